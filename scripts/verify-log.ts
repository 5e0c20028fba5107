import { join } from 'node:path'
import { diskFiles } from '../src/server/gateways/disk-files.ts'
import { openDatabase } from '../src/server/stores/database/open-database.ts'
import { CannotOpen } from '../src/server/stores/database/open-errors.ts'
import { migrate } from '../src/server/stores/database/migrate.ts'
import { verifyLog, type Finding } from '../src/server/jobs/verify-log.ts'

const said: Record<Finding['fault'], string> = {
  chain: 'does not follow from the events before it, or is not what was written',
  columns: 'stands under another order, number or kind than it says',
  end: 'is not where the log ended: events are missing after it',
  read_model: 'the order is not what its events add up to',
  file_missing: 'names a file that is not there',
  file_changed: 'names a file whose bytes are others now',
}
const { DATABASE_URL: url, EPOD_DATA_DIR: dataDir = './data' } = process.env
try {
  const database = await openDatabase({ url: url === '' ? undefined : url, dataDir })
  try {
    await migrate(database)
    const { orders, events, files, findings } = await verifyLog(
      database,
      diskFiles(join(dataDir, 'files')),
      ({ client_id, order_id, seq, fault }) => {
        console.error(
          `client ${client_id}, order ${order_id}${seq === null ? '' : `, event ${seq}`}: ` +
            said[fault],
        )
      },
    )
    console.log(
      `${events} events of ${orders} orders and ${files} files: ` +
        (findings === 0 ? 'all as they were written.' : `${findings} found changed.`),
    )
    process.exitCode = findings === 0 ? 0 : 1
  } finally {
    await database.close()
  }
} catch (error) {
  if (!(error instanceof CannotOpen)) throw error
  console.error(error.message)
  process.exitCode = 2
}
