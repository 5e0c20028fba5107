import { describe, expect, it } from 'vitest'
import type { PolicyDocument } from '../policy/policy.ts'
import type { Viewer } from '../policy/viewer.ts'
import { aPolicy, aViewer, byLink, clock, did, NOW, orderOf } from '../testing/factories.ts'
import { DAY, later, MINUTE } from '../time.ts'
import { words } from '../testing/words.ts'
import type { Command } from './commands.ts'
import { decide } from './decide.ts'
import type { OrderEvent } from './events.ts'
import { isRefusal } from './refusal.ts'
import { inEnglish } from '../testing/in-english.ts'

interface Asked {
  after?: OrderEvent[]
  by?: Viewer
  under?: PolicyDocument
  entered?: Parameters<typeof orderOf>[0]
}
const asked = (
  command: Command,
  { after = [], by = aViewer(), under = {}, entered = {} }: Asked = {},
) =>
  decide(
    orderOf(entered, ...after),
    command,
    by,
    aPolicy({ show_receive_button: true, ...under }),
    clock,
  )
const events = (command: Command, circumstances?: Asked) => {
  const outcome = asked(command, circumstances)
  if (isRefusal(outcome)) throw new Error(inEnglish(outcome.refused[0]))
  return outcome
}
const refusal = (command: Command, circumstances?: Asked) => {
  const outcome = asked(command, circumstances)
  if (!isRefusal(outcome)) throw new Error('was not refused')
  return {
    kind: outcome.refused[0].kind,
    message: inEnglish(outcome.refused[0]),
    record: outcome.record.map(({ type, data }) => ({ type, data })),
  }
}

const here = { loc: [18.5, 73.8] as [number, number] }
const usage = { to_contact_in_hour: 0, by_account_in_day: 0 }
const sent = did.codeSent()

describe('receive', () => {
  it('is one event, with time, place, role and receiver [EPOD-03, EPOD-11]', () => {
    expect(events({ type: 'receive', geo_tag: here, spoc: 'Meera' })).toEqual([
      {
        type: 'received',
        data: {
          through: 'receive',
          closer: null,
          geo_tag: { loc: [18.5, 73.8], action_by: 'client' },
          spoc: 'Meera',
        },
      },
    ])
  })

  it('goes on without a place [EPOD-03, EPOD-08]', () => {
    for (const geo_tag of [undefined, { loc: [] as [] }])
      expect(events({ type: 'receive', geo_tag })).toMatchObject([
        { data: { geo_tag: { loc: null } } },
      ])
  })

  it('is the receiver’s by the receiver’s link [EPOD-11, ROLE-14]', () => {
    expect(
      events(
        { type: 'receive' },
        { by: byLink('receiver'), under: { show_receive_button: false } },
      ),
    ).toMatchObject([{ data: { geo_tag: { action_by: 'receiver' } } }])
  })

  it.each<[string, OrderEvent, Command, string]>([
    ['a second receive', did.received, { type: 'receive' }, words.already_received],
    ['a reject after a receive', did.received, { type: 'reject' }, words.already_received],
    ['a receive after a reject', did.rejected, { type: 'receive' }, words.already_rejected],
    ['a second reject', did.rejected, { type: 'reject' }, words.already_rejected],
    [
      'a code after a receive',
      did.received,
      { type: 'verify_otp', matches: true },
      words.already_received,
    ],
    [
      'a new code after a receive',
      did.received,
      { type: 'trigger_otp', nonce: 'n', usage },
      words.already_received,
    ],
  ])('refuses %s as already done [EPOD-09]', (_case, before, command, message) => {
    expect(refusal(command, { after: [sent, before] })).toEqual({
      kind: 'done',
      message,
      record: [],
    })
  })

  it('is refused for missing evidence with every sentence [EPOD-05]', () => {
    const outcome = asked(
      { type: 'receive' },
      { under: { receive: { needs_remark: true, needs_epod_photo: true } } },
    )
    expect(isRefusal(outcome) && outcome.refused.map(inEnglish)).toEqual([
      words.remarks_missing,
      words.pod_missing,
    ])
  })

  it('is possible before the dispatch [EPOD-03]', () =>
    expect(events({ type: 'receive' }, { entered: { dispatch_date: '2026-04-01' } })).toHaveLength(
      1,
    ))
})

