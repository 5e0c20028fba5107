import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const css = readFileSync(new URL('kit/ground.css', import.meta.url), 'utf8')
const [light = '', dark = ''] = [...css.matchAll(/:root\s*\{([^}]*)\}/g)].map(
  ([, declared = '']) => declared,
)

const tokensOf = (declared: string): Map<string, string> =>
  new Map(
    [...declared.matchAll(/--([\w-]+):\s*(#[\da-f]{3,6})/g)].map(([, name = '', colour = '']) => [
      name,
      colour,
    ]),
  )

/** Relative luminance of a colour as CSS writes it, by WCAG 2.2. */
const luminance = (colour: string): number => {
  const hex = colour.length === 4 ? colour.slice(1).replace(/./g, '$&$&') : colour.slice(1)
  const [red = 0, green = 0, blue = 0] = [0, 2, 4]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (one: string, other: string): number => {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

/** What is written on what. */
const written = [
  ['text', 'ground'],
  ['text', 'surface'],
  ['text', 'accent-soft'],
  ['text', 'good-soft'],
  ['text', 'bad-soft'],
  ['surface', 'text'],
  ['muted', 'ground'],
  ['muted', 'surface'],
  ['accent', 'surface'],
  ['accent', 'accent-soft'],
  ['on-accent', 'accent'],
  ['bad', 'surface'],
  ['bad', 'bad-soft'],
  ['bad', 'accent-soft'],
  ['on-bad', 'bad'],
  ['good', 'surface'],
  ['good', 'good-soft'],
  ['good', 'accent-soft'],
] as const

it.each([
  ['light', light],
  ['dark', dark],
])(
  'can be read in sunlight in the %s theme: text at 7:1 at least, edges of what is pressed at 3:1 [PUBL-06]',
  (_theme, declared) => {
    const colours = tokensOf(declared)
    const of = (name: string): string => colours.get(name) ?? ''
    const weak = (pairs: readonly (readonly [string, string])[], least: number) =>
      pairs.flatMap(([on, ground]) => {
        const found = contrast(of(on), of(ground))
        return found >= least ? [] : [`${on} on ${ground}: ${found.toFixed(2)}`]
      })
    expect(weak(written, 7)).toEqual([])
    expect(
      weak(
        [
          ['edge', 'surface'],
          ['accent', 'surface'],
          ['bad', 'surface'],
        ],
        3,
      ),
    ).toEqual([])
  },
)
