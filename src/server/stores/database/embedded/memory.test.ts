import pg from 'pg'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { aFolder } from '../../../testing/a-folder.ts'
import { EmbeddedEngine } from './engine.ts'
import { createWhole, layoutOf, prepareParent } from './folder.ts'
import { createDatabase } from './start-worker.ts'

const ROWS = 20_000
const TIMES = 5

it('the engine keeps none of the rows that it has answered [EMB-03]', async () => {
  const layout = layoutOf(join(aFolder(), 'data'))
  prepareParent(layout)
  await createWhole(layout, createDatabase)
  const limits = { statement: 60_000, idle_in_transaction: 60_000 }
  const engine = new EmbeddedEngine(layout.database, limits, () => {})
  onTestFinished(() => engine.close())
  const worker = await engine.up()
  const client = new pg.Client({
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    stream: () => engine.stream(),
  })
  await client.connect()
  const held = async (): Promise<number> => {
    const { used_heap_size } = await worker.getHeapStatistics()
    return used_heap_size
  }
  const read = () =>
    client.query(`select repeat('x', 1000) as text from generate_series(1, ${ROWS})`)
  await read()
  const before = await held()
  for (let time = 0; time < TIMES; time += 1) expect((await read()).rows).toHaveLength(ROWS)
  await client.end()
  expect((await held()) - before).toBeLessThan((TIMES * ROWS * 1_000) / 2)
}, 60_000)
