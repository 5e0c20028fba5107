import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readFileSettings } from '../src/server/env.ts'
import { WrongSetting } from '../src/server/wrong-setting.ts'
import { openFiles } from '../src/server/open-files.ts'
import { openDatabase } from '../src/server/stores/database/open-database.ts'
import { Damaged } from '../src/server/stores/database/busy.ts'
import { CannotOpen, cannotOpen } from '../src/server/stores/database/open-errors.ts'
import { prepareSchema } from '../src/server/stores/database/serving-user.ts'
import { readerOf } from '../src/server/stores/log/chains.ts'
import { said, verifyLog } from '../src/server/jobs/log/verify-log.ts'
import { saidOfTree, verifyTree } from '../src/server/jobs/log/verify-tree.ts'
import { checkpointGiven } from '../src/server/transparency/given-checkpoint.ts'
import { sha256Of } from '../src/server/transparency/log-signer.ts'
import { keyIn, type VerifierKey } from '../src/domain/transparency/signed-note.ts'
import { databaseUrl } from './database-url.ts'

/** What the process ends with; CONTRIBUTING.md says the same. */
const exit = { clean: 0, changed: 1, not_begun: 2, lost: 3 } as const

const { values } = parseArgs({
  options: {
    // Checkpoints that were kept elsewhere, alone or in a mail, and keys that are known from there.
    checkpoint: { type: 'string', multiple: true, default: [] },
    key: { type: 'string', multiple: true, default: [] },
  },
})

/** What a file holds. Ends the process where it cannot be read. */
function bytesOf(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(exit.not_begun)
  }
}

/** A verifier key, in its line or in a file that holds it. Ends the process where it is neither. */
function keyNamed(text: string): VerifierKey {
  const key = keyIn(text, sha256Of) ?? keyIn(bytesOf(text).toString('utf8'), sha256Of)
  if (key) return key
  console.error(`${text} is no verifier key`)
  process.exit(exit.not_begun)
}

const witness = {
  given: await Promise.all(
    values.checkpoint.map(async (name) => ({ name, note: await checkpointGiven(bytesOf(name)) })),
  ),
  trusted: values.key.map(keyNamed),
}

try {
  const settings = readFileSettings(process.env)
  const files = await openFiles(settings)
  const database = await openDatabase({ url: databaseUrl, dataDir: settings.data_dir })
  try {
    await prepareSchema(database, () => {})
    const {
      orders,
      events,
      files: seen,
      damage,
      ...log
    } = await verifyLog(readerOf(database), files, (finding) => console.error(said(finding)))
    const tree =
      damage.length > 0
        ? null
        : await verifyTree(readerOf(database), witness, (finding) =>
            console.error(saidOfTree(finding)),
          )
    const [findings, changed] = [log.findings, log.changed].map(
      (count) => count + (tree?.findings ?? 0),
    ) as [number, number]
    for (const sentence of damage) console.error(`the database is damaged: ${sentence}`)
    const lost = findings - changed
    const faults = [
      ...(changed > 0 ? [`${changed} found changed`] : []),
      ...(lost > 0 ? [`${lost} missing or unreadable`] : []),
      ...(damage.length > 0 ? [`${damage.length} parts of the database cannot be read`] : []),
    ]
    console.log(
      `${events} events of ${orders} orders, ${seen} files` +
        `${tree ? `, ${tree.leaves} leaves and ${tree.checkpoints} checkpoints` : ''}: ` +
        (faults.length === 0 ? 'all as they were written.' : `${faults.join(', ')}.`),
    )
    if (changed > 0) process.exitCode = exit.changed
    else process.exitCode = faults.length > 0 ? exit.lost : exit.clean
  } finally {
    await database.close()
  }
} catch (error) {
  const isKnown = [CannotOpen, Damaged, WrongSetting].some((kind) => error instanceof kind)
  if (!(error instanceof Error) || !isKnown) throw error
  console.error(error instanceof Damaged ? cannotOpen.unreadable(error.message) : error.message)
  process.exitCode = exit.not_begun
}
