import { describe, expect, it } from 'vitest'
import type { PolicyDocument } from '../../policy/policy.ts'
import { resolvePolicy } from '../../policy/resolve.ts'
import { anOrder, aViewer, did } from '../../testing/factories.ts'
import { callWords } from '../../words/calls.ts'
import { inEnglish } from '../../testing/in-english.ts'
import { words } from '../../testing/words.ts'
import {
  batchReasons,
  capReasons,
  noticeLimits,
  noticeOf,
  noticeReasons,
  purposeOf,
  recipientsOf,
  withTargetsKept,
  type NoticeRequest,
} from './notice.ts'

const unbounded = {
  messages: { ...resolvePolicy({}).messages, per_order_a_day: 1e6, per_contact_a_day: 1e6 },
}
const clock = { now: '2026-03-10T06:30:00.000Z', time_zone: 'Asia/Kolkata' }
const request = (changes: Partial<NoticeRequest> = {}): NoticeRequest => ({
  order_ids: ['0199'],
  notificationType: ['email'],
  targets: { emails: ['a@example.com'], phones: [] },
  ...changes,
})
const emails = (count: number): string[] => Array.from({ length: count }, (_, at) => `a${at}@b.com`)
const toReceivers = { targets: { emails: [], phones: [] } }
const both: PolicyDocument = {
  config: {
    allow_manual_trigger_for_epod_notifications: true,
    allow_targets_for_manual_trigger: true,
  },
}
const kinds = (asked: NoticeRequest, document: PolicyDocument): string[] =>
  noticeReasons(asked, aViewer(), resolvePolicy(document), clock).map(
    ({ kind, field }) => field ?? kind,
  )

describe('who may send what', () => {
  it.each<[string, NoticeRequest, PolicyDocument, string[]]>([
    ['a share', request(), {}, []],
    [
      'a share without contacts',
      request({ purpose: 'share', ...toReceivers }),
      {},
      ['targets.emails'],
    ],
    ['a share by a way that is not offered', request(), { share_types: ['sms'] }, ['forbidden']],
    ['a trigger without the switch', request(toReceivers), {}, ['forbidden']],
    ['a trigger with it', request(toReceivers), both, []],
    [
      'a trigger to others without the second switch',
      request({ purpose: 'trigger' }),
      { config: { allow_manual_trigger_for_epod_notifications: true } },
      ['forbidden'],
    ],
    ['a trigger to others with both', request({ purpose: 'trigger' }), both, []],
    [
      'one ticked, and a value for another',
      request({ notificationType: ['sms'] }),
      {},
      ['targets.phones'],
    ],
    ['none ticked', request({ notificationType: [] }), {}, ['notificationType']],
    [
      'no order, before all else',
      request({ order_ids: [], notificationType: [], ...toReceivers }),
      both,
      ['order_ids'],
    ],
    ['no order of who may not send', request({ order_ids: [], ...toReceivers }), {}, ['forbidden']],
    [
      'contacts that are none, each by its place',
      request({ targets: { emails: ['a@example.com', 'nope'], phones: ['987654321'] } }),
      {},
      ['targets.emails.1', 'targets.phones.0'],
    ],
  ])('judges %s [SHAR-02] [SHAR-03] [SHAR-04]', (_name, asked, document, reasons) => {
    expect(kinds(asked, document)).toEqual(reasons)
  })

  it.each<[string, Partial<NoticeRequest>, PolicyDocument, [string, string | undefined][]]>([
    ['no order', { order_ids: [] }, {}, [['id_missing', 'order_ids']]],
    ['no way to send it', { notificationType: [] }, {}, [['sharing_missing', 'notificationType']]],
    [
      'a way without a contact for it',
      { notificationType: ['whatsapp', 'email'] },
      {},
      [['sharing_missing', 'targets.phones']],
    ],
    [
      'contacts that are none',
      { targets: { emails: ['nope'], phones: ['9876500001', '987654321'] } },
      {},
      [
        ['email_invalid', 'targets.emails.0'],
        ['phone_invalid', 'targets.phones.1'],
      ],
    ],
    [
      'six contacts',
      { targets: { emails: emails(4), phones: ['9876500001', '9876500002'] } },
      {},
      [['too_many_targets', 'targets']],
    ],
    ['five', { targets: { emails: emails(4), phones: ['9876500001'] } }, {}, []],
    [
      'six, of which two are one',
      { targets: { emails: [...emails(5), 'a0@b.com'], phones: [] } },
      {},
      [],
    ],
    ['a way that is off', {}, { share_types: ['sms'] }, [['field_wrong', undefined]]],
  ])('says what is wrong with %s [SHAR-02] [SHAR-03]', (_name, changes, document, said) =>
    expect(
      noticeReasons(request(changes), aViewer(), resolvePolicy(document), clock).map(
        ({ code, field }) => [code, field],
      ),
    ).toEqual(said),
  )

  it('names each way that is off in one sentence [SHAR-01]', () => {
    const asked = request({
      notificationType: ['email', 'whatsapp'],
      targets: { emails: ['a@example.com'], phones: ['9876500001'] },
    })
    expect(
      noticeReasons(asked, aViewer(), resolvePolicy({ share_types: ['sms'] }), clock).map(
        inEnglish,
      ),
    ).toEqual([words.field_wrong('email, whatsapp', words.type_off)])
  })

  it('keeps the numbers that it names as the client’s own digits, and the rest as sent [SHAR-02]', () => {
    const asked = request({ targets: { emails: ['a@example.com'], phones: ['+91 98765 00001'] } })
    expect(withTargetsKept(asked, resolvePolicy({}))).toEqual({
      ...asked,
      targets: { emails: ['a@example.com'], phones: ['9876500001'] },
    })
  })

  it('takes contacts for a share by whoever may share, all else for a trigger [SHAR-03]', () => {
    const purpose = (asked: NoticeRequest, document: PolicyDocument): string =>
      purposeOf(asked, aViewer(), resolvePolicy(document), clock)
    expect([
      purpose(request(), {}),
      purpose(request({ targets: { emails: [], phones: ['9876500001'] } }), {}),
      purpose(request({ targets: { emails: ['a@example.com'], phones: ['9876500001'] } }), {}),
      purpose(request(toReceivers), {}),
      purpose(request(), { config: { 'view-only': true } }),
      purpose(request({ purpose: 'trigger' }), {}),
    ]).toEqual(['share', 'share', 'share', 'trigger', 'trigger', 'trigger'])
  })
})