describe('reject', () => {
  it('is one event with its place [EPOD-07]', () => {
    expect(events({ type: 'reject', geo_tag: here })).toEqual([
      { type: 'rejected', data: { geo_tag: { loc: [18.5, 73.8], action_by: 'client' } } },
    ])
  })

  it('is refused without the remark that the policy demands, and with a banned one [EPOD-07]', () => {
    const under: PolicyDocument = {
      reject: { needs_remark: true },
      screen: { bannedRejectRemarks: ['Intact'] },
    }
    expect(refusal({ type: 'reject' }, { under }).message).toBe(words.remarks_missing)
    expect(refusal({ type: 'reject' }, { under, after: [did.remarked('Intact')] }).message).toBe(
      words.change_remark,
    )
    expect(events({ type: 'reject' }, { under, after: [did.remarked('Wrong Item')] })).toHaveLength(
      1,
    )
  })
})

describe('one-time password', () => {
  it('is sent to every contact of every receiver, for ten minutes [OTP-01, OTP-03]', () => {
    const entered = {
      spocs: [
        { name: 'A', contact: { phone: ['9876500002'], email: ['a@example.com'] } },
        { name: 'B', contact: { phone: ['9876500002', '9876500003'] } },
      ],
    }
    expect(events({ type: 'trigger_otp', nonce: 'n', usage }, { entered })).toEqual([
      {
        type: 'otp_sent',
        data: {
          nonce: 'n',
          contacts: ['9876500002', 'a@example.com', '9876500003'],
          expires_at: later(NOW, 10 * MINUTE),
        },
      },
    ])
  })

  it.each([
    [
      '48 hours after the ETA',
      { dispatch_date: '2026-03-10', dispatch_time: '12:00', eta_hrs: 48 },
      later(NOW, 4 * DAY),
    ],
    [
      '48 hours from now where the ETA is past',
      { dispatch_date: '2026-03-01', eta_hrs: 1 },
      later(NOW, 2 * DAY),
    ],
    ['48 hours from now where there is no ETA', { eta_hrs: undefined }, later(NOW, 2 * DAY)],
  ])('is good as a delivery code until %s [OTP-03]', (_case, entered, expires_at) => {
    expect(
      events(
        { type: 'trigger_otp', nonce: 'n', usage },
        { entered, under: { otp: { mode: 'delivery_code' } } },
      ),
    ).toMatchObject([{ data: { expires_at } }])
  })

  it.each([
    [{ to_contact_in_hour: 5, by_account_in_day: 0 }],
    [{ to_contact_in_hour: 0, by_account_in_day: 2000 }],
  ])('is capped for %j [OTP-03]', (much) => {
    expect(refusal({ type: 'trigger_otp', nonce: 'n', usage: much })).toMatchObject({
      kind: 'locked',
      message: words.otp_capped,
    })
  })

  it('receives the order when it matches [OTP-02, EPOD-03]', () => {
    expect(
      events({ type: 'verify_otp', matches: true }, { after: [sent], by: byLink('driver') }),
    ).toMatchObject([
      { type: 'received', data: { through: 'otp', geo_tag: { action_by: 'driver' } } },
    ])
  })

  it('is counted when it is wrong, and locked at the fifth time [OTP-03]', () => {
    const wrong: Command = { type: 'verify_otp', matches: false }
    const fourth = [sent, did.wrongCode(), did.wrongCode(), did.wrongCode()]
    expect(refusal(wrong, { after: fourth })).toEqual({
      kind: 'rule',
      message: words.otp_wrong,
      record: [{ type: 'otp_failed', data: { locked_until: null } }],
    })
    const fifth = [...fourth, did.wrongCode()]
    expect(refusal(wrong, { after: fifth }).record).toEqual([
      { type: 'otp_failed', data: { locked_until: later(NOW, 15 * MINUTE) } },
    ])
    expect(
      refusal(
        { type: 'verify_otp', matches: true },
        { after: [...fifth, did.wrongCode(later(NOW, 15 * MINUTE))] },
      ),
    ).toEqual({ kind: 'locked', message: words.otp_locked, record: [] })
  })

  it('is not tried at all where none was sent [OTP-03]', () => {
    expect(refusal({ type: 'verify_otp', matches: false })).toEqual({
      kind: 'rule',
      message: words.otp_none,
      record: [],
    })
  })

  it('leaves nothing on record where evidence is missing, so that the code stays good [EPOD-05]', () => {
    expect(
      refusal(
        { type: 'verify_otp', matches: true },
        { after: [sent], under: { receive: { needs_epod_photo: true } } },
      ),
    ).toEqual({ kind: 'rule', message: words.pod_missing, record: [] })
  })
})

