import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  getPolicy,
  putPolicy,
  rollBackPolicy,
  withdrawPolicy,
} from '../../contract/admin/policies.ts'
import { beginHold, endHold } from '../../contract/admin/legal-holds.ts'
import { askErasure } from '../../contract/admin/erasures.ts'
import { changePassword } from '../../contract/sign-in/own-account.ts'
import { mintCode, resetPassword } from '../../contract/sign-in/session.ts'
import { makeApiKey, revokeApiKey } from '../../contract/systems/api-keys.ts'
import {
  addWebhook,
  enableWebhook,
  removeWebhook,
  rotateWebhook,
} from '../../contract/systems/webhooks.ts'
import { inviteUser } from '../../contract/users/user-access.ts'
import { addUser, changeUser, getUser } from '../../contract/users/users.ts'
import { DAY, later } from '../../domain/time.ts'
import { openTestApp, type Reply, type TestApp } from '../testing/app.ts'
import { logIn } from '../testing/log-in.ts'
import { anOrder } from '../testing/orders.ts'
import { anActive, anInvited, CHOSEN, codeIn } from '../testing/users.ts'

/** How often each pair is sent: which is first is chance. */
const ROUNDS = process.env['EPOD_FULL'] === '1' ? 20 : 4

let t: TestApp
beforeAll(async () => {
  t = await openTestApp({ EPOD_WEBHOOK_PRIVATE: '1' })
})
afterAll(() => t.close())

/** Numbers of persons who are erased: one that is over may be asked for again. */
let erased = 9_700_000_000

const params = { key: 'acme' }
const policy = async () => (await t.call('admin', getPolicy, { params })).body.result
const published = async (effective_at?: string): Promise<Reply> => {
  const { document, latest } = await policy()
  const at = effective_at === undefined ? {} : { effective_at }
  return t.call('admin', putPolicy, {
    params,
    body: { document, based_on: latest, why: 'x', ...at },
  })
}
const withdrawn = (version: number): Promise<Reply> =>
  t.call('admin', withdrawPolicy, { params, body: { version, why: 'x' } })
const aWaitingVersion = async (): Promise<number> =>
  (await published(later(new Date().toISOString(), DAY))).body.result.version
const aWebhook = async (): Promise<{ id: string }> => {
  const body = { url: 'http://127.0.0.1:9/', types: ['order.received' as const] }
  return { id: (await t.call('admin', addWebhook, { body })).body.result.id }
}
const removed = (of: { id: string }): Promise<Reply> =>
  t.call('admin', removeWebhook, { params: of })

type Pair = readonly [Promise<Reply>, Promise<Reply>]
/** Asks the same of the server twice, at once. */
const twice = (ask: (which: 1 | 2) => Promise<Reply>): Pair => [ask(1), ask(2)]

