import { describe, expect, it } from 'vitest'
import {
  isNeeded,
  isShown,
  mayFail,
  nextStep,
  pathOf,
  stepAsked,
  type DoorRules,
  type DoorState,
  type DoorView,
  type DriverStep,
} from './driver-path.ts'

const rules: DoorRules = {
  signature: 'optional',
  receive_needs_epod_photo: false,
  receive_needs_spoc_photo: false,
  mandatory_fields_in_epod_closure: [],
}
const refused = { code: 'not_allowed' }
const onTheWay: DoorView = {
  status: 'open',
  reached_at: null,
  photos: [],
  remarks: [],
  may: {
    outbound: null,
    photo: null,
    label: null,
    leave: { code: 'leave_not_allowed' },
    signature: null,
    remark: null,
    trigger_otp: null,
    verify_otp: { code: 'otp_none' },
  },
}
const state: DoorState = { put_off: new Set(), has_unsent: false }
const later = (...steps: DriverStep[]): DoorState => ({ ...state, put_off: new Set(steps) })
const at = { ...onTheWay, reached_at: '2026-03-10T06:30:00.000Z' }
const signed = { ...at, signature: {} }
const shown = { ...signed, photos: [{ tag: 'epod' }] }
const noted = { ...shown, remarks: [{ action_by: 'driver' }] }
const may = (door: DoorView, changes: DoorView['may']): DoorView => ({
  ...door,
  may: { ...door.may, ...changes },
})
const left = (door: DoorView): DoorView =>
  may({ ...door, label: { authority_to_leave: true, signature_required: null } }, { leave: null })

describe('the next step of a driver', () => {
  it.each<[string, DoorView, DriverStep | null]>([
    ['on the way', onTheWay, 'reached'],
    ['at the door', at, 'signature'],
    ['once the receiver has signed', signed, 'photos'],
    ['once a photo is on record', shown, 'otp'],
    [
      'while a code may not be asked for again yet',
      may(shown, { trigger_otp: { code: 'otp_too_soon' } }),
      'otp',
    ],
    ['once a code was sent', may(shown, { trigger_otp: refused, verify_otp: null }), 'otp'],
    [
      'where the account has no codes',
      may(shown, {
        trigger_otp: { code: 'otp_off' },
        verify_otp: { code: 'otp_off' },
      }),
      'remark',
    ],
    ['once all is on record', may(noted, { trigger_otp: { code: 'otp_off' } }), null],
    ['where reaching cannot be said', may(onTheWay, { outbound: refused }), 'signature'],
    ['where photos are not taken here', may(signed, { photo: refused }), 'otp'],
    ['where no signature is taken', may(at, { signature: refused }), 'photos'],
    ['where the goods may be left, and were not shown yet', left(at), 'photos'],
    [
      'where the goods may be left without a receiver',
      left({ ...at, photos: shown.photos }),
      'label',
    ],
    ['of an order that is received', { ...onTheWay, status: 'received' }, null],
    ['of an order that is rejected', { ...at, status: 'rejected' }, null],
    ['of a masked order', { ...at, status: null }, null],
    ['where nothing at all is said to be allowed', { ...at, may: {} }, null],
  ])('%s is %s [DOOR-02]', (_, door, step) => expect(nextStep(door, rules, state)).toBe(step))

  it.each<[string, DoorView, DoorRules, DriverStep | null]>([
    ['the receiver’s picture', shown, { ...rules, receive_needs_spoc_photo: true }, 'photos'],
    [
      'nothing more, once it is there',
      { ...shown, photos: [{ tag: 'epod' }, { tag: 'spoc' }] },
      { ...rules, receive_needs_spoc_photo: true },
      'otp',
    ],
    [
      'a remark, before the code',
      shown,
      { ...rules, mandatory_fields_in_epod_closure: ['remarks'] },
      'remark',
    ],
    [
      'the goods’ condition, before the code',
      shown,
      { ...rules, mandatory_fields_in_epod_closure: ['item_condition'] },
      'remark',
    ],
    [
      'the code, once the remark is there',
      noted,
      { ...rules, mandatory_fields_in_epod_closure: ['remarks'] },
      'otp',
    ],
  ])('where closing waits for more is %s [DOOR-02]', (_, door, wanted, step) =>
    expect(nextStep(door, wanted, state)).toBe(step),
  )

  it.each<[DoorState, DoorView, DriverStep | null]>([
    [later('signature'), at, 'photos'],
    [later('photos', 'signature'), at, 'otp'],
    [later('photos', 'signature', 'otp'), at, 'remark'],
    [later('photos', 'signature', 'otp', 'remark'), at, null],
    [later('label'), left({ ...at, photos: shown.photos }), 'signature'],
    [{ ...state, has_unsent: true }, shown, 'photos'],
    [{ ...later('photos'), has_unsent: true }, signed, 'photos'],
  ])(
    'goes round what is put off and waits for photos that are picked: %# [DOOR-02]',
    (how, door, step) => expect(nextStep(door, rules, how)).toBe(step),
  )
})

