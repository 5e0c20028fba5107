import { expect, it } from 'vitest'
import { wasOvertaken } from './overtaken.ts'

it.each<[string | null, string[], boolean]>([
  ['rejected', [], false],
  ['rejected', ['receive refused'], true],
  ['rejected', ['receive refused', 'rating confirmed'], true],
  ['rejected', ['receive sent'], false],
  ['rejected', ['reject confirmed'], false],
  ['rejected', ['receive refused', 'reject confirmed'], false],
  ['rejected', ['receive refused', 'reject refused'], false],
  ['rejected', ['remark refused'], false],
  ['received', ['receive refused'], false],
  ['open', ['receive refused'], false],
  [null, ['receive refused'], false],
])(
  'of an order that is %s, where %j was pressed, a Receive was overtaken by a Reject: %s [RATE-01] [PUBL-07]',
  (status, pressed, overtaken) => {
    const presses = pressed.map((one) => {
      const [kind = '', state = ''] = one.split(' ')
      return { kind, state }
    })
    expect(wasOvertaken(status, presses)).toBe(overtaken)
  },
)
