import Glibc

var checks = Checks()
try checkBetween(&checks)
try checkLevel(&checks)
if checks.failures > 0 {
  print("\(checks.failures) checks failed")
  exit(1)
}
print("all checks passed")