it.each<[string, DoorView['label'], string]>([
  ['without a label', undefined, 'reached signature photos otp remark label'],
  [
    'with one',
    { authority_to_leave: null, signature_required: true },
    'reached label signature photos otp remark',
  ],
  [
    'with one that allows to leave the goods',
    { authority_to_leave: true, signature_required: null },
    'reached photos label signature otp remark',
  ],
])('has every step on its path, %s [DOOR-02]', (_, label, path) =>
  expect(pathOf({ ...at, label }, rules).join(' ')).toBe(path),
)

describe('what cannot be put off', () => {
  it.each<[DriverStep, boolean, DoorRules, DoorView]>([
    ['reached', true, rules, onTheWay],
    ['photos', false, rules, at],
    ['photos', true, { ...rules, receive_needs_epod_photo: true }, at],
    ['photos', true, { ...rules, receive_needs_spoc_photo: true }, at],
    ['photos', true, { ...rules, mandatory_fields_in_epod_closure: ['attachment'] }, at],
    ['signature', false, rules, at],
    ['signature', true, { ...rules, signature: 'required' }, at],
    [
      'signature',
      true,
      rules,
      { ...at, label: { authority_to_leave: null, signature_required: true } },
    ],
    [
      'signature',
      false,
      { ...rules, signature: 'off' },
      { ...at, label: { authority_to_leave: null, signature_required: true } },
    ],
    ['remark', false, rules, at],
    ['remark', true, { ...rules, mandatory_fields_in_epod_closure: ['remarks'] }, at],
    ['label', false, rules, left(at)],
    ['otp', false, rules, at],
  ])('%s: %s [DOOR-02]', (step, isIt, wanted, door) =>
    expect(isNeeded(step, door, wanted)).toBe(isIt),
  )

  it('does not let the photos be skipped that damage waits for [DOOR-05]', () => {
    const waits = { ...at, may: { ...at.may, verify_otp: { code: 'damage_photo_missing' } } }
    expect([isNeeded('photos', waits, rules), isNeeded('photos', at, rules)]).toEqual([true, false])
  })
})

it.each<[string, DoorView, string]>([
  ['on the way', onTheWay, 'reached signature photos otp remark label'],
  ['at the door', at, 'signature photos otp remark label'],
  [
    'where reaching cannot be said',
    may(onTheWay, { outbound: refused }),
    'signature photos otp remark label',
  ],
  ['where no signature is taken', may(at, { signature: refused }), 'photos otp remark label'],
  [
    'where none is taken any more',
    may(signed, { signature: refused }),
    'signature photos otp remark label',
  ],
  [
    'while a code may not be asked for',
    may(at, { trigger_otp: { code: 'otp_locked' } }),
    'signature photos otp remark label',
  ],
  [
    'where the account has no codes',
    may(at, { trigger_otp: { code: 'otp_off' } }),
    'signature photos remark label',
  ],
  ['of an order that is over', { ...signed, status: 'received' }, 'signature photos remark'],
  ['where nothing is said to be allowed', { ...at, may: {} }, 'photos otp remark label'],
])('shows these steps %s [DOOR-02]', (_, door, steps) =>
  expect(
    pathOf(door, rules)
      .filter((step) => isShown(step, door))
      .join(' '),
  ).toBe(steps),
)

it.each<[string, DoorView, boolean]>([
  ['it may', may(at, { not_delivered: null }), true],
  [
    'only a photo of the door lacks',
    may(at, { not_delivered: { code: 'door_photo_missing' } }),
    true,
  ],
  ['anything else refuses it', may(at, { not_delivered: refused }), false],
  ['nothing is said of it', at, false],
  ['the order is over', may({ ...at, status: 'rejected' }, { not_delivered: null }), false],
])('offers to record a failed attempt where %s: %# [DOOR-13]', (_, door, offers) =>
  expect(mayFail(door)).toBe(offers),
)

it.each<[string, string, DoorView, DoorRules]>([
  ['photos', 'photos', signed, rules],
  ['photos', '', shown, rules],
  ['photos', 'photos', shown, { ...rules, receive_needs_spoc_photo: true }],
  ['signature', 'signature', at, rules],
  ['signature', '', signed, rules],
  ['remark', 'remark', shown, rules],
  ['remark', '', noted, rules],
  ['otp', 'otp', noted, rules],
  ['attempt', 'attempt', noted, rules],
  ['', '', noted, rules],
])('opens a link for %j at %j: %# [CHAS-01]', (named, opens, door, wanted) =>
  expect(stepAsked(named, door, wanted)).toBe(opens),
)
