import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listUserChanges } from '../../../contract/users/user-changes.ts'
import { importUsers } from '../../../contract/users/user-import.ts'
import { listUsers } from '../../../contract/users/users.ts'
import { XLSX } from '../../../contract/media-types.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { unzipped } from '../../testing/unzipped.ts'
import { anInvited, changed } from '../../testing/users.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const bring = (rows: Record<string, unknown>[], others = {}, as = 'admin', headers = {}) =>
  t.call(as, importUsers, { body: { rows, ...others } }, headers)
const found = async (search: string) =>
  (await t.call('admin', listUsers, { query: { search } })).body.result.users.map(
    ({ username }) => username,
  )

describe('users out of a sheet', () => {
  const rows = [
    { username: 'sheet-1', name: 'One', email: 'one@example.com', accountType: 'CnF', role: '' },
    { username: 'sheet-2', name: '', email: 'not an address' },
    { username: 'sheet-1', name: 'Twice' },
    { username: 'BAYER', name: 'Of another client' },
    { username: 'sheet-3', name: 'Three', reach: 'vendor', party: 'Roadrunner' },
    { username: 'sheet-4', name: 'Four', colour: 'red' },
    { username: 'clients', name: 'Seven' },
  ]
  const failed = [
    [2, 'sheet-2', ['name', 'email']],
    [3, 'sheet-1', ['username']],
    [4, 'BAYER', ['username']],
    [6, 'sheet-4', ['colour']],
    [7, 'clients', ['username']],
  ]
  const created = [
    { row: 1, username: 'sheet-1' },
    { row: 5, username: 'sheet-3' },
  ]

  it('are judged row by row, each wrong field with its reason, and added beside bad ones [MGMT-01]', async () => {
    const trial = await bring(rows, { check: true })
    expect(await found('sheet-')).toEqual([])
    const real = await bring(rows, { why: 'the new depot' })
    for (const { code, body } of [trial, real]) {
      expect([code, body.result.created]).toEqual([200, created])
      expect(
        body.result.failed.map(({ row, username, errors }) => [
          row,
          username,
          errors.map(({ field }) => field),
        ]),
      ).toEqual(failed)
      expect(body.result.failed[1]?.errors[0]).toMatchObject({
        code: 'user_exists',
        message: 'There is a user ‘sheet-1’ already',
      })
    }
    expect([trial.body.code, real.body.code]).toEqual(['users_judged', 'users_added'])
    expect(await found('sheet-')).toEqual(['sheet-1', 'sheet-3'])
    const query = { username: 'sheet-3' }
    const { changes } = (await t.call('admin', listUserChanges, { query })).body.result
    expect(changes).toMatchObject([{ action: 'created', by: 'admin', why: 'the new depot' }])
  })

  it('get no more than who brings them has, of one’s own client alone [MGMT-01] [ROLE-15]', async () => {
    const { body } = await bring(
      [{ username: 'sheet-5', name: 'Five', accountType: 'Admin' }],
      {},
      'acme-users',
    )
    expect(body).toMatchObject({
      status: true,
      result: {
        created: [],
        failed: [{ row: 1, errors: [{ field: 'accountType', code: 'more_than_own' }] }],
      },
    })
    expect((await bring([{ username: 'x' }], { client: 'bayer' })).code).toBe(404)
    expect((await bring([{ username: 'x' }], {}, 'acme')).code).toBe(403)
    expect((await bring([])).code).toBe(422)
    expect((await bring(Array.from({ length: 201 }, () => ({})))).code).toBe(422)
  })

  it('are added once for one Idempotency-Key, and at most 200 at once [MGMT-01]', async () => {
    const many = Array.from({ length: 200 }, (_, n) => ({ username: `many-${n}`, name: 'N' }))
    const headers = { 'idempotency-key': 'many-once' }
    const first = await bring(many, {}, 'admin', headers)
    const again = await bring(many, {}, 'admin', headers)
    expect([first.body.result.created.length, again.body]).toEqual([200, first.body])
  })
})

/** A stream of lines is no JSON as a whole: the test's reader hands it on as it came. */
const linesOf = ({ body }: { body: unknown }): string[] =>
  (body as Buffer).toString('utf8').trim().split('\n')

describe('the log of changes to take away', () => {
  it('is streamed as JSON Lines, and in the words of the page as a spreadsheet or CSV, filtered as the list is [MGMT-01] [L10N-01]', async () => {
    const username = await anInvited(t, { why: '=1+1' })
    await changed(t, 'admin', username, { name: 'Second' })
    const take = (accept: string, query: object = { username }, headers: object = {}) =>
      t.call('admin', listUserChanges, { query }, { accept, ...headers })
    const { changes } = (await take('application/json')).body.result
    const lines = await take('application/jsonl')
    expect(lines.headers).toMatchObject({
      'content-type': 'application/jsonl',
      'epod-rows': '2',
      'content-disposition': expect.stringContaining('user-changes.jsonl'),
    })
    const text = linesOf(lines)
    expect(text.map((line) => JSON.parse(line))).toEqual(changes)
    const book = await take(XLSX)
    const sheet = unzipped(book.body as unknown as Buffer).get('xl/worksheets/sheet1.xml')
    expect([book.headers['content-type'], book.headers['epod-rows']]).toEqual([XLSX, '2'])
    expect(String(sheet)).toContain('Second')
    const csv = await take('text/csv')
    expect([csv.headers['content-type'], csv.headers['epod-rows']]).toEqual([
      expect.stringContaining('text/csv'),
      '2',
    ])
    const [head, newest, first] = linesOf(csv)
    expect((csv.body as unknown as Buffer).subarray(0, 3).toString('hex')).toBe('efbbbf')
    expect(head).toBe('When,By,Client,User,What,Before,After,Why\r')
    expect(newest).toContain(`,admin,acme,${username},Changed,Name: A person,Name: Second,`)
    const [, of_hindi] = linesOf(await take('text/csv', { username }, { 'accept-language': 'hi' }))
    expect(of_hindi).toContain(',बदला गया,नाम: A person,नाम: Second,')
    expect(first?.endsWith(`,'=1+1`)).toBe(true)
    const all = linesOf(await take('application/jsonl', {}))
    expect(all.length).toBeGreaterThan(200)
    const reply = await t.call('acme', listUserChanges, { query: {} }, { accept: XLSX })
    expect(reply.code).toBe(403)
  })
})
