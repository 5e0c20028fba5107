import { describe, expect, it } from 'vitest'
import type { PolicyDocument } from '../policy/policy.ts'
import { whyNot } from '../policy/access.ts'
import { aPolicy, aViewer, anOrder, byLink, clock, did, NOW } from '../testing/factories.ts'
import { HOUR, later } from '../time.ts'
import { words } from '../testing/words.ts'
import { decide } from './decide.ts'
import type { OrderEvent } from './events.ts'
import { isRefusal } from './refusal.ts'
import { inEnglish } from '../testing/in-english.ts'

const drawn = { name: ' Meera ', relation: 'Storekeeper', url: '/api/files/a', digest: 'a' }
const asked = (signature: typeof drawn, document: PolicyDocument = {}, ...past: OrderEvent[]) => {
  const outcome = decide(
    anOrder(...past),
    { type: 'signature', signature },
    byLink('receiver'),
    aPolicy(document),
    clock,
  )
  return isRefusal(outcome) ? inEnglish(outcome.refused[0]) : outcome
}
const signed: OrderEvent = {
  type: 'signed',
  data: { ...drawn, name: 'Meera', action_by: 'receiver' },
}

describe('a signature', () => {
  it('is on record with name and relation, and the same again is the same [SIGN-01]', () => {
    expect(asked(drawn)).toEqual([signed])
    expect(anOrder(signed).epod.signature).toEqual({ ...signed.data, time: NOW })
    expect(asked({ ...drawn, relation: ' Storekeeper ' }, {}, signed)).toEqual([])
    expect([
      asked(drawn, {}, signed),
      ...[{ digest: 'b' }, { name: 'Asha' }, { relation: 'Owner' }].map((other) =>
        asked({ ...drawn, ...other }, {}, signed),
      ),
    ]).toEqual([
      [],
      [{ type: 'signed', data: { ...signed.data, digest: 'b' } }],
      [{ type: 'signed', data: { ...signed.data, name: 'Asha' } }],
      [{ type: 'signed', data: { ...signed.data, relation: 'Owner' } }],
    ])
  })

  it('needs a name and a relation, and an order that is open [SIGN-01]', () => {
    expect([
      asked({ ...drawn, name: ' ' }),
      asked({ ...drawn, relation: '' }),
      asked(drawn, {}, did.received),
    ]).toEqual([
      words.signature_name_missing,
      words.signature_relation_missing,
      words.already_received,
    ])
  })

  it.each([
    [{ name: ' ' }, 'signature.name'],
    [{ relation: ' ' }, 'signature.relation'],
  ])('without %j is refused at its field [SIGN-01]', (part, field) =>
    expect(
      decide(
        anOrder(),
        { type: 'signature', signature: { ...drawn, ...part } },
        byLink('receiver'),
        aPolicy(),
        clock,
      ),
    ).toMatchObject({ refused: [{ kind: 'rule', field }] }),
  )

  it('that waited on a phone counts from when it was drawn [SIGN-01] [PUBL-07]', () => {
    const at = later(NOW, -HOUR)
    const outcome = decide(
      anOrder(),
      { type: 'signature', signature: drawn },
      byLink('driver'),
      aPolicy(),
      { ...clock, claim: { at, device_now: NOW } },
    )
    expect(outcome).toEqual([
      { type: 'signed', data: { ...signed.data, action_by: 'driver', captured_at: at } },
    ])
    if (!isRefusal(outcome))
      expect(anOrder(...outcome).epod.signature).toEqual({
        ...signed.data,
        action_by: 'driver',
        time: at,
      })
  })

  it.each<[PolicyDocument['signature'], string[], string[]]>([
    ['off', [words.signature_off], []],
    ['optional', [], []],
    ['required', [], [words.signature_missing]],
  ])('that is %s may be given or must be [SIGN-01]', (signature, sign, receive) => {
    const why = (action: 'signature' | 'receive' | 'verify_otp') =>
      whyNot(
        anOrder(did.codeSent()),
        action,
        aViewer(),
        aPolicy({ signature, show_receive_button: true }),
        clock,
      ).map(inEnglish)
    expect([why('signature'), why('receive'), why('verify_otp')]).toEqual([sign, receive, receive])
    expect(
      whyNot(
        anOrder(signed),
        'receive',
        aViewer(),
        aPolicy({ signature: 'required', show_receive_button: true }),
        clock,
      ),
    ).toEqual([])
  })
})
