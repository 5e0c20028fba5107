import pg from 'pg'
import type { QueryResult, Submittable } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testServer } from '../../testing/database.ts'
import { DbConnection, type SendMode } from './connection.ts'
import { LoneQuery } from './driver-query.ts'
import { PipelinedQuery } from './pipelined-query.ts'

const pool = new pg.Pool({ connectionString: testServer().href, max: 1, pipeline: true })
let client: pg.PoolClient
beforeAll(async () => {
  client = await pool.connect()
  await client.query('create temporary table marks (mark text)')
})
beforeEach(() => client.query('truncate marks'))
afterAll(async () => {
  client.release()
  await pool.end()
})

const mark = (text: string) => ({
  text: 'insert into marks values ($1) returning mark',
  values: [text],
})
const failing = { name: 'failing', text: 'select 1 / $1::int', values: [0] }
const marks = async (): Promise<unknown[]> =>
  (await client.query<{ mark: string }>('select mark from marks order by 1')).rows.map(
    (row) => row.mark,
  )
const outcomes = (sent: readonly Promise<unknown>[]) =>
  Promise.allSettled(sent).then((all) => all.map(({ status }) => status))

/** What the query still refers to of its answer and of whoever waited for it. */
const held = ({ callback, values, _result, _results }: PipelinedQuery | LoneQuery) =>
  JSON.stringify([String(callback), values, _result, _results]).includes('kept')

it.each(['burst', 'lone statement'])(
  'holds nothing of its answer afterwards (%s)',
  async (kind) => {
    const { promise, resolve, reject } = Promise.withResolvers<QueryResult>()
    const statement = mark('kept')
    const query =
      kind === 'burst'
        ? new PipelinedQuery([{ statement, resolve, reject }], () => {})
        : new LoneQuery(statement, (error, answer) => (error ? reject(error) : resolve(answer)))
    const seen: boolean[] = []
    query.callback = ((before) => (error?: unknown, answer?: QueryResult) => {
      seen.push(held(query))
      before(error, answer)
    })(query.callback)
    client.query(query as unknown as Submittable)
    expect((await promise).rows).toEqual([{ mark: 'kept' }])
    await client.query('select')
    expect([...seen, held(query)]).toEqual([true, false])
  },
)

describe('a burst', () => {
  it('runs nothing behind a statement that failed, though no transaction is open', async () => {
    const session = new DbConnection(client, 'together')
    expect(await outcomes([session.send(failing), session.send(mark('same turn'))])).toEqual([
      'rejected',
      'rejected',
    ])
    await expect(session.send(mark('later turn'))).rejects.toThrow('division by zero')
    expect(await marks()).toEqual([])
  })

  it('holds back what is sent before its answer is known', async () => {
    const session = new DbConnection(client, 'together')
    const first = session.send(failing).catch(() => 'failed')
    await new Promise((resolve) => setImmediate(resolve))
    expect(await outcomes([session.send(mark('next turn'))])).toEqual(['rejected'])
    expect(await first).toBe('failed')
    expect(await marks()).toEqual([])
  })

  it('answers each statement with its own rows, and those before the one that failed too', async () => {
    const session = new DbConnection(client, 'together')
    const sent = [
      session.send({ name: 'begin', text: 'begin' }),
      session.send(mark('a')),
      session.send({ text: 'select 2 as two' }),
      session.send({ text: 'select from marks where false' }),
    ]
    expect((await Promise.all(sent)).map(({ rows }) => rows)).toEqual([
      [],
      [{ mark: 'a' }],
      [{ two: 2 }],
      [],
    ])
    expect(
      await outcomes([
        session.send(mark('b')),
        session.send(failing),
        session.send({ name: 'commit', text: 'commit' }),
      ]),
    ).toEqual(['fulfilled', 'rejected', 'rejected'])
    await session.rollBack(new Error('undone'))
    expect(await marks()).toEqual([])
  })

  it.each([['together'], [{ timeout: undefined }]] as [SendMode][])(
    'leaves the connection fit for the same names again after a failure (%j)',
    async (sending) => {
      for (const value of [0, 1, 0, 2]) {
        const session = new DbConnection(client, sending)
        const divided = session.send({ ...failing, values: [value] })
        const named = session.send({
          name: 'marking',
          text: 'insert into marks values ($1)',
          values: ['x'],
        })
        expect(await outcomes([divided, named])).toEqual(
          value === 0
            ? ['rejected', sending === 'together' ? 'rejected' : 'fulfilled']
            : ['fulfilled', 'fulfilled'],
        )
      }
    },
  )

  it('refuses one name for two statements, in one burst too, where the second would be answered by the first', async () => {
    const both = new DbConnection(client, 'together')
    expect(
      await outcomes([
        both.send({ name: 'twice', text: 'select 1' }),
        both.send({ name: 'twice', text: 'select 2' }),
      ]),
    ).toEqual(['rejected', 'rejected'])
    const session = new DbConnection(client, 'together')
    await session.send({ name: 'once', text: 'select 1' })
    await expect(
      new DbConnection(client, 'together').send({ name: 'once', text: 'select 2' }),
    ).rejects.toThrow('already stands for another statement')
  })

  it('breaks the connection off rather than go on behind a value that cannot be sent', async () => {
    const circle: Record<string, unknown> = {}
    circle['self'] = circle
    const other = new pg.Client({ connectionString: testServer().href, pipeline: true })
    const ended = new Promise((resolve) => other.once('end', resolve))
    other.on('error', () => {})
    await other.connect()
    const session = new DbConnection(other as unknown as pg.PoolClient, 'together')
    await expect(session.send({ text: 'select $1::jsonb', values: [circle] })).rejects.toThrow(
      'circular',
    )
    await ended
  })
})
