import { existsSync } from 'node:fs'
import { exportAccount } from '../src/server/jobs/account/export-account.ts'
import { clientNamed } from '../src/server/stores/accounts/clients.ts'
import { CannotTransfer } from '../src/server/stores/database/transfer/manifest.ts'
import { runAccountTransfer, WrongCall } from './account-transfer.ts'

/** What was asked for. Throws WrongCall. */
function asked(): { key: string; file: string } {
  const [key, file, ...more] = process.argv.slice(2)
  if (key === undefined || file === undefined || more.length > 0 || file.startsWith('--'))
    throw new WrongCall('Usage: npm run admin -- export-account <client> <file>')
  if (existsSync(file)) throw new WrongCall(`${file} is there already.`)
  return { key, file }
}

await runAccountTransfer(asked, async (deps, { key, file }) => {
  const client = await clientNamed(deps.database, key)
  if (!client) throw new CannotTransfer(`There is no client '${key}'.`)
  const place = { file, rows: `${file}.rows` }
  const { bytes, sha256, files_done, files_lost } = await exportAccount(
    deps,
    client.id,
    place,
    async () => {},
  )
  console.log(`${file}: ${bytes} bytes, SHA-256 ${sha256}`)
  console.log(`Photos and papers: ${files_done - files_lost} of ${files_done}.`)
  console.log('Whoever has the file reads all that the client has; it opens nothing.')
  if (files_lost > 0) console.error(`${files_lost} are not in the store as they were put there.`)
  return files_lost > 0 ? 3 : 0
})
