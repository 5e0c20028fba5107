import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { created, did, recorded } from '../testing/factories.ts'
import { sealingOf } from '../testing/sealing.ts'
import { canonical } from './canonical.ts'
import { firstBroken, FIRST_PREV, chainedEvent, type ChainedEvent } from './chain.ts'
import { withoutValue } from './sealed/disclosure.ts'

const sha256 = (text: string, encoding: 'hex' | 'base64url' = 'hex'): string =>
  createHash('sha256').update(text).digest(encoding)
const sealing = sealingOf({
  sha256,
  base64url: (text) => Buffer.from(text).toString('base64url'),
})

/** A whole chain of four events. */
const chain = (): ChainedEvent[] => {
  let prev = FIRST_PREV
  return recorded([
    created(),
    did.remarked('naïve — “ünïcode” \u20ac'),
    did.photo('a'),
    did.received,
  ]).map((event) => {
    const link = chainedEvent({ ...event, prev }, sealing)
    prev = link.digest
    return link
  })
}

describe('canonical JSON', () => {
  it('writes the example of RFC 8785 as its section 3.2.3 does [PROF-01]', () => {
    const value = JSON.parse(
      String.raw`{"numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001], "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/", "literals": [null, true, false]}`,
    ) as unknown
    expect(canonical(value)).toBe(
      String.raw`{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\u000f\nA'B\"\\\\\"/"}`,
    )
  })

  it('sorts members as RFC 8785 section 3.2.3 does, by UTF-16 code units [PROF-01]', () => {
    const value = {
      '\u20ac': 'Euro Sign',
      '\r': 'Carriage Return',
      '\ufb33': 'Hebrew Letter Dalet With Dagesh',
      '1': 'One',
      '\ud83d\ude00': 'Emoji: Grinning Face',
      '\u0080': 'Control',
      '\u00f6': 'Latin Small Letter O With Diaeresis',
    }
    expect(Object.values(JSON.parse(canonical(value).replace(/"1":/, '"~":')) as object)).toEqual([
      'Carriage Return',
      'One',
      'Control',
      'Latin Small Letter O With Diaeresis',
      'Euro Sign',
      'Emoji: Grinning Face',
      'Hebrew Letter Dalet With Dagesh',
    ])
  })

  // Appendix B of RFC 8785, and what else numbers can do.
  it.each([
    [0, '0'],
    [-0, '0'],
    [5e-324, '5e-324'],
    [-5e-324, '-5e-324'],
    [1.7976931348623157e308, '1.7976931348623157e+308'],
    [9007199254740992, '9007199254740992'],
    [295147905179352830000, '295147905179352830000'],
    [9.999999999999997e22, '9.999999999999997e+22'],
    [1e23, '1e+23'],
    [1.0000000000000001e23, '1.0000000000000001e+23'],
    [999999999999999900000, '999999999999999900000'],
    [1e21, '1e+21'],
    [0.000001, '0.000001'],
    [9.999999999999997e-7, '9.999999999999997e-7'],
    [333333333.3333332, '333333333.3333332'],
    [-0.0000033333333333333333, '-0.0000033333333333333333'],
  ])('writes the number %d as %s [PROF-01]', (number, text) => expect(canonical(number)).toBe(text))

  it('sorts keys that are numbers, prefixes or __proto__ like any other [PROF-01]', () => {
    expect(
      canonical(
        JSON.parse(
          '{"b": 1, "10": 2, "9": 3, "a": 4, "aa": 5, "": 6, "__proto__": {"z": 1, "y": 2}}',
        ),
      ),
    ).toBe('{"":6,"10":2,"9":3,"__proto__":{"y":2,"z":1},"a":4,"aa":5,"b":1}')
  })

  it('leaves out members that are undefined', () =>
    expect(canonical({ b: undefined, a: [1, { c: undefined }] })).toBe('{"a":[1,{}]}'))

  it.each([
    [NaN],
    [Infinity],
    [-Infinity],
    ['\ud800'],
    [{ '\udc00': 1 }],
    [[undefined]],
    [() => 1],
    [1n],
    [Symbol('x')],
  ])('has no text for %s', (value) => {
    expect(() => canonical(value)).toThrow(TypeError)
  })

  it('says the same as JSON, in one way only [PROF-01]', () => {
    // JSON has one nought.
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
        const text = canonical(value)
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
        expect(canonical(JSON.parse(text))).toBe(text)
      }),
    )
  })
})

