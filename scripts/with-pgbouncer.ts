import { spawn } from 'node:child_process'
import { startPgBouncer } from './pgbouncer.ts'
import { startPostgres } from './postgres.ts'

const [command, ...args] = process.argv.slice(2)
if (!command) throw new Error('Usage: node scripts/with-pgbouncer.ts <command> [arguments]')

const postgres = await startPostgres()
const pgbouncer = await startPgBouncer(postgres.url, {
  epod_test_owner: 'epod_test_owner',
  epod_test_server: 'epod_test_server',
})
const child = spawn(command, args, {
  stdio: 'inherit',
  env: {
    ...process.env,
    EPOD_TEST_POSTGRES_URL: postgres.url,
    EPOD_TEST_POOLER_PORT: String(pgbouncer.port),
    EPOD_TEST_DATABASE: 'postgres',
  },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => child.kill(signal))
process.exitCode = await new Promise<number>((resolve) => {
  child.on('error', (error) => {
    console.error(error.message)
    resolve(1)
  })
  child.on('exit', (code) => resolve(code ?? 1))
})
await pgbouncer.stop()
await postgres.stop()
