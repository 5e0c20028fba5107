// Tells a container engine whether the process beside it can serve: ends with 0 where it can.
const { EPOD_HEALTH_PORT, PORT = '8080' } = process.env
const port = EPOD_HEALTH_PORT || PORT
const is_ready = await fetch(`http://127.0.0.1:${port}/readyz`, {
  signal: AbortSignal.timeout(3_000),
}).then(
  ({ ok }) => ok,
  () => false,
)
process.exitCode = is_ready ? 0 : 1
