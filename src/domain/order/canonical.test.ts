import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonical, canonicalIn, isSameJson } from './canonical.ts'

const json = fc.jsonValue({ stringUnit: 'binary' })
/** What its canonical text decides, however long that takes. */
const isCanonical = (text: string): boolean => {
  try {
    return canonical(JSON.parse(text)) === text
  } catch {
    return false
  }
}
const isTaken = (text: string): boolean => {
  try {
    canonicalIn(text)
    return true
  } catch {
    return false
  }
}

describe('a text of canonical JSON', () => {
  it('is read, and no other text is [PROF-01]', () => {
    fc.assert(
      fc.property(json, (value) => {
        const text = canonical(value)
        expect(canonicalIn(text)).toEqual(JSON.parse(text))
        const other = JSON.stringify(value)
        expect([other, isTaken(other)]).toEqual([other, isCanonical(other)])
      }),
    )
  })

  it.each([
    [String.raw`{"a":"\\ud800"}`, true],
    ['{"a":"\ud83d\ude00"}', true],
    ['{"a":"\ud83d"}', false],
    [String.raw`{"a":"\ud800"}`, false],
    [String.raw`{"\udc00":1}`, false],
    ['{"10":1,"9":2}', true],
    ['{"9":2,"10":1}', false],
    ['{"":1,"__proto__":{"a":1}}', true],
    ['{"a":1,"a":1}', false],
    ['{"b":1,"a":2}', false],
    ['[{"b":1,"a":2}]', false],
    ['{"a":-0}', false],
    ['{"a":1.0}', false],
    ['{"a": 1}', false],
    [String.raw`{"a":"\u20ac"}`, false],
    ['{"a"', false],
    ['', false],
  ])('%s: %s [PROF-01]', (text, isOne) => {
    expect([isTaken(text), isCanonical(text)]).toEqual([isOne, isOne])
  })
})

describe('two values', () => {
  it('are the same where their canonical JSON is [REPL-01]', () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        expect(isSameJson(a, b)).toBe(canonical(a) === canonical(b))
        expect(isSameJson(a, JSON.parse(canonical(a)))).toBe(true)
        expect(isSameJson([a, { b }], [a, { b: a }])).toBe(canonical(a) === canonical(b))
      }),
    )
  })

  const withProto = JSON.parse('{"__proto__":{}}') as unknown
  it.each([
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
    [{ a: undefined }, {}],
    [{}, { a: undefined }],
    [{ a: null }, {}],
    [{ a: null }, { a: undefined }],
    [{ a: 1 }, { b: 1 }],
    [[], {}],
    [{}, []],
    [null, {}],
    [[1, 2], [1]],
    ['1', 1],
    [withProto, {}],
    [{}, withProto],
    [0, -0],
  ])('%j and %j are judged as canonical JSON does [REPL-01]', (a, b) => {
    expect(isSameJson(a, b)).toBe(canonical(a) === canonical(b))
  })
})
