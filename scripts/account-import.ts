import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { userFields } from '../src/domain/users/user-input.ts'
import { importAccount } from '../src/server/jobs/account/import-account.ts'
import { sequence } from '../src/server/jobs/log/sequencer.ts'
import { runAccountTransfer, WrongCall } from './account-transfer.ts'

const USAGE =
  'Usage: npm run admin -- import-account <file> [--as <key>] [--users-as <suffix>] [--keys <file>]'

/** What is asked for. */
interface Asked {
  readonly file: string
  readonly as: string | undefined
  readonly users_as: string | undefined
  readonly keys: string | undefined
}

/** What was asked for. Throws WrongCall. */
function asked(): Asked {
  try {
    const { values, positionals } = parseArgs({
      options: {
        as: { type: 'string' },
        'users-as': { type: 'string' },
        keys: { type: 'string' },
      },
      allowPositionals: true,
    })
    const [file, ...more] = positionals
    const { as, 'users-as': users_as } = values
    if (file === undefined || more.length > 0) throw new WrongCall(USAGE)
    if (as !== undefined && !/^[a-z0-9][a-z0-9-]{0,39}$/.test(as))
      throw new WrongCall('--as is a key of small letters, digits and hyphens.')
    if (users_as !== undefined && !userFields.username.safeParse(`a${users_as}`).success)
      throw new WrongCall('--users-as is of letters, digits or signs of a username: . _ @ + -')
    return { file, as, users_as, keys: values.keys === undefined ? undefined : textOf(values.keys) }
  } catch (error) {
    throw error instanceof WrongCall ? error : new WrongCall(`${String(error)}\n${USAGE}`)
  }
}

/** What a file says. Throws WrongCall where it cannot be read. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new WrongCall(error instanceof Error ? error.message : String(error))
  }
}

await runAccountTransfer(asked, async (deps, { file, as, users_as, keys }) => {
  const { manifest, key, verified, proven, renamed } = await importAccount(
    {
      database: deps.database,
      files: deps.files,
      heard: (step) => console.error(step),
    },
    file,
    { as, users_as, keys },
  )
  await sequence(deps)
  const { client, origin, exported_at, media } = manifest
  const { events, orders, files } = verified
  console.log(`${client.name} is here as '${key}', from ${origin.url} as of ${exported_at}.`)
  console.log(`Verified: ${events} events of ${orders} orders, ${files} files.`)
  console.log(
    proven === events
      ? `Each event was in ${origin.log ?? 'its log'} under the checkpoint of then.`
      : `${proven} events were in the log of there; of ${events - proven} that cannot be shown.`,
  )
  if (media.lost.length > 0)
    console.error(`${media.lost.length} files were lost there already: manifest.json names them.`)
  for (const [name, here] of renamed) console.log(`The user ${name} is ${here} here.`)
  console.log('Users have no password here: invite them (npm run admin -- users invite).')
  return media.lost.length > 0 ? 3 : 0
})
