import { expect, it } from 'vitest'
import { orderOf } from '../../testing/factories.ts'
import { replacedParties } from './replaced-parties.ts'

const asha = { name: 'Asha', contact: { phone: ['9876500001'], email: ['asha@a.example'] } }
const meena = { name: 'Meena', contact: { phone: ['9876500002'], email: [] } }
const ravi = { name: 'Ravi', contact: ['9876500003'] }

it.each([
  ['another receiver', { spocs: [asha], driver: ravi }, { spocs: [meena] }, ['receiver']],
  ['a receiver beside the first', { spocs: [asha] }, { spocs: [asha, meena] }, []],
  [
    'a receiver’s new phone, with the mail address of before',
    { spocs: [asha] },
    { spocs: [{ name: 'Asha', contact: { ...asha.contact, phone: ['9876500009'] } }] },
    [],
  ],
  ['a receiver’s name alone', { spocs: [asha] }, { spocs: [{ ...asha, name: 'Asha K' }] }, []],
  ['a first receiver', { spocs: [{ name: 'Asha' }] }, { spocs: [asha] }, []],
  [
    'another driver',
    { driver: ravi },
    { driver: { ...ravi, contact: ['9876500004'] } },
    ['driver'],
  ],
  ['no driver any more', { driver: ravi }, { driver: { name: '', contact: [] } }, ['driver']],
  ['another truck', { driver: ravi }, { truck_number: 'MH14ZZ0001' }, []],
  [
    'both',
    { spocs: [asha], driver: ravi },
    { spocs: [meena], driver: { name: 'Anil', contact: ['9876500004'] } },
    ['driver', 'receiver'],
  ],
])(
  '%s replaces a party where none of its contacts stays [LINK-01]',
  (_what, was, edit, replaced) => {
    expect(replacedParties(orderOf(was), orderOf({ ...was, ...edit }))).toEqual(replaced)
  },
)
