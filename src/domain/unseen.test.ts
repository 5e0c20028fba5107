import { describe, expect, it } from 'vitest'
import { seenOnly, withoutUnseen } from './unseen.ts'

describe('what nobody sees of a text', () => {
  it.each([
    ['marks around a number that a chat has put there', '\u202ALR-1\u202C', 'LR-1'],
    ['a byte order mark and spaces of no width', '\uFEFFL\u200BR\u2060-1', 'LR-1'],
    ['a soft hyphen', 'Mum\u00ADbai', 'Mumbai'],
    ['isolates and marks of direction', '\u2066A\u2069\u200E\u200F', 'A'],
    ['fillers of Hangul and of Braille', 'A\u3164\u115F\u1160\uFFA0\u2800', 'A'],
    ['a text in tags', 'LR-1\u{E0001}\u{E0048}\u{E007F}', 'LR-1'],
    ['a joiner after a letter of no such script', 'LR\u200D-1', 'LR-1'],
  ])('goes: %s [ADD-06] [BULK-04]', (_what, text, seen) => {
    expect(withoutUnseen(text)).toBe(seen)
  })

  it.each([
    ['what is all seen', 'LR-1, Block B  (old)\nGate 2'],
    ['a joiner that shapes a letter of India', 'क्\u200Dष'],
    ['one that keeps letters of Urdu apart', 'می\u200Cخواهم'],
    ['one within an emoji', '👩\u200D🚀'],
    ['what picks the look of an emoji', '❤\uFE0F'],
    ['letters of Hangul', '한국'],
  ])('is not: %s [L10N-01]', (_what, text) => {
    expect(withoutUnseen(text)).toBe(text)
  })

  it('goes from every text of a value, and from none that lies deeper than an order goes', () => {
    const given = JSON.parse('{"a": ["\u200Eb", 1, null], "__proto__": {"c": "\u200Ed"}}') as object
    expect(JSON.stringify(seenOnly(given))).toBe('{"a":["b",1,null],"__proto__":{"c":"d"}}')
    const deep = JSON.parse(`${'['.repeat(50_000)}"\u200E"${']'.repeat(50_000)}`) as unknown
    let within = seenOnly(deep)
    while (Array.isArray(within)) within = within[0]
    expect(within).toBe('\u200E')
  })
})
