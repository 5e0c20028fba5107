import { spawn } from 'node:child_process'
import { startPostgres } from './postgres.ts'

const [command, ...args] = process.argv.slice(2)
if (!command) throw new Error('Usage: node scripts/with-postgres.ts <command> [arguments]')

const given = process.env['EPOD_TEST_POSTGRES_URL']
const postgres = given ? { url: given, stop: () => Promise.resolve() } : await startPostgres()
const env = { ...process.env, EPOD_TEST_POSTGRES_URL: postgres.url, EPOD_TEST_DATABASE: 'postgres' }
const child = spawn(command, args, { stdio: 'inherit', env })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => child.kill(signal))
process.exitCode = await new Promise<number>((resolve) => {
  child.on('error', (error) => {
    console.error(error.message)
    resolve(1)
  })
  child.on('exit', (code) => resolve(code ?? 1))
})
await postgres.stop()
