import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Order } from '../../domain/order/order.ts'
import { allActions, type Action } from '../../domain/policy/question.ts'
import type { LinkParty } from '../../domain/policy/viewer.ts'
import type { PolicyDocument } from '../../domain/policy/policy.ts'
import { resolvePolicy } from '../../domain/policy/resolve.ts'
import { demoUsers } from '../../presets/accounts.ts'
import { plain } from '../../presets/plain.ts'
import type { Caller } from '../caller.ts'
import { platform } from '../stores/database/scope.ts'
import { callerOfLink } from '../links/caller-of-link.ts'
import { callerOfSession, forgetSessions } from '../sessions/caller-of-session.ts'
import { addPolicy } from '../stores/accounts/accounts.ts'
import { createLink } from '../../contract/proof/links.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { testEngine } from '../testing/database.ts'
import { anOrder } from '../testing/orders.ts'
import {
  compare,
  pastNames,
  pasts,
  type Actor,
  type Differing,
  type Past,
} from '../testing/parity.ts'
import { isAwaited, performs, type Performed } from '../testing/performs.ts'

const users = demoUsers.filter(({ disabled }) => !disabled)
/** Every action with each call that performs it. */
const calls = allActions.flatMap((action): [Action, Performed][] => {
  const entry = performs[action]
  return isAwaited(entry) ? [] : entry.map((call) => [action, call])
})

const isFull = process.env['EPOD_FULL'] !== undefined
/** Each so many of the pasts are walked: what is allowed and hidden does not hang on the engine. */
const each = isFull ? 1 : testEngine === 'embedded' ? 4 : 2

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
  t.setClock(new Date().toISOString())
})
afterAll(() => t.close())

/** An order that its client's vendors carry and its distributors get. */
const orderWith = (client: string, past: Past): Promise<Order> =>
  anOrder(
    t,
    client,
    {
      transporter: 'Roadrunner',
      lot: 'L-1',
      Items: [{ item_no: 'A1', product_quantity: 10 }],
      client:
        users.find((user) => user.client === client && user.reach === 'distributor')?.party ??
        'Northwind',
    },
    pasts[past],
  )

const callerOf = async (username: string): Promise<Caller> => {
  const caller = await callerOfSession(t.deps, await t.token(username))
  if (!caller) throw new Error(`${username} is signed in`)
  return caller
}

/** What differs, by what was done; `outcomes` gathers the codes that were seen. */
const outcomes = new Map<Action, Set<number>>()
const differing = (all: readonly Differing[]): Differing[] => {
  for (const { action, code } of all)
    outcomes.set(action, (outcomes.get(action) ?? new Set()).add(code))
  return all.filter(({ expected, answered }) => expected !== answered)
}

const walk = async (
  username: string,
  client: string,
  walked: readonly Past[],
): Promise<Differing[]> => {
  const caller = await callerOf(username)
  const all: Differing[] = []
  for (const past of walked) {
    const actor = async (): Promise<Actor> => ({
      as: username,
      caller,
      order: await orderWith(client, past),
    })
    const seen = await actor()
    for (const [action, call] of calls)
      if (call.alone !== true || past === 'open')
        all.push(await compare(t, seen, actor, action, call))
  }
  return all
}

describe('the page’s judge and the server', () => {
  it.each(
    users.map(
      ({ username, client }, index) =>
        [
          username,
          client,
          index > 1
            ? pastNames.filter((past, its) => past === 'open' || (its + index) % each === 0)
            : pastNames,
        ] as const,
    ),
  )(
    'say the same to %s, whatever it does to whatever order, and why not [ROLE-16] [ROLE-08] [ROLE-11]',
    async (username, client, walked) => {
      expect(differing(await walk(username, client, walked))).toEqual([])
    },
    120_000,
  )
})

const hide = Object.keys(resolvePolicy({}).dashboard_customization.hide) as (keyof NonNullable<
  NonNullable<PolicyDocument['dashboard_customization']>['hide']
>)[]

describe('what is hidden', () => {
  it.each(hide.filter((_flag, index) => index % each === 0))(
    'by %s is refused by the server, with the page’s words [ROLE-12]',
    async (flag) => {
      const { viewer } = await callerOf('acme')
      const put = (document: PolicyDocument): Promise<void> =>
        t.database
          .transaction(platform, (tx) => addPolicy(tx, viewer.client_id, document, null))
          .then(() => forgetSessions(t.deps))
      await put({
        ...plain,
        dashboard_customization: { ...plain.dashboard_customization, hide: { [flag]: true } },
      })
      const all = await walk('acme', 'acme', ['open'])
      await put(plain)
      expect(differing(all)).toEqual([])
      const hidden = all.filter(({ answered }) =>
        answered.endsWith('is switched off for this account'),
      )
      expect(hidden.length).toBeGreaterThan(0)
    },
    60_000,
  )
})

describe('the holder of a public link', () => {
  const opened = async (
    party: LinkParty,
    order: Order,
    kind: 'reference' | 'plain id',
  ): Promise<Actor> => {
    const { body } =
      kind === 'reference'
        ? await t.call('acme', createLink, { params: { id: order._id }, body: { party } })
        : { body: { result: { url: order._id } } }
    const { token } = (await t.call(null, `/public/${party}/${body.result.url.split('/').at(-1)}`))
      .body
    const caller = await callerOfLink(t.deps, token)
    if (!caller) throw new Error('a link just made is good')
    return { as: `Bearer ${token}`, caller, order }
  }
  const onRecord = calls.filter(
    ([action, { url }]) =>
      action === 'trigger_otp' || url({ order: { _id: '' } } as never) === '/update_epod',
  )

  it.each(
    (['receiver', 'driver', 'tracking'] as const).flatMap(
      (party) =>
        [
          [party, 'reference'],
          [party, 'plain id'],
        ] as const,
    ),
  )(
    'of the %s by %s is told by the server what its page says [ROLE-14] [ROLE-16] [LINK-01]',
    async (party, kind) => {
      for (const past of ['open', 'ready', 'received'] as const) {
        const actor = async (): Promise<Actor> => opened(party, await orderWith('acme', past), kind)
        const seen = await actor()
        for (const [action, call] of onRecord) {
          const { expected, answered } = await compare(t, seen, actor, action, call)
          expect([past, action, answered]).toEqual([past, action, expected])
        }
      }
    },
    60_000,
  )
})

it('has met every action that has a call, allowed to some and refused to others [ROLE-16]', () => {
  const met = (action: Action) => ({ action, codes: [...(outcomes.get(action) ?? [])] })
  for (const action of allActions) {
    const entry = performs[action]
    if (isAwaited(entry))
      expect([action, entry.awaits]).toEqual([action, expect.stringMatching(/, with /)])
    else
      expect(met(action)).toEqual({
        action,
        codes: expect.arrayContaining([403, entry[0]?.code ?? 200]),
      })
  }
})
