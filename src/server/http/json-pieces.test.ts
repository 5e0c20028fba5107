import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { BodyShape } from './body-shape.ts'
import { parsedInPieces } from './json-pieces.ts'

const unbounded = { values: Infinity, row_values: Infinity, fields: Infinity, depth: 1_000 }

/** The value, or that there is none, of a text that is read in pieces of a few bytes. */
const inPieces = async (text: string): Promise<unknown> => {
  const body = Buffer.from(text)
  const shape = new BodyShape(body, unbounded, 4)
  while (shape.look(7) === 'more');
  try {
    return { value: await parsedInPieces(body, shape.lists, JSON.parse) }
  } catch {
    return 'no JSON'
  }
}
const whole = (text: string): unknown => {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return 'no JSON'
  }
}

it('makes of a text in pieces what it makes of the whole [ERRS-04]', async () => {
  const body = fc.oneof(
    fc.array(fc.jsonValue()),
    fc.dictionary(fc.string(), fc.oneof(fc.array(fc.jsonValue()), fc.jsonValue())),
  )
  await fc.assert(
    fc.asyncProperty(body, fc.constantFrom(0, 1), async (value, space) => {
      const text = JSON.stringify(value, null, space)
      expect(await inPieces(text)).toEqual(whole(text))
    }),
    { numRuns: 300 },
  )
})

it('takes no text in pieces that is no JSON as a whole [ERRS-04]', async () => {
  const signs = fc.constantFrom('[', ']', '{', '}', ',', ':', '"', '\\', '1', '"a"', '"é"', ' ')
  const frames = fc.constantFrom(['', ''], ['[', ']'], ['{"a":[', ']}'], ['[1,2,3,4,5,', '6]'])
  await fc.assert(
    fc.asyncProperty(fc.array(signs, { maxLength: 12 }), frames, async (inner, [open, close]) => {
      const text = `${open}${inner.join('')}${close}`
      expect([text, await inPieces(text)]).toEqual([text, whole(text)])
    }),
    { numRuns: 3_000 },
  )
})