describe('a chain of events', () => {
  it('is whole as it was written, and so is its beginning [PROF-01]', () => {
    expect([0, 1, 2, 3, 4].map((length) => firstBroken(chain().slice(0, length), sealing))).toEqual(
      [null, null, null, null, null],
    )
  })

  it('tells of every byte that is changed, in body or digest [PROF-01]', () => {
    const whole = chain()
    const changed: number[] = []
    whole.forEach((link, index) => {
      for (const part of ['body', 'digest'] as const) {
        const bytes = Buffer.from(link[part])
        for (let at = 0; at < bytes.length; at += 1) {
          const other = Buffer.from(bytes)
          other[at] = (other[at] ?? 0) ^ 1
          if (
            firstBroken(whole.with(index, { ...link, [part]: other.toString('utf8') }), sealing) !==
            index + 1
          )
            changed.push(index)
        }
      }
    })
    expect(changed).toEqual([])
  })

  const remade = (link: ChainedEvent, change: (body: string) => string): ChainedEvent => ({
    ...link,
    body: change(link.body),
    digest: sha256(change(link.body)),
  })
  const valued = (link: ChainedEvent, change: (text: string) => string): ChainedEvent => ({
    ...link,
    disclosures: link.disclosures.map(change),
  })
  it('stays whole without the values that were erased [PROF-04]', () => {
    const erased = chain().map((link) => valued(link, withoutValue))
    expect(firstBroken(erased, sealing)).toBeNull()
    expect(JSON.stringify(erased)).not.toContain('Meera')
  })

  it.each<[string, (links: ChainedEvent[]) => ChainedEvent[], number]>([
    ['two links in another order', ([a, b, c, d]) => [a, c, b, d] as ChainedEvent[], 2],
    ['a link left out', (links) => links.toSpliced(2, 1), 3],
    ['the first link left out', (links) => links.slice(1), 1],
    ['a link put in twice', (links) => links.toSpliced(1, 0, links[1] as ChainedEvent), 3],
    [
      'a link forged with its digest',
      (links) =>
        links.with(
          1,
          remade(links[1] as ChainedEvent, (body) => body.replace('"receiver"', '"client"')),
        ),
      3,
    ],
    ['a last link that begins anew', (links) => links.with(3, links[0] as ChainedEvent), 4],
    [
      'a text that is not canonical',
      (links) =>
        links.with(
          3,
          remade(links[3] as ChainedEvent, (body) => body.replace('{', '{ ')),
        ),
      4,
    ],
    [
      'a text that is no JSON',
      (links) =>
        links.with(
          3,
          remade(links[3] as ChainedEvent, (body) => body.slice(1)),
        ),
      4,
    ],
    [
      'a number too large to be one',
      (links) =>
        links.with(
          3,
          remade(links[3] as ChainedEvent, (body) => body.replace('"v":1', '"v":1e999')),
        ),
      4,
    ],
    [
      'half a character',
      (links) =>
        links.with(
          3,
          remade(links[3] as ChainedEvent, (body) => body.replace('"u-1"', String.raw`"\ud800"`)),
        ),
      4,
    ],
    [
      'a last link of another number',
      (links) =>
        links.with(
          3,
          remade(links[3] as ChainedEvent, (body) => body.replace('"seq":4', '"seq":9')),
        ),
      4,
    ],
    [
      'another value beside it',
      (links) =>
        links.with(
          1,
          valued(links[1] as ChainedEvent, (text) => text.replace('Meera', 'Meena')),
        ),
      2,
    ],
    [
      'a value with another salt',
      (links) =>
        links.with(
          1,
          valued(links[1] as ChainedEvent, (text) => text.replace('"', '"_')),
        ),
      2,
    ],
    [
      'a value left out',
      (links) => links.with(1, { ...(links[1] as ChainedEvent), disclosures: [] }),
      2,
    ],
    [
      'one value twice',
      ([first, second, ...rest]) => {
        const { disclosures, ...link } = second as ChainedEvent
        return [
          first,
          { ...link, disclosures: disclosures.map(() => disclosures[0] ?? '') },
          ...rest,
        ] as ChainedEvent[]
      },
      2,
    ],
    [
      'a value too many',
      (links) =>
        links.with(2, {
          ...(links[2] as ChainedEvent),
          disclosures: [...(links[2]?.disclosures ?? []), '[]'],
        }),
      3,
    ],
    [
      'a value that is none',
      (links) =>
        links.with(
          1,
          valued(links[1] as ChainedEvent, () => '{}'),
        ),
      2,
    ],
    [
      'nothing',
      (links) => links.with(3, { body: 'null', disclosures: [], digest: sha256('null') }),
      4,
    ],
  ])('tells of %s [PROF-01]', (_case, change, at) =>
    expect(firstBroken(change(chain()), sealing)).toBe(at),
  )
})
