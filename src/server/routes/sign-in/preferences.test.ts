import type { CallRefusal } from '../../../contract/typed-call.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mostViews } from '../../../domain/preferences.ts'
import { usualPreferences } from '../../../domain/usual-preferences.ts'
import { platform } from '../../stores/database/scope.ts'
import {
  getPreferences,
  listViews,
  removeView,
  savePreferences,
  saveView,
} from '../../../contract/sign-in/preferences.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { words } from '../../../domain/testing/words.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const fieldsOf = (body: Pick<CallRefusal, 'errors'>): string[] =>
  (body.errors ?? []).map(({ field }) => field)

describe('how a user likes the table', () => {
  it('is the usual until something was chosen, then that, for this user alone and on every device [TABL-03] [TABL-02]', async () => {
    expect((await t.call('acme', getPreferences, {})).body).toMatchObject({
      status: true,
      result: usualPreferences,
    })
    const first = await t.call('acme', savePreferences, {
      body: {
        display_items: ['lr', 'vehicle'],
        page_size: 25,
      },
    })
    expect(first.body.result).toEqual({
      ...usualPreferences,
      display_items: ['lr', 'vehicle'],
      page_size: 25,
    })
    const second = await t.call('acme', savePreferences, {
      body: {
        column_widths: { lr: 120 },
        density: 'compact',
      },
    })
    expect(second.body.result).toEqual({
      ...usualPreferences,
      display_items: ['lr', 'vehicle'],
      page_size: 25,
      column_widths: { lr: 120 },
      density: 'compact',
    })
    expect((await t.call('acme', getPreferences, {})).body.result).toEqual(second.body.result)
    for (const other of ['acme-users', 'acme-vendor', 'acme-distributor', 'bayer'])
      expect([other, (await t.call(other, getPreferences, {})).body.result]).toEqual([
        other,
        usualPreferences,
      ])
    expect(
      (await t.call('acme', savePreferences, { body: { display_items: null } })).body.result,
    ).toMatchObject({ display_items: null, page_size: 25 })
  })

  it('is kept for accounts of every reach, and for those that change nothing else [TABL-03]', async () => {
    for (const as of ['acme-vendor', 'acme-distributor', 'acme-viewer', 'acme-readonly']) {
      expect([
        as,
        (await t.call(as, savePreferences, { body: { page_size: 5 } })).code,
        (await t.call(as, getPreferences, {})).body.result.page_size,
      ]).toEqual([as, 200, 5])
    }
  })

  it('loses nothing where two devices save different parts at once [TABL-03]', async () => {
    const parts = [
      { density: 'compact' },
      { page_size: 50 },
      { column_order: ['vehicle', 'lr'] },
      { column_widths: { lr: 48 } },
    ]
    for (const { code } of await Promise.all(
      parts.map((part) => t.call('shipper', '/preferences', part)),
    ))
      expect(code).toBe(200)
    expect((await t.call('shipper', getPreferences, {})).body.result).toEqual({
      ...usualPreferences,
      ...(Object.assign({}, ...parts) as object),
    })
  })

  it('refuses to choose columns where Set Display Items is hidden, and nothing else [TABL-03] [ROLE-12]', async () => {
    const { database } = t
    await database.asOwner(async (db) => {
      await db
        .updateTable('users')
        .set({
          config: JSON.stringify({ dashboard_customization: { hide: { display_items: true } } }),
        })
        .where('username', '=', 'syngenta-viewer')
        .execute()
    })
    expect(
      await t.call('syngenta-viewer', savePreferences, { body: { display_items: ['lr'] } }),
    ).toMatchObject({ code: 403, body: { status: false } })
    expect((await t.call('syngenta-viewer', '/preferences', { density: 'compact' })).code).toBe(200)
  })

  it.each<[string, unknown, string[]]>([
    ['an unknown field', { theme: 'dark' }, ['theme']],
    ['a size that is none', { page_size: 7 }, ['page_size']],
    ['a width too small', { column_widths: { lr: 47 } }, ['column_widths.lr']],
    ['a width too large', { column_widths: { lr: 801 } }, ['column_widths.lr']],
    ['a density that is none', { density: 'airy' }, ['density']],
    ['columns as text', { display_items: 'lr' }, ['display_items']],
    ['an empty id', { column_order: [''] }, ['column_order.0']],
    [
      'too many',
      { column_order: Array.from({ length: 201 }, (_, n) => `c${n}`) },
      ['column_order'],
    ],
    [
      'too many widths',
      { column_widths: Object.fromEntries(Array.from({ length: 201 }, (_, n) => [`c${n}`, 100])) },
      ['column_widths'],
    ],
  ])('refuses %s by its name [ERRS-04]', async (_name, body, fields) => {
    const { code, body: refusal } = await t.call('acme', '/preferences', body)
    expect([code, fieldsOf(refusal)]).toEqual([422, fields])
  })
})

