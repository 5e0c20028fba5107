import { describe, expect, it } from 'vitest'
import { aPolicy } from '../../../../domain/testing/factories.ts'
import {
  channels,
  emptyForm,
  readForm as read,
  typedFor,
  whyTooMany,
  type TellForm,
} from './tell-form.ts'

const readForm = (...given: [TellForm, Parameters<typeof read>[1], boolean]) =>
  read(...given, aPolicy().phones)
const form = (over: Partial<TellForm>): TellForm => ({ ...emptyForm, ...over })
const on = (typed: string) => ({ isOn: true, typed })
const missing = { channel: null, message: 'Please select sharing type and fill related details' }

describe('the form to share an order', () => {
  it('takes five recipients at most, of all ways together [SHAR-02]', () => {
    const phones = ['9876501231', '9876501232', '9876501233'].join(',')
    const asked = (emails: string) =>
      readForm(form({ email: on(emails), sms: on(phones), whatsapp: on(phones) }), channels, true)
    expect(asked('a@b.in,c@b.in')).toHaveProperty('notificationType')
    expect(asked('a@b.in,c@b.in,d@b.in')).toEqual({
      channel: null,
      message: 'At most 5 recipients can be named at once',
    })
  })

  it.each([
    ['nothing ticked', form({})],
    ['a value that is not ticked', form({ email: { isOn: false, typed: 'a@b.in' } })],
    ['a tick without a value', form({ sms: on(' , ') })],
  ])('wants a way with a value: %s [SHAR-02]', (_, given) =>
    expect(readForm(given, channels, true)).toEqual(missing),
  )

  it.each([
    ['to share', true],
    ['to notify', false],
  ])('drops no address without a word whose way is not ticked, %s [SHAR-02]', (_, needs) =>
    expect(
      readForm(
        form({ sms: on('9876543210'), email: { isOn: false, typed: 'a@b.in' } }),
        channels,
        needs,
      ),
    ).toEqual({
      channel: 'email',
      message: 'Tick Email to send to these, or empty the field',
    }),
  )

  it('ticks a way whose field is filled, and takes the tick from one that is emptied [SHAR-01]', () =>
    expect(['a@b.in', ' , ', ''].map((typed) => typedFor(typed).isOn)).toEqual([
      true,
      false,
      false,
    ]))

  it('splits values at commas, and takes each number once over SMS and WhatsApp [SHAR-02]', () => {
    expect(
      readForm(
        form({
          email: on('a@b.in, c@d.in'),
          sms: on('98765 43210,9876543211'),
          whatsapp: on('9876543210'),
        }),
        channels,
        true,
      ),
    ).toEqual({
      notificationType: ['email', 'sms', 'whatsapp'],
      targets: { emails: ['a@b.in', 'c@d.in'], phones: ['9876543210', '9876543211'] },
    })
  })

  it('takes a number however it is written, as the client’s own digits [SHAR-02]', () =>
    expect(
      readForm(form({ sms: on('+91 98765 43210, 098765-43211,919876543210') }), channels, true),
    ).toMatchObject({ targets: { phones: ['9876543210', '9876543211'] } }))

  it('says so where more orders are picked than can be told of at once [TABL-16]', () => {
    expect([whyTooMany(1000), whyTooMany(1001)]).toEqual([
      null,
      'At most 1,000 orders can be told of at once. Please select fewer; now there are 1,001.',
    ])
  })

  it('names what is wrong with an address or a number [SHAR-02]', () => {
    expect(readForm(form({ email: on('a@b.in, c@d') }), channels, true)).toEqual({
      channel: 'email',
      message: 'E-mail must be valid',
    })
    expect(readForm(form({ whatsapp: on('98765') }), channels, true)).toEqual({
      channel: 'whatsapp',
      message: 'Mobile Number Should be 10 digit',
    })
  })

  it('leaves out what is not on offer [SHAR-01]', () => {
    expect(
      readForm(form({ email: on('a@b.in'), sms: on('9876543210') }), ['email'], true),
    ).toMatchObject({ notificationType: ['email'], targets: { phones: [] } })
    expect(readForm(form({ sms: on('9876543210') }), ['email'], true)).toEqual(missing)
  })

  it('may be without addresses where the contacts on record are meant [SHAR-03, SHAR-04]', () => {
    expect(readForm(form({ sms: on('') }), channels, false)).toEqual({
      notificationType: ['sms'],
      targets: { emails: [], phones: [] },
    })
    expect(readForm(form({}), channels, false)).toEqual(missing)
  })
})
