import { join } from 'node:path'
import { diskFiles } from '../src/server/gateways/disk-files.ts'
import { openDatabase } from '../src/server/stores/database/open-database.ts'
import { Damaged } from '../src/server/stores/database/busy.ts'
import { CannotOpen, cannotOpen } from '../src/server/stores/database/open-errors.ts'
import { migrate } from '../src/server/stores/database/migrate.ts'
import { readerOf } from '../src/server/stores/log/chains.ts'
import { said, verifyLog } from '../src/server/jobs/verify-log.ts'

/** What the process ends with; CONTRIBUTING.md says the same. */
const exit = { clean: 0, changed: 1, not_begun: 2, lost: 3 } as const

const { DATABASE_URL: url, EPOD_DATA_DIR: dataDir = './data' } = process.env
try {
  const database = await openDatabase({ url: url === '' ? undefined : url, dataDir })
  try {
    await migrate(database)
    const { orders, events, files, findings, changed, damage } = await verifyLog(
      readerOf(database),
      diskFiles(join(dataDir, 'files')),
      (finding) => console.error(said(finding)),
    )
    for (const sentence of damage) console.error(`the database is damaged: ${sentence}`)
    const lost = findings - changed
    const faults = [
      ...(changed > 0 ? [`${changed} found changed`] : []),
      ...(lost > 0 ? [`${lost} missing or unreadable`] : []),
      ...(damage.length > 0 ? [`${damage.length} parts of the database cannot be read`] : []),
    ]
    console.log(
      `${events} events of ${orders} orders and ${files} files: ` +
        (faults.length === 0 ? 'all as they were written.' : `${faults.join(', ')}.`),
    )
    if (changed > 0) process.exitCode = exit.changed
    else process.exitCode = faults.length > 0 ? exit.lost : exit.clean
  } finally {
    await database.close()
  }
} catch (error) {
  if (!(error instanceof CannotOpen) && !(error instanceof Damaged)) throw error
  console.error(error instanceof Damaged ? cannotOpen.unreadable(error.message) : error.message)
  process.exitCode = exit.not_begun
}
