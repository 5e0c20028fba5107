import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLink } from '../../../contract/proof/links.ts'
import { onWire } from '../../../contract/orders/order.ts'
import { listActions } from '../../../contract/orders/order-actions.ts'
import { editOrder, getOrder, orderHistory } from '../../../contract/orders/orders.ts'
import type { Recorded } from '../../../domain/order/events.ts'
import type { Order } from '../../../domain/order/order.ts'
import { orderAt } from '../../../domain/order/timeline/order-at.ts'
import { ordersOverTime } from '../../../domain/order/timeline/orders-over-time.ts'
import { eventIn } from '../../../domain/order/upcast.ts'
import {
  actionAnswers,
  orderActions,
  type JudgedAction,
} from '../../../domain/policy/order-actions.ts'
import { later } from '../../../domain/time.ts'
import { english } from '../../../domain/words/catalogue.ts'
import { textOfAny } from '../../../domain/words/text-of-any.ts'
import { worded, type Wording } from '../../../domain/words/worded.ts'
import { words } from '../../../domain/testing/words.ts'
import { demoUsers } from '../../../presets/accounts.ts'
import { plain } from '../../../presets/plain.ts'
import type { Caller } from '../../caller.ts'
import { callerOfSession, forgetSessions } from '../../sessions/caller-of-session.ts'
import { addPolicy } from '../../stores/accounts/accounts.ts'
import { platform } from '../../stores/database/scope.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { anOrder } from '../../testing/orders.ts'
import { pastNames, pasts } from '../../testing/parity.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
  t.setClock(new Date(Date.now() + 60_000).toISOString())
})
afterAll(() => t.close())

const now = (): string => t.deps.now(new Date().toISOString())
const callerOf = async (username: string): Promise<Caller> => {
  const caller = await callerOfSession(t.deps, await t.token(username))
  if (!caller) throw new Error(`${username} is signed in`)
  return caller
}
const told = (answers: readonly JudgedAction[], wording: Wording) =>
  answers.map(({ action, allowed, reasons }) => ({
    action,
    allowed,
    reasons: reasons.map(({ kind: _kind, params, code, ...reason }) => ({
      ...reason,
      code,
      message: textOfAny(params ? { code, params } : { code }, worded(english, wording)),
    })),
  }))
const actionsOf = (as: string, id: string, at?: string, headers: Record<string, string> = {}) =>
  t.call(as, listActions, { params: { id }, query: at === undefined ? {} : { at } }, headers)
const reasonsFor = (
  body: { result: { actions: { action: string; reasons: unknown }[] } },
  one: string,
) => body.result.actions.find(({ action }) => action === one)?.reasons

/** What the page has of an order: what is withheld from its reader, and the log as it is shown. */
const onPage = async (as: string, id: string) => {
  const [order, log] = await Promise.all([
    t.call(as, getOrder, { params: { id } }),
    t.call(as, orderHistory, { params: { id }, query: {} }),
  ])
  const events: Recorded[] = log.body.result.map(eventIn)
  return {
    order: order.body.result,
    events,
    steps: ordersOverTime(events, order.body.result.withheld),
  }
}

describe('what the page says of each action', () => {
  it.each(
    demoUsers
      .filter(({ disabled }) => !disabled)
      .map(({ username, client }, index) => [username, client, index] as const),
  )(
    'is what the API answers %s, every reason of it, now and at each moment of the log [REPL-03] [REPL-02]',
    async (username, client, index) => {
      const { viewer, policy, policy_version } = await callerOf(username)
      for (const past of pastNames.filter((_one, its) => its % 2 === index % 2)) {
        const order = await anOrder(
          t,
          client,
          {
            transporter: 'Roadrunner',
            client:
              demoUsers.find((user) => user.client === client && user.reach === 'distributor')
                ?.party ?? 'Northwind',
          },
          pasts[past],
        )
        const answered = await actionsOf(username, order._id)
        if (answered.code === 403) {
          expect(answered.body.code).toMatch(/^(read_only|wrong_party)$/)
          continue
        }
        const { steps } = await onPage(username, order._id)
        const clock = { now: answered.body.result.at, time_zone: policy.time_zone }
        const last = steps.at(-1)
        if (!last) throw new Error('a log has events')
        expect([past, answered.body.result]).toEqual([
          past,
          {
            at: now(),
            rev: steps.length,
            policy_version,
            actions: told(actionAnswers(last.order, viewer, policy, clock), policy.wording),
          },
        ])
        const at = last.event.server_time
        const then = await actionsOf(username, order._id, at)
        expect([past, then.body.result.actions]).toEqual([
          past,
          told(actionAnswers(last.order, viewer, policy, { ...clock, now: at }), policy.wording),
        ])
      }
    },
    60_000,
  )

  it('is about the order that is stored, which the log adds up to at any later moment [REPL-02]', async () => {
    for (const past of pastNames) {
      const { _id: id } = await anOrder(t, 'acme', {}, pasts[past])
      const { order, events } = await onPage('acme', id)
      const replayed = orderAt(events, now())
      if (!replayed) throw new Error('the order is there by now')
      // What an answer says in the client's time zone is all that is not the log's own.
      expect({ ...onWire(replayed), trip_status: '' }).toEqual({ ...order, trip_status: '' })
    }
  })
})

