import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reviewOrder } from '../../../contract/proof/reviews.ts'
import type { PublicOrder } from '../../../contract/proof/links.ts'
import { linkTo, openPublic } from '../../testing/links.ts'
import { openTestApp, type Reply, type TestApp } from '../../testing/app.ts'
import { anOrder, logOf } from '../../testing/orders.ts'
import { logIn } from '../../testing/log-in.ts'
import { policed } from '../../testing/policed.ts'
import { anActive, CHOSEN } from '../../testing/users.ts'

let t: TestApp
/** Another account of the same desk: its name, and its token. */
let second = ''
let token = ''
beforeAll(async () => {
  t = await openTestApp()
  await policed(t, 'acme', { review_levels: 1 })
  second = await anActive(t)
  token = `Bearer ${(await logIn(t.app, second, CHOSEN)).body.token}`
})
afterAll(() => t.close())

const act = (as: string, _id: string, action: object): Promise<Reply> =>
  t.call(as, '/update_epod', { _id, ...action })
const wrong = { error: { act: 'closing', reason: 'Another LR' } }
const parties = ['receiver', 'tracking', 'driver']
const confirmed = { error_outcome: { is_confirmed: true } }

describe('an act that was recorded in error', () => {
  it('is confirmed by a second account alone, and the order can be opened again [DESK-22]', async () => {
    const { _id } = await anOrder(t)
    await act('acme', _id, { receive: true })
    expect((await act('acme', _id, wrong)).body.result.error_reports).toMatchObject([
      { act: 'closing', version: 1, reason: 'Another LR', by: 'acme', outcome: null },
    ])
    const own = await act('acme', _id, confirmed)
    expect([own.code, own.body.code]).toEqual([403, 'error_by_same'])
    const { body } = await act(token, _id, confirmed)
    expect(body.result).toMatchObject({
      reupdate_allowed: true,
      error_reports: [{ outcome: { is_confirmed: true, by: second } }],
    })
    expect((await act('acme', _id, { reupdate: { reason: 'Opened' } })).code).toBe(200)
    expect((await act('acme', _id, { reject: true })).code).toBe(200)
    expect((await logOf(t, _id)).map(({ type }) => type)).toEqual([
      'created',
      'received',
      'error_reported',
      'recorded_in_error',
      'reopened',
      'rejected',
    ])
  })

  it('is no end to whoever holds a link, and offers them none before it is opened [DESK-22] [PUBL-03]', async () => {
    const order = await anOrder(t)
    const { _id } = order
    await act('acme', _id, { receive: true })
    const told = (): Promise<PublicOrder[]> =>
      Promise.all(
        parties.map(async (party) => {
          const { ref } = await linkTo(t, order, party)
          return (await openPublic(t, party, ref)).body.result as PublicOrder
        }),
      )
    expect((await told()).map(({ status }) => status)).toEqual(['received', 'received', 'received'])
    await act('acme', _id, wrong)
    expect((await told()).map(({ status }) => status)).toEqual(['received', 'received', 'received'])
    await act(token, _id, confirmed)
    const [receiver, tracking, driver] = await told()
    const open = { status: 'open', delivery_time: null, received_through: null, received_by: null }
    expect(receiver).toMatchObject({
      ...open,
      disputable_until: null,
      may: { receive: { code: 'link_read_only' }, reject: { code: 'link_read_only' } },
    })
    // Whoever asks, and whoever tries, hears what the page says.
    const { ref } = await linkTo(t, order, 'driver')
    const held = `Bearer ${(await openPublic(t, 'driver', ref)).body.token}`
    const { actions } = (await t.call(held, `/orders/${_id}/actions`)).body.result
    const out = actions.find(({ action }: { action: string }) => action === 'outbound')
    expect(out.reasons).toMatchObject([{ code: 'link_read_only' }])
    expect((await act(held, _id, { triggerOutBound: true })).body.code).toBe('link_read_only')
    expect(tracking).toMatchObject({ ...open, photos: [], remarks: [] })
    expect(driver).toMatchObject({ ...open, may: { outbound: { code: 'link_read_only' } } })
    await act('acme', _id, { reupdate: { reason: 'Opened' } })
    expect((await told())[0]).toMatchObject({ ...open, may: { receive: null } })
  })

  it('makes a judgement due again [DESK-22] [REVW-01]', async () => {
    const { _id } = await anOrder(t)
    await act('acme', _id, { receive: true })
    const judged = { body: { order_id: _id, is_approved: true } }
    await t.call('acme', reviewOrder, judged)
    await act('acme', _id, { error: { act: 'review', reason: 'Photo of another LR' } })
    const { body } = await act(token, _id, confirmed)
    expect(body.result).toMatchObject({
      review_pending: true,
      review_status: 'Review Not Started',
      approval_status: { review_history: [{ is_approved: true, in_error: true }] },
    })
    expect((await t.call('acme', reviewOrder, judged)).code).toBe(200)
  })

  it('is said once, however many say it at once, and settled once [DESK-22]', async () => {
    const { _id } = await anOrder(t)
    await act('acme', _id, { receive: true })
    const reports = await Promise.all(['acme', token].map((as) => act(as, _id, wrong)))
    expect(reports.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409])
    const first = reports[0]?.code === 200 ? token : 'acme'
    const settled = await Promise.all([
      act(first, _id, confirmed),
      act(first, _id, { error_outcome: { is_confirmed: false } }),
    ])
    expect(settled.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it.each<[unknown, number]>([
    [{ error: {} }, 422],
    [{ error: { act: 'all', reason: 'x' } }, 422],
    [{ error: { act: 'closing', reason: 7 } }, 422],
    [{ error: { act: 'closing', reason: 'a\0b' } }, 422],
    [{ error: { act: 'closing', reason: 'x'.repeat(501) } }, 422],
    [{ error_outcome: true }, 422],
    [{ error_outcome: { is_confirmed: 'yes' } }, 422],
    [{ error_outcome: { is_confirmed: true } }, 409],
    [{ ...wrong, ...confirmed }, 422],
  ])('is refused as %j [DESK-22] [ERRS-04]', async (body, code) => {
    const { _id } = await anOrder(t)
    await act('acme', _id, { receive: true })
    expect((await act('acme', _id, body as object)).code).toBe(code)
  })

  it('is unknown to other clients, and no affair of carriers [DESK-22] [ROLE-15]', async () => {
    const { _id } = await anOrder(t)
    await act('acme', _id, { receive: true })
    expect((await act('bayer', _id, wrong)).code).toBe(404)
    expect((await act('acme-vendor', _id, wrong)).code).toBe(403)
  })
})
