import { withoutMarks } from '../shipment.ts'

/** Which letters a partner reads: the basic set of X12, or the extended one, with small letters. */
export type X12Letters = 'basic' | 'extended'

const allowed: Readonly<Record<X12Letters, RegExp>> = {
  basic: /[^A-Z0-9 !"&'()+,\-./:;?=]/g,
  extended: /[^A-Za-z0-9 !"&'()+,\-./:;?=%@[\]_{}\\|<#$]/g,
}

/** Delimiters of elements, components and segments: X12 has no way to escape them in a text. */
export const [ELEMENT, COMPONENT, SEGMENT] = ['*', '>', '~'] as const

/** A text in the case that a set of letters has. */
export const inCase = (text: string, letters: X12Letters): string =>
  letters === 'basic' ? text.toUpperCase() : text

/**
 * A text as an element holds it: letters of the set alone (others become ?, delimiters and control
 * characters a space), cut to `most`.
 */
export const x12Text = (text: string, most: number, letters: X12Letters = 'basic'): string => {
  const plain = withoutMarks(text).replace(/[*>~\p{Cc}\s]+/gu, ' ')
  const written = inCase(plain, letters).replace(allowed[letters], '?')
  return written.trim().slice(0, most).trimEnd()
}

/** A segment: empty elements at its end are left out, as X12 asks. */
export const segment = (tag: string, ...elements: readonly string[]): string => {
  const last = elements.findLastIndex((element) => element !== '')
  return [tag, ...elements.slice(0, last + 1)].join(ELEMENT) + SEGMENT
}