describe('a refusal', () => {
  const strict = async (work: () => Promise<void>): Promise<void> => {
    const { viewer } = await callerOf('acme')
    const put = (document: object): Promise<void> =>
      t.database
        .transaction(platform, (tx) => addPolicy(tx, viewer.client_id, document, null))
        .then(() => forgetSessions(t.deps))
    await put({
      ...plain,
      receive: { needs_remark: true, needs_epod_photo: true },
      signature: 'required',
    })
    try {
      await work()
    } finally {
      await put(plain)
    }
  }

  it('of the API carries every reason of the page’s own judge: its rule, its words, what is missing [REPL-03]', () =>
    strict(async () => {
      const { viewer, policy } = await callerOf('acme')
      const order = await anOrder(t)
      const clock = { now: now(), time_zone: policy.time_zone }
      const answers = told(actionAnswers(order, viewer, policy, clock), policy.wording)
      const expected = answers.find(({ action }) => action === 'receive')?.reasons
      expect(expected).toEqual([
        {
          code: 'remarks_missing',
          message: words.remarks_missing,
          field: 'remarks',
          evidence: ['remark'],
        },
        { code: 'pod_missing', message: words.pod_missing, field: 'photos', evidence: ['photo'] },
        expect.objectContaining({ code: 'signature_missing', evidence: ['signature'] }),
      ])
      const { code, body } = await t.call('acme', '/update_epod', {
        _id: order._id,
        receive: true,
        geo_tag: { loc: [] },
      })
      expect([code, body.message, body.reasons]).toEqual([422, words.remarks_missing, expected])
      expect(reasonsFor((await actionsOf('acme', order._id)).body, 'receive')).toEqual(expected)
    }))

  it('loses no reason that is about no field [REPL-03]', async () => {
    const order = await anOrder(t, 'acme', {}, pasts.received)
    const { code, body } = await t.call('acme-readonly', '/update_epod', {
      _id: order._id,
      reject: true,
      geo_tag: { loc: [] },
    })
    expect([code, body.reasons?.map((reason) => reason.code)]).toEqual([
      403,
      ['read_only', 'already_received'],
    ])
  })

  it('of an edit carries its reasons too, beside the order as it is [REPL-03]', async () => {
    const { _id } = await anOrder(t, 'acme', {}, pasts.rejected)
    const { code, body } = await t.call('acme', editOrder, { body: { _id, truck_number: 'KA05' } })
    expect([code, body.result?._id, body.reasons?.map((reason) => reason.code)]).toEqual([
      409,
      _id,
      ['already_rejected'],
    ])
  })

  it('says its reasons in the reader’s language [REPL-03, L10N-01]', async () => {
    const { _id: id } = await anOrder(t, 'acme', {}, pasts.received)
    const hindi = { 'accept-language': 'hi' }
    const reasons = reasonsFor((await actionsOf('acme', id, undefined, hindi)).body, 'receive')
    expect(reasons).toEqual([
      { code: 'already_received', message: expect.stringMatching(/\p{sc=Deva}/u) },
    ])
    const { body } = await t.call('acme', '/update_epod', { _id: id, receive: true }, hindi)
    expect(body.reasons).toEqual(reasons)
  })
})