describe('photos, goods, rating, links', () => {
  const photo = {
    url: '/api/files/a',
    tag: 'epod',
    file_name: 'a.jpg',
    ext: 'jpg',
    digest: 'a',
    captured_at: null,
    place: null,
  } as const

  it('adds a photo in the role of whoever adds it [EPOD-11, PHOT-01]', () => {
    expect(events({ type: 'photo', photo }, { by: byLink('driver') })).toEqual([
      { type: 'photo_added', data: { ...photo, action_by: 'driver' } },
    ])
  })

  it('says how far from the destination a photo was taken, where both places are known [PHOT-05]', () => {
    const entered = { destination: { name: 'Nagpur', loc: [21.1458, 79.0882] as [number, number] } }
    expect(
      events({ type: 'photo', photo: { ...photo, place: [21.1475, 79.0882] } }, { entered }),
    ).toMatchObject([{ data: { distance: 189 } }])
    expect(
      [
        ...events({ type: 'photo', photo: { ...photo, place: [21, 79] } }),
        ...events({ type: 'photo', photo }, { entered }),
      ].map(({ data }) => 'distance' in data),
    ).toEqual([false, false])
  })

  it('keeps what the device noticed of a photo, and goes by its place where the camera tells none [EVID-01]', () => {
    const entered = { destination: { name: 'Nagpur', loc: [21.1458, 79.0882] as [number, number] } }
    const noticed = {
      quality: { blurred: true, dark: false },
      code: 'other',
      taken_at: '2026-03-10T06:00:00.000Z',
    } as const
    const near: [number, number] = [21.1475, 79.0882]
    expect(
      events({ type: 'photo', photo: { ...photo, ...noticed, location: near } }, { entered }),
    ).toMatchObject([{ data: { ...noticed, location: near, place: null, distance: 189 } }])
    expect(
      events({ type: 'photo', photo: { ...photo, place: near, location: [20, 79] } }, { entered }),
    ).toMatchObject([{ data: { distance: 189 } }])
    for (const location of ['denied', 'unavailable'] as const) {
      const [event] = events({ type: 'photo', photo: { ...photo, location } }, { entered })
      expect([event?.data, event && 'distance' in event.data]).toEqual([
        { ...photo, location, action_by: 'client' },
        false,
      ])
    }
  })

  it('keeps where the same picture was seen first [EVID-02]', () => {
    const seen_on = { order_id: '01900000-0000-7000-8000-000000000002', digest: 'b' }
    expect(events({ type: 'photo', photo: { ...photo, seen_on } })).toMatchObject([
      { data: { seen_on } },
    ])
  })

  it('takes the same photo again for the same, and for nothing else [PHOT-01] [EPOD-05]', () => {
    const after: OrderEvent[] = [{ type: 'photo_added', data: { ...photo, action_by: 'client' } }]
    expect(events({ type: 'photo', photo }, { after })).toEqual([])
    expect(events({ type: 'photo', photo: { ...photo, digest: 'b' } }, { after })).toHaveLength(1)
    const asFace: Command = { type: 'photo', photo: { ...photo, tag: 'spoc' } }
    expect(refusal(asFace, { after }).message).toBe(words.photo_other_tag)
  })

  it('deletes one with its digest on record, while the order is open and the policy allows [PHOT-04]', () => {
    const under: PolicyDocument = { order_module_config: { allow_deletion_of_attachments: true } }
    const after = [did.photo('a'), did.photo('b')]
    expect(events({ type: 'delete_photo', url: 'a' }, { after, under })).toEqual([
      { type: 'photo_deleted', data: { url: 'a', digest: 'a' } },
    ])
    expect(refusal({ type: 'delete_photo', url: 'c' }, { after, under }).message).toBe(
      words.photo_unknown,
    )
    expect(refusal({ type: 'delete_photo', url: 'a' }, { after }).message).toBe(words.deletion_off)
    expect(
      refusal({ type: 'delete_photo', url: 'a' }, { after: [...after, did.received], under }).kind,
    ).toBe('done')
  })

  it.each<[Command, OrderEvent['type']]>([
    [
      { type: 'goods_condition', missing: [{ text: 'Box', qty: 2 }], damaged: null },
      'goods_listed',
    ],
    [{ type: 'rating', client_rating: 4 }, 'rated'],
    [{ type: 'outbound' }, 'outbound'],
  ])('makes of %j one event', (command, type) =>
    expect(events(command).map((event) => event.type)).toEqual([type]),
  )

  it('puts on record whose link it is and how long it is good, and which one ends [ROLE-13]', () => {
    const link = { link_id: 'l', party: 'receiver', expires_at: NOW } as const
    expect([
      ...events({ type: 'create_link', ...link }),
      ...events({ type: 'revoke_link', link_id: 'l' }),
    ]).toEqual([
      { type: 'link_created', data: link },
      { type: 'link_revoked', data: { link_id: 'l' } },
    ])
  })

  it.each([
    [true, 'not_delivered'],
    [false, 'kept'],
  ])('puts a message on record by whether anybody carries it: %s [SHAR-05]', (is_carried, status) =>
    expect(
      events(
        { type: 'notify', notificationType: 'sms', is_carried },
        { under: { config: { allow_manual_trigger_for_epod_notifications: true } } },
      ),
    ).toEqual([{ type: 'notified', data: { notificationType: 'sms', status } }]),
  )

  it.each<[Command, string]>([
    [{ type: 'photo', photo: { ...photo, tag: 'spoc' } }, 'photos'],
    [{ type: 'delete_photo', url: 'c' }, 'deletePhoto'],
    [{ type: 'verify_otp', matches: false }, 'otp'],
  ])('refuses %j at its field [ERRS-01]', (command, field) =>
    expect(
      asked(command, {
        after: [sent, { type: 'photo_added', data: { ...photo, action_by: 'client' } }],
        under: { order_module_config: { allow_deletion_of_attachments: true } },
      }),
    ).toMatchObject({ refused: [{ kind: 'rule', field }] }),
  )

  it('makes no link of a party that is switched off [ROLE-13]', () => {
    const link = (party: 'receiver' | 'driver' | 'tracking'): Command => ({
      type: 'create_link',
      link_id: 'l',
      party,
      expires_at: NOW,
    })
    const under: PolicyDocument = { do_not_show_receivers_public_link: true }
    expect(refusal(link('receiver'), { under }).kind).toBe('forbidden')
    expect([
      ...events(link('driver'), { under }),
      ...events(link('tracking'), { under }),
    ]).toHaveLength(2)
  })
})
