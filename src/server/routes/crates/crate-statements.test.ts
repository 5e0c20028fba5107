import { present } from '../../testing/present.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { words } from '../../../domain/testing/words.ts'
import { platform } from '../../stores/database/scope.ts'
import {
  answerStatement,
  openStatement,
  sendStatement,
} from '../../../contract/crates/crate-statements.ts'
import { openTestApp, type Reply, type TestApp } from '../../testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())
// oxlint-disable-next-line no-explicit-any -- each test knows its call's shape
const get = async (url: string): Promise<any> => (await t.call('acme', url)).body.result

describe('a statement', () => {
  const party = { kind: 'receiver', name: 'Paper Stores' }
  const sent = async (): Promise<{ ref: string; body: Reply['body'] }> => {
    await t.call('acme', '/crates/movements', {
      asset: 'tray',
      from: { kind: 'warehouse', name: 'W' },
      to: party,
      quantity: 2,
    })
    const { body } = await t.call('acme', '/crates/statements', {
      kind: 'receiver',
      party: 'Paper Stores',
    })
    return { ref: present(body.result.url.split('/').at(-1)), body }
  }

  it('is confirmed or contested by the party through its address, once [CRAT-01]', async () => {
    const { ref, body } = await sent()
    expect(body.result.balances).toEqual([{ asset: 'tray', balance: 2 }])
    expect((await t.call(null, openStatement, { params: { ref } })).body.result).toMatchObject({
      sender: 'Acme Logistics',
      party: 'Paper Stores',
      time_zone: 'Asia/Kolkata',
      balances: [{ asset: 'tray', balance: 2 }],
      answer: null,
    })
    const contest = { answer: 'contested', note: 'One came back' }
    for (let times = 0; times < 2; times += 1)
      expect((await t.call(null, `/public/crates/${ref}`, contest)).body).toMatchObject({
        message: words.statement_thanks,
        result: contest,
      })
    expect(
      await t.call(null, answerStatement, { params: { ref }, body: { answer: 'confirmed' } }),
    ).toMatchObject({
      code: 409,
      body: { message: words.statement_answered },
    })
    expect((await get('/crates/statements'))[0]).toMatchObject({
      party: 'Paper Stores',
      created_by: 'acme',
      answer: 'contested',
      note: 'One came back',
    })
  })

  it('thanks nobody for a second note, which is not kept [CRAT-01]', async () => {
    const { ref } = await sent()
    const contest = (note: string) =>
      t.call(null, `/public/crates/${ref}`, { answer: 'contested', note })
    expect((await contest('One came back')).code).toBe(200)
    expect(await contest('Two came back')).toMatchObject({
      code: 409,
      body: { message: words.statement_answered },
    })
    expect((await get('/crates/statements'))[0]).toMatchObject({ note: 'One came back' })
  })

  it('is made once, at one address, however often the desk’s request arrives [CRAT-01]', async () => {
    await sent()
    const before = (await get('/crates/statements')).length
    const send = async () =>
      (
        await t.call(
          'acme',
          sendStatement,
          { body: { kind: 'receiver', party: 'Paper Stores' } },
          { 'idempotency-key': 'statement-1' },
        )
      ).body.result
    const [first, again] = [await send(), await send()]
    expect(again).toEqual(first)
    expect((await get('/crates/statements')).length).toBe(before + 1)
    const [row] = await t.database.read(
      platform,
      () =>
        sql<{
          kept: string
        }>`select answer::text as kept from idempotency where key = 'statement-1'`,
    )
    expect(row?.kept).not.toContain(first.url.split('/').at(-1))
  })

  it('is not contested without a word on what is wrong, and the list of them comes page by page [CRAT-01]', async () => {
    const { ref } = await sent()
    expect(
      await t.call(null, answerStatement, {
        params: { ref },
        body: { answer: 'contested', note: ' ' },
      }),
    ).toMatchObject({
      code: 422,
      body: { message: words.note_missing, errors: [{ field: 'note' }] },
    })
    await sent()
    const [all, [, second]] = [
      await get('/crates/statements'),
      await get('/crates/statements?limit=2'),
    ]
    expect(await get('/crates/statements?limit=1&offset=1')).toEqual([second])
    expect(all[1]).toEqual(second)
    expect((await t.call('acme', '/crates/statements?limit=51')).code).toBe(422)
  })

  it('is over after its time, and then answers as an address that never was [CRAT-01]', async () => {
    const { ref, body } = await sent()
    await t.database.asOwner((db) =>
      sql`
        update crate_statements
        set expires_at = now() - interval '1 s'
        where id = ${body.result.id}`.execute(db),
    )
    const [over, invented] = [
      await t.call(null, openStatement, { params: { ref } }),
      await t.call(null, '/public/crates/AAAAAAAAAAAAAAAAAAAAAA'),
    ]
    expect([over.code, over.body]).toEqual([404, invented.body])
    expect(
      (await t.call(null, answerStatement, { params: { ref }, body: { answer: 'confirmed' } }))
        .code,
    ).toBe(404)
  })

  it('is nobody else’s to see [CRAT-01]', async () => {
    await sent()
    expect((await t.call(null, '/public/crates/abc')).code).toBe(404)
    expect((await t.call('syngenta', '/crates/statements')).code).toBe(403)
    expect(await t.call('acme-vendor', '/crates/balances')).toMatchObject({
      code: 403,
      body: { message: words.wrong_party('Crate account') },
    })
  })
})
