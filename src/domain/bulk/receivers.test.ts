import { describe, expect, it } from 'vitest'
import type { Spoc } from '../order/order.ts'
import { receiversWith, type ReceiverSaid } from './receivers.ts'

const spoc = (name: string, phone: string[], email: string[] = []): Spoc => ({
  name,
  contact: { phone, email, status: [] },
})
const asha = spoc('Asha', ['9876500001'], ['asha@example.com'])
const bela = spoc('Bela', ['9876500002'])
const chitra = spoc('Chitra', ['9876500003'])

const after = (said: ReceiverSaid, ...held: Spoc[]) =>
  receiversWith(said, held).map(({ name, contact }) => [name, contact.phone, contact.email])
const as = ({ name, contact: { phone, email } }: Spoc) => [name, phone, email]

describe('the receivers of an order that a file updates', () => {
  it.each<[string, ReceiverSaid, unknown[]]>([
    [
      'the same one, with another number',
      { name: ' ASHA', contact: { phone: ['9876500009'] } },
      [' ASHA', ['9876500009'], ['asha@example.com']],
    ],
    [
      'the same number, under another name',
      { name: 'Asha Rao', contact: { phone: ['9876500001', '9876500009'] } },
      ['Asha Rao', ['9876500001', '9876500009'], ['asha@example.com']],
    ],
    [
      'a number alone',
      { contact: { phone: ['9876500009'] } },
      ['Asha', ['9876500009'], ['asha@example.com']],
    ],
    [
      'an e-mail address alone',
      { contact: { email: ['a@example.com'] } },
      ['Asha', ['9876500001'], ['a@example.com']],
    ],
    ['a name alone', { name: 'Asha Rao' }, ['Asha Rao', ['9876500001'], ['asha@example.com']]],
  ])(
    'keep what it does not say, and who else there is: it names %s [BULK-05] [BULK-11]',
    (_what, said, first) => expect(after(said, asha, bela)).toEqual([first, as(bela)]),
  )

  it('have another one first where it names another, and nothing of whom he replaces [BULK-05]', () => {
    const dev = { name: 'Dev', contact: { phone: ['9876500009'] } }
    expect(after(dev, asha, bela)).toEqual([['Dev', ['9876500009'], []], as(bela)])
    expect(after(dev)).toEqual([['Dev', ['9876500009'], []]])
    // Who was one of the others is not there twice.
    const second = { name: 'Bela', contact: { email: ['b@example.com'] } }
    expect(after(second, asha, bela, chitra)).toEqual([
      ['Bela', ['9876500002'], ['b@example.com']],
      as(chitra),
    ])
  })

  it.each(['', 'NA'])('are named where they had no name but %j [BULK-05]', (none) =>
    expect(
      after(
        { name: 'Asha', contact: { phone: ['9876500001'] } },
        spoc(none, [], ['a@example.com']),
      ),
    ).toEqual([['Asha', ['9876500001'], ['a@example.com']]]),
  )
})