describe('named views', () => {
  it('are kept and replaced by name, listed by name, removed by id [FILT-08]', async () => {
    const late = (
      await t.call('acme', saveView, {
        body: {
          name: '  Late from Pune ',
          search: 'need=OPEN_DELAY&source=Pune',
        },
      })
    ).body
    expect(late).toMatchObject({
      status: true,
      result: { name: 'Late from Pune', search: 'need=OPEN_DELAY&source=Pune' },
    })
    await t.call('acme', saveView, { body: { name: 'all', search: '' } })
    const again = (
      await t.call('acme', saveView, {
        body: { name: 'Late from Pune', search: 'need=OPEN_DELAY' },
      })
    ).body
    expect(again.result).toEqual({
      id: late.result.id,
      name: 'Late from Pune',
      search: 'need=OPEN_DELAY',
    })
    expect(
      (await t.call('acme', listViews, {})).body.result.map(
        ({ name, search }: { name: string; search: string }) => [name, search],
      ),
    ).toEqual([
      ['all', ''],
      ['Late from Pune', 'need=OPEN_DELAY'],
    ])
    expect((await t.call('acme', removeView, { body: { id: late.result.id } })).body).toMatchObject(
      {
        status: true,
      },
    )
    expect((await t.call('acme', removeView, { body: { id: late.result.id } })).code).toBe(404)
    expect((await t.call('acme', listViews, {})).body.result).toHaveLength(1)
  })

  it('are each user’s own: a colleague neither sees nor removes them [FILT-08] [ROLE-15]', async () => {
    const { id } = (await t.call('acme-vendor', saveView, { body: { name: 'Mine', search: '' } }))
      .body.result
    for (const other of ['acme', 'acme-users', 'bayer']) {
      expect(
        (await t.call(other, listViews, {})).body.result.map((view: { id: string }) => view.id),
      ).not.toContain(id)
      expect((await t.call(other, removeView, { body: { id } })).code).toBe(404)
    }
    expect((await t.call('acme-vendor', listViews, {})).body.result).toHaveLength(1)
  })

  it('are at most fifty, also where two are saved at once; those there can still be changed [FILT-08]', async () => {
    const save = (name: string) => t.call('swiggy', saveView, { body: { name, search: '' } })
    for (let n = 1; n < mostViews; n += 1) expect((await save(`View ${n}`)).code).toBe(200)
    const last = await Promise.all(['x', 'y', 'z'].map(save))
    expect(last.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 422, 422])
    expect(last.find(({ code }) => code === 422)?.body).toMatchObject({
      message: words.too_many_views(mostViews),
      errors: [{ field: 'name' }],
    })
    expect(
      (await t.call('swiggy', saveView, { body: { name: 'View 1', search: 'a=b' } })).code,
    ).toBe(200)
    expect((await t.call('swiggy', listViews, {})).body.result).toHaveLength(mostViews)
  })

  it('are saved once where two save the same name at once [FILT-08]', async () => {
    const saved = await Promise.all(
      ['a', 'b', 'c'].map((search) =>
        t.call('bayer', saveView, { body: { name: 'Same', search } }),
      ),
    )
    expect(new Set(saved.map(({ body }) => body.result.id)).size).toBe(1)
    expect((await t.call('bayer', listViews, {})).body.result).toHaveLength(1)
  })

  it('answers a repeated removal as the first time, and another request under its key with 422 [FILT-08]', async () => {
    const { id } = (await t.call('acme', saveView, { body: { name: 'Short-lived', search: '' } }))
      .body.result
    const key = { 'idempotency-key': 'remove-once' }
    const [first, second] = [
      await t.call('acme', removeView, { body: { id } }, key),
      await t.call('acme', removeView, { body: { id } }, key),
    ]
    expect([first.code, second.code, second.body]).toEqual([200, 200, first.body])
    expect(
      (await t.call('acme', '/views/remove', { id: '00000000-0000-4000-8000-000000000000' }, key))
        .code,
    ).toBe(422)
  })

  it.each<[string, unknown, string[]]>([
    ['an unknown field', { name: 'a', search: '', user: 'b' }, ['user']],
    ['no name', { search: '' }, ['name']],
    ['a blank name', { name: '  ', search: '' }, ['name']],
    ['a name too long', { name: 'x'.repeat(61), search: '' }, ['name']],
    ['a search too long', { name: 'a', search: 'x'.repeat(2001) }, ['search']],
    ['a search that is no text', { name: 'a', search: {} }, ['search']],
    ['what cannot be stored', { name: 'a\0', search: '' }, ['name']],
  ])('refuses %s by its name [ERRS-04]', async (_name, body, fields) => {
    const { code, body: refusal } = await t.call('acme', '/views', body)
    expect([code, fieldsOf(refusal)]).toEqual([422, fields])
  })

  it('are closed to whoever has not signed in [FILT-08]', async () => {
    for (const url of ['/views', '/preferences', '/counter/notification'])
      expect((await t.call(null, url)).code).toBe(401)
    expect(
      await t.database.read(platform, (db) =>
        db.selectFrom('saved_views').select('name').where('name', '=', 'a'),
      ),
    ).toEqual([])
  })
})
