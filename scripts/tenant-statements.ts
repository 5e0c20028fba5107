import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { keptWhole } from '../src/server/stores/database/testing/tenancy.ts'
import {
  tenantFaults,
  tenantTables,
  type TenantFault,
} from '../src/server/stores/database/testing/tenant-statements.ts'

/** Fewer were not written by a whole run. */
const FEWEST = 200

const [folder, ...more] = process.argv.slice(2)
if (!folder || more.length > 0)
  throw new Error('Usage: node scripts/tenant-statements.ts <folder of EPOD_TEST_STATEMENTS>')

const owned = await tenantTables(
  readdirSync('migrations').map((name) => readFileSync(join('migrations', name), 'utf8')),
)
const tables = new Set([...owned].filter((table) => !(table in keptWhole)))
const texts = new Set(
  readdirSync(folder).flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as string),
  ),
)

const counted: Record<TenantFault, number> = { join: 0, upsert: 0, change: 0, read: 0 }
for (const text of texts)
  for (const { fault, table } of await tenantFaults(text, tables)) {
    counted[fault] += 1
    if (fault === 'join' || fault === 'upsert')
      console.error(`${fault} of ${table} without its client: ${text.replaceAll(/\s+/g, ' ')}`)
  }
console.log(
  `${texts.size} statements: ${counted.join} join and ${counted.upsert} add rows of ` +
    `${tables.size} tables without their client; ${counted.change} change and ${counted.read} ` +
    'read them over all clients, or as a role that sees one client’s alone.',
)
const isWhole = texts.size >= FEWEST && counted.join + counted.upsert === 0
process.exitCode = isWhole ? 0 : 1
