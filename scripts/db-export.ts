import { exportAll } from '../src/server/jobs/moving/export-all.ts'
import { keptSecret } from '../src/server/kept-secret.ts'
import { LACKS_FILES, runTransfer, tellContents } from './db-transfer.ts'

await runTransfer(
  'export',
  ['--with-secret'],
  async ({ database, data_dir, files, secret, folder, isAsked }) => {
    const isTaken = isAsked('--with-secret')
    // One that is not there is not made: the database was used with another.
    const given = isTaken ? (secret ?? (await keptSecret(data_dir, async () => true))) : null
    const manifest = await exportAll({ database, files }, folder, given, (lost) =>
      console.error(
        `not taken: the file ${lost.digest} of client ${lost.client_id}, which is ${lost.fault}`,
      ),
    )
    tellContents(manifest)
    if (isTaken) console.log('secret: taken. Whoever has the folder can sign as this installation.')
    else
      console.log(
        'Not taken: the secret (--with-secret takes it; without it, one-time passwords and ' +
          'messages on their way, and pages opened by links, have to be asked for again).',
      )
    console.log('Not taken: settings of the environment, such as SMTP_URL, and what was logged.')
    const { lost } = manifest.media
    if (lost > 0) console.error(`${lost} files on record could not be taken: see above.`)
    console.log(`Exported to ${folder}.`)
    return lost > 0 ? LACKS_FILES : 0
  },
)
