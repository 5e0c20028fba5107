import { describe, expect, it } from 'vitest'
import * as all from './all.ts'
import { english, translateFrom, type Translate } from './catalogue.ts'
import * as hindi from './hi/all.ts'
import { linkSentences } from './link-sentences.ts'
import { managementWords } from './management.ts'
import { proofWords } from './proof-panel.ts'
import { worded } from './worded.ts'

const swiggy = { reject: 'Not Received', rejected: 'Not Received' }

/** Each text with its path; of one with gaps, what it says with marks in them. */
function* textsIn(value: unknown, path: string): Generator<[string, string]> {
  if (typeof value === 'string') yield [path, value]
  else if (typeof value === 'function') yield [path, value.toString()]
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* textsIn(inner, `${path}.${key}`)
}

const saying = (pattern: RegExp, t: Translate): string[] =>
  Object.entries(all)
    .flatMap(([name, catalogue]) => [...textsIn(t<object>(catalogue), name)])
    .filter(([, text]) => pattern.test(text.replace(/reject(ed)?\b(?=[:,)}])/g, '')))
    .map(([path]) => path)

/**
 * What speaks of something else: of a proof that its review turns down, of settings by their names,
 * of what a policy names itself on the public pages, and of the training's own orders.
 */
const others =
  /^(policySentences|settingWords|settingSayWords|publicWords|trainingWords)\.|\.(order_disapproved|review_rejected|turnDown|turnedDown|turnedDownAt|turnDownSure)$/

describe('A policy’s own words [EPOD-13]', () => {
  it('leave Reject in no sentence that page or server says of an order', () => {
    const left = (t: Translate): string[] =>
      saying(/reject/i, t).filter((path) => !others.test(path))
    expect(left(english)).not.toEqual([])
    expect(left(worded(english, swiggy))).toEqual([])
  })

  it('stand in sentences of the language that is spoken', () => {
    const own = worded(
      translateFrom((name) => (hindi as Readonly<Record<string, object>>)[name]),
      swiggy,
    )
    expect([
      own(linkSentences).already_rejected,
      own(managementWords).parts.other,
      own(proofWords).reupdateText.includes('‘Not Received’'),
    ]).toEqual(['इस ऑर्डर पर पहले ही ‘Not Received’ दर्ज है', 'खुले या ‘Not Received’', true])
  })

  it('change nothing where a policy has none, and are made once', () => {
    expect(worded(english, { reject: null, rejected: null })).toBe(english)
    expect(worded(english, { ...swiggy })).toBe(worded(english, { ...swiggy }))
  })
})
