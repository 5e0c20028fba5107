import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { readSettings } from '../env.ts'

/** Which modules of OpenTelemetry a process has loaded once the server's own are. */
const loaded = `
  import { registerHooks } from 'node:module'
  const seen = []
  registerHooks({ load: (url, context, next) => (seen.push(url), next(url, context)) })
  await import('./src/server/open-deps.ts')
  await import('./src/server/app.ts')
  console.log(JSON.stringify([seen.length > 100, seen.filter((url) => /opentelemetry\\/(?!api)|otlp\\.ts/.test(url))]))
`

it('loads nothing of tracing where no endpoint is set [OBS-04]', () => {
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', loaded], {
    encoding: 'utf8',
  })
  expect(JSON.parse(stdout)).toEqual([true, []])
  expect(readSettings({}).traces).toBeUndefined()
})

it('takes the usual variables of OpenTelemetry [OBS-04]', () => {
  expect(
    readSettings({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
      OTEL_TRACES_SAMPLER_ARG: '0.1',
    }).traces,
  ).toEqual({ endpoint: 'http://collector:4318', service_name: 'epod', ratio: 0.1 })
  expect(() => readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' })).toThrow(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
  )
})
