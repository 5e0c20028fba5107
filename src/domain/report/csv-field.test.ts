import { expect, it } from 'vitest'
import { csvField } from './csv-field.ts'

it.each<readonly [string | number, string]>([
  [-5, '-5'],
  [-0.25, '-0.25'],
  [0, '0'],
  [12, '12'],
  ['-5', "'-5"],
  ['=1+1', "'=1+1"],
  [Number.NEGATIVE_INFINITY, "'-Infinity"],
  ['Acme', 'Acme'],
  ['a, "b"', '"a, ""b"""'],
  ['a\r\nb', '"a\nb"'],
])(
  'a field of %j is %j: a number stays one, and no text is a formula [LOT-03] [CRAT-01] [REPT-03]',
  (value, field) => expect(csvField(value)).toBe(field),
)
