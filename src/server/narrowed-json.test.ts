import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { narrowedJson } from './narrowed-json.ts'

const names = fc.constantFrom('a', 'b', 'epod', '_id', '__proto__', 'a"b', 'a\\', '{', 'é')
const objects = fc.dictionary(fc.oneof(names, fc.string()), fc.jsonValue())

it('keeps those members of an object that are wanted, as they stand [SIZE-02]', () => {
  expect(narrowedJson('{"a":{"b":[1,"]}"]},"b":"\\\\\\"","c":-1e3}', new Set(['a', 'c']))).toBe(
    '{"a":{"b":[1,"]}"]},"c":-1e3}',
  )
  fc.assert(
    fc.property(objects, fc.array(fc.oneof(names, fc.string())), (object, wanted) => {
      // What a member is called inside of its quotes is what it is asked for by.
      const plain = wanted.filter((name) => JSON.stringify(name).length === name.length + 2)
      const kept = Object.entries(object).filter(([name]) => plain.includes(name))
      expect(narrowedJson(JSON.stringify(object), new Set(plain))).toBe(
        JSON.stringify(Object.fromEntries(kept)),
      )
    }),
  )
})

it.each(['', 'null', '{', '{"', '{"a', '{"a":', '{"a":[', '{"a":"\\', '[]', '{}'])(
  'ends with %j too [SIZE-02]',
  (json) => {
    expect(narrowedJson(json, new Set(['b']))).toBe('{}')
  },
)