describe('how many messages may be sent', () => {
  const { at_once, a_day, a_day_by_user } = noticeLimits
  it.each<[number, string[]]>([
    [at_once, []],
    [at_once + 1, [words.too_many_messages(at_once)]],
  ])('%i by one request [SHAR-05]', (messages, said) =>
    expect(batchReasons(messages).map(inEnglish)).toEqual(said),
  )
  it.each<[number, number, number, string[]]>([
    [1, a_day - 1, 0, []],
    [1, a_day, 0, ['messages_capped']],
    [2, a_day - 1, 0, ['messages_capped']],
    [1, 0, a_day_by_user - 1, []],
    [1, 0, a_day_by_user, ['user_messages_capped']],
    [2, 0, a_day_by_user - 1, ['user_messages_capped']],
    [1, a_day, a_day_by_user, ['messages_capped']],
  ])(
    '%i after %i of the account and %i of its user within a day [SHAR-05]',
    (more, all, own, said) =>
      expect(
        capReasons(
          more,
          { by_account: all, by_user: own, about_order: more, to_contact: more },
          unbounded,
        ).map(({ kind, code }) => [kind, code]),
      ).toEqual(said.map((code) => ['locked', code])),
  )

  it.each([
    [60, 200, []],
    [61, 200, ['order_messages_capped']],
    [60, 201, ['contact_messages_capped']],
  ])(
    '%i about an order and %i to a contact within a day [MESG-01]',
    (about_order, to_contact, said) =>
      expect(
        capReasons(
          1,
          { by_account: 0, by_user: 0, about_order, to_contact },
          resolvePolicy({}),
        ).map(({ code }) => code),
      ).toEqual(said),
  )
})

describe('a message about an order', () => {
  const order = anOrder()
  const told = (changes: object, link: string | null = null): string =>
    noticeOf(
      { ...order, ...changes },
      {
        sender: 'Acme',
        link,
        policy: resolvePolicy({ wording: { rejected: 'Not Received' } }),
        time_zone: 'Asia/Kolkata',
      },
    ).body

  it('says number, sender, status, when it is expected while it is on its way, and where to follow it [SHAR-05]', () => {
    const open = told(
      { dispatch_date: '2026-03-10T06:30:00.000Z', tat: 3_600_000 },
      'https://epod.example/publictracking/x',
    )
    expect(open).toBe(
      `Consignment ${order.identifier} from Acme\n\nStatus: On its way\nExpected: 10-03-2026 @ 01:00 PM\n\nFollow it here: https://epod.example/publictracking/x\n`,
    )
    const rejected = told({
      epod: { ...order.epod, reject: { rejected: true, rejected_At: clock.now } },
    })
    expect(rejected).toBe(`Consignment ${order.identifier} from Acme\n\nStatus: Not Received\n`)
    expect(callWords.noticeSubject(order.identifier)).toBe(`Consignment ${order.identifier}`)
  })

  it('says of an end that was recorded in error that the goods are on their way [SHAR-05] [DESK-22]', () => {
    const error = { act: 'closing', version: 1, reason: 'Another LR' } as const
    const wrong = anOrder(
      did.received,
      { type: 'error_reported', data: error },
      { type: 'recorded_in_error', data: { ...error, reported_by: 'u-2' } },
    )
    expect(told(anOrder(did.received))).toContain('Status: Received')
    expect(told(wrong)).toContain('Status: On its way')
  })

  it('cannot be made to hold a link or a line of somebody else’s [SHAR-05]', () => {
    for (const identifier of [
      'a\nOTP: 1',
      'a\u2028b',
      'https://evil.example/a',
      'www.evil.com',
      '<b>{{otp}}</b>',
      'a\u202eb',
      'x'.repeat(500),
    ]) {
      const [first = '', second] = told({ identifier }).split('\n')
      expect([
        second,
        /:\/\/|[\p{L}\d]\.\p{L}|\{\{|[<>\p{C}]/u.test(first),
        first.length < 120,
      ]).toEqual(['', false, true])
    }
  })

  it('goes to each receiver once [SHAR-05]', () => {
    const spocs = ['1', '2'].map((name) => ({
      name,
      contact: { phone: ['9876500001'], email: [`${name}@example.com`], status: [] },
    }))
    expect(recipientsOf('sms', request(toReceivers), { spocs })).toEqual(['9876500001'])
    expect(recipientsOf('email', request(toReceivers), { spocs })).toEqual([
      '1@example.com',
      '2@example.com',
    ])
    expect(recipientsOf('whatsapp', request(), { spocs })).toEqual([])
    const twice = request({ targets: { emails: ['a@b.com', 'a@b.com'], phones: [] } })
    expect(recipientsOf('email', twice, { spocs })).toEqual(['a@b.com'])
  })
})