describe('a moment of the past', () => {
  it('is judged as the order then was, with the clock of then, and a moment to come as now [REPL-02, REPL-03]', async () => {
    t.setClock(null)
    const order: Order = await anOrder(t)
    const { result } = (await actionsOf('acme', order._id)).body
    // What happens within that very millisecond has happened by then; and a change that is written
    // in one turn takes the database's time as it was last told, and so a little behind.
    const isPast = () => new Date(Date.now() - 1_000).toISOString() > result.at
    await expect.poll(isPast, { interval: 50 }).toBe(true)
    const close = await t.call('acme', '/update_epod', {
      _id: order._id,
      receive: true,
      geo_tag: { loc: [] },
    })
    expect(close.code).toBe(200)
    const closed = [{ code: 'already_received', message: words.already_received }]
    expect(reasonsFor((await actionsOf('acme', order._id)).body, 'receive')).toEqual(closed)
    const then = (await actionsOf('acme', order._id, result.at)).body
    expect(then.result).toEqual(result)
    const whenever = (await actionsOf('acme', order._id, '2199-12-31T00:00:00Z')).body
    expect(reasonsFor(whenever, 'receive')).toEqual(closed)
    expect(whenever.result.at < '2199').toBe(true)
    const before = await actionsOf('acme', order._id, later(result.at, -86_400_000))
    expect([before.code, before.body.code]).toEqual([404, 'not_found'])
    t.setClock(new Date(Date.now() + 60_000).toISOString())
  })

  it.each(['yesterday', '', '2026-02-30T00:00:00Z', '9999-01-01T00:00:00Z', '1'])(
    'is an instant of the calendar: %j is refused by name [REPL-03]',
    async (at) => {
      const { _id: id } = await anOrder(t)
      const { code, body } = await t.call(
        'acme',
        `/orders/${id}/actions?at=${encodeURIComponent(at)}`,
      )
      expect([code, body.errors?.[0]?.field]).toEqual([422, 'at'])
    },
  )
})

describe('whose order it is', () => {
  it('matters: nobody learns of another client’s order, or of one that there is not [REPL-03]', async () => {
    const { _id: id } = await anOrder(t, 'bayer')
    for (const asked of [id, '01900000-0000-7000-8000-000000000009', 'x'])
      for (const at of ['', `?at=${now()}`])
        expect((await t.call('acme', `/orders/${asked}/actions${at}`)).code).toBe(404)
    expect((await t.call(null, `/orders/${id}/actions`)).code).toBe(401)
  })

  const opened = async (party: string, ref: string) => {
    const { token } = (await t.call(null, `/public/${party}/${ref}`)).body
    return `Bearer ${token}`
  }

  it('holds for the holder of a link: its own order alone, and what the link is good for [REPL-03, LINK-01]', async () => {
    const [order, other] = [await anOrder(t, 'acme', {}, pasts.ready), await anOrder(t)]
    const { body } = await t.call('acme', createLink, {
      params: { id: order._id },
      body: { party: 'driver' },
    })
    const driver = await opened('driver', body.result.url.split('/').at(-1) ?? '')
    const answered = await actionsOf(driver, order._id)
    expect(answered.body.result.rev).toBeUndefined()
    expect(answered.body.result.actions.map(({ action }) => action)).toEqual(orderActions)
    expect(reasonsFor(answered.body, 'receive')).toEqual([
      { code: 'driver_cannot_receive', message: words.driver_cannot_receive },
    ])
    expect(reasonsFor(answered.body, 'remark')).toEqual([])
    expect((await actionsOf(driver, other._id)).code).toBe(404)
    expect((await actionsOf(driver, other._id, now())).code).toBe(404)
    const then = await actionsOf(driver, order._id, now())
    expect(then.body.result.actions).toEqual(answered.body.result.actions)
  })

  it('is no affair of whoever only knows its id: open and received read alike [REPL-03, LINK-01]', async () => {
    const seen = await Promise.all(
      ([[], pasts.received] as const).map(async (events) => {
        const { _id: id } = await anOrder(t, 'acme', {}, events)
        const holder = await opened('receiver', id)
        const [is, was] = [await actionsOf(holder, id), await actionsOf(holder, id, now())]
        expect(was.body.result.actions).toEqual(is.body.result.actions)
        return is.body.result.actions
      }),
    )
    expect(seen[0]).toEqual(seen[1])
  })
})