/** What two people do at once, and the sentences that they are told; '' is any but a fault. */
const pairs: readonly [what: string, told: readonly string[], begin: () => Promise<Pair>][] = [
  [
    'change a user as both looked at it',
    ['user_saved', 'user_changed_since'],
    async () => {
      const of = { username: await anInvited(t) }
      const { rev } = (await t.call('admin', getUser, { params: of })).body.result
      return twice((which) =>
        t.call('admin', changeUser, { params: of, body: { rev, name: `Name ${which}` } }),
      )
    },
  ],
  [
    'add a user of one name',
    ['user_added', 'user_exists'],
    async () => {
      const body = { username: `twice-${randomUUID()}`, name: 'Twice' }
      return twice(() => t.call('admin', addUser, { body }))
    },
  ],
  [
    'take up one invitation',
    ['password_changed', 'invitation_used'],
    async () => {
      const username = await anInvited(t)
      const { body } = await t.call('admin', inviteUser, { params: { username } })
      const code = codeIn(body.result.url)
      return twice((which) =>
        t.call(null, resetPassword, { body: { code, password: `quite another word ${which}` } }),
      )
    },
  ],
  [
    'change one password',
    ['own_password_set', 'password_wrong'],
    async () => {
      const { token } = (await logIn(t.app, await anActive(t), CHOSEN)).body as { token: string }
      return twice((which) =>
        t.call(`Bearer ${token}`, changePassword, {
          body: { old_password: CHOSEN, password: `another password ${which}` },
        }),
      )
    },
  ],
  [
    'use one code of an address',
    ['signed_in', 'sign_in_again'],
    async () => {
      const { code } = (await t.call('acme', mintCode, { body: { purpose: 'embed' } })).body
      return twice(() => t.call(`Bearer ${code}`, '/decodetoken', { purpose: 'embed' }))
    },
  ],
  [
    'publish',
    ['policy_published', 'policy_changed_since'],
    async () => {
      const { document, latest } = await policy()
      const body = { document, based_on: latest, why: 'x' }
      return twice(() => t.call('admin', putPolicy, { params, body }))
    },
  ],
  [
    'publish, and bring a version back',
    ['policy_changed_since', ''],
    async () => {
      const { document, latest } = await policy()
      const body = { document, based_on: latest, why: 'x' }
      const back = { version: 1, why: 'x', based_on: latest }
      return [
        t.call('admin', putPolicy, { params, body }),
        t.call('admin', rollBackPolicy, { params, body: back }),
      ]
    },
  ],
  [
    'withdraw a version that waits',
    ['policy_withdrawn', 'version_not_waiting'],
    async () => {
      const version = await aWaitingVersion()
      return twice(() => withdrawn(version))
    },
  ],
  [
    'remove a webhook',
    ['webhook_removed', 'not_found'],
    async () => {
      const of = await aWebhook()
      return twice(() => removed(of))
    },
  ],
  [
    'rotate and remove a webhook',
    ['webhook_removed', ''],
    async () => {
      const of = await aWebhook()
      return [t.call('admin', rotateWebhook, { params: of }), removed(of)]
    },
  ],
  [
    'enable and remove a webhook',
    ['webhook_removed', ''],
    async () => {
      const of = await aWebhook()
      return [t.call('admin', enableWebhook, { params: of }), removed(of)]
    },
  ],
  [
    'revoke a key',
    ['key_revoked', 'not_found'],
    async () => {
      const body = { name: randomUUID(), scopes: ['orders:read' as const] }
      const { id } = (await t.call('admin', makeApiKey, { body })).body.result
      return twice(() => t.call('admin', revokeApiKey, { params: { id } }))
    },
  ],
  [
    'make a key of one name',
    ['key_made', 'key_name_taken'],
    async () => {
      const body = { name: randomUUID(), scopes: ['orders:read' as const] }
      return twice(() => t.call('admin', makeApiKey, { body }))
    },
  ],
  [
    'hold one order',
    ['hold_begun', 'held_already'],
    async () => {
      const { identifier } = await anOrder(t)
      return twice(() => t.call('admin', beginHold, { params, body: { identifier, why: 'x' } }))
    },
  ],
  [
    'end one hold',
    ['hold_ended', 'hold_ended_before'],
    async () => {
      const { identifier } = await anOrder(t)
      const begun = await t.call('admin', beginHold, { params, body: { identifier, why: 'x' } })
      const of = { params: { ...params, id: begun.body.result.id }, body: { why: 'over' } }
      return twice(() => t.call('admin', endHold, of))
    },
  ],
  [
    'have one person erased, without a key',
    ['erasure_begun', 'erasure_goes_on'],
    async () => {
      const phone = String((erased += 1))
      return twice(() => t.call('admin', askErasure, { body: { person: { phone }, why: 'x' } }))
    },
  ],
]

it.each(pairs)(
  'Two who %s at once are told of one winner, and never of a fault [ADD-03] [MGMT-01]',
  async (_what, told, begin) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const answers = await Promise.all(await begin())
      for (const { code } of answers) expect(code).toBeLessThan(500)
      const codes = answers.map(({ body }) => String(body.code))
      const expected = told.filter((one) => one !== '')
      expect(codes).toEqual(expect.arrayContaining(expected))
    }
  },
)
