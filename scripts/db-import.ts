import { importAll } from '../src/server/jobs/moving/import-all.ts'
import { keepSecret, keptSecret } from '../src/server/kept-secret.ts'
import { migrate } from '../src/server/stores/database/migrate.ts'
import { CannotTransfer } from '../src/server/stores/database/transfer/manifest.ts'
import { runTransfer, tellContents } from './db-transfer.ts'

await runTransfer(
  'import',
  ['--incomplete'],
  async ({ database, data_dir, files, secret, folder, isAsked }) => {
    await migrate(database)
    const { manifest, verified } = await importAll({ database, files }, folder, {
      incomplete: isAsked('--incomplete'),
      keepSecret: async (exported) => {
        if (secret === null) return keepSecret(data_dir, exported)
        if (secret !== exported)
          throw new CannotTransfer(
            'EPOD_SECRET is another secret than the exported one: unset it, or set it to that one',
          )
      },
    })
    tellContents(manifest)
    const { events, orders, files: seen, findings } = verified
    console.log(
      `Compared: the rows of each table and the bytes of each file are those exported. Verified: ` +
        `${events} events of ${orders} orders and ${seen} files are as they were written` +
        (findings === 0 ? '.' : `, but for ${findings} files that the export lacks.`),
    )
    if (!manifest.secret) {
      if (secret === null) await keptSecret(data_dir, async () => false)
      console.log(
        'The export has no secret: one-time passwords and messages on their way, and pages opened ' +
          'by links, have to be asked for again, unless EPOD_SECRET or the data folder holds the ' +
          'one of before. Orders, accounts, sessions and links stay good.',
      )
    }
    console.log(`Imported from ${folder}.`)
    return 0
  },
)
