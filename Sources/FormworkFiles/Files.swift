internal import Formwork
