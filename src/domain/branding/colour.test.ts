import { describe, expect, it } from 'vitest'
import { contrastOf, shadeFor, shadesOf, textOn, type Colour } from './colour.ts'

describe('a client’s colour [CLNT-02]', () => {
  it.each<[one: Colour, other: Colour, ratio: number]>([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#0000ff', '#ffffff', 8.59],
    ['#ff0000', '#ffffff', 4],
    ['#ffff00', '#ffffff', 1.07],
  ])('%s on %s has the contrast that WCAG works out, %d', (one, other, ratio) => {
    expect(contrastOf(one, other)).toBeCloseTo(ratio, 2)
  })

  it.each<[colour: Colour, text: Colour]>([
    ['#ffd400', '#000000'],
    ['#0b6160', '#ffffff'],
    ['#777777', '#000000'],
    ['#757575', '#ffffff'],
  ])('%s is written on in %s', (colour, text) => {
    expect(textOn(colour)).toBe(text)
  })

  it.each<[colour: Colour, ground: Colour, shade: Colour]>([
    ['#0b6160', '#ffffff', '#0b6160'],
    ['#ffd400', '#ffffff', '#8c7500'],
    ['#000000', '#101010', '#7d7d7d'],
    ['#ffffff', '#ffffff', '#757575'],
  ])('%s on %s is nearest to read as %s', (colour, ground, shade) => {
    expect(shadeFor(colour, ground, 4.5)).toBe(shade)
  })

  it('can be read in both themes, whatever it is: links and what stands on buttons', () => {
    const parts = ['00', '33', '66', '99', 'cc', 'ff']
    const every = parts.flatMap((red) =>
      parts.flatMap((green) => parts.map((blue): Colour => `#${red}${green}${blue}`)),
    )
    const weak = every.filter((colour) => {
      const { on_colour, light, dark } = shadesOf(colour)
      return (
        contrastOf(on_colour, colour) < 4.5 ||
        ['#ffffff', '#f3f6f5', '#e8efee'].some(
          (ground) => contrastOf(light.accent, ground as Colour) < 7,
        ) ||
        ['#0c1413', '#15201f', '#1c2827'].some(
          (ground) => contrastOf(dark.accent, ground as Colour) < 7,
        ) ||
        [light, dark].some(({ accent, on_accent }) => contrastOf(accent, on_accent) < 7)
      )
    })
    expect([every.length, weak]).toEqual([216, []])
  })
})
