/** A colour as CSS writes it in six hexadecimal digits, lower case: '#0b6160'. */
export type Colour = `#${string}`

/** What a colour of a client has to look like in its document. */
export const colourPattern = /^#[0-9a-f]{6}$/

/** Red, green and blue, each of 0 to 255. */
type Channels = readonly [number, number, number]

const channelsOf = (colour: Colour): Channels => {
  const at = (from: number): number => Number.parseInt(colour.slice(from, from + 2), 16)
  return [at(1), at(3), at(5)]
}
const colourOf = (channels: Channels): Colour =>
  `#${channels.map((one) => Math.round(one).toString(16).padStart(2, '0')).join('')}`

/** Relative luminance by WCAG 2.2: 0 of black to 1 of white. */
const luminance = (colour: Colour): number => {
  const [red, green, blue] = channelsOf(colour)
    .map((one) => one / 255)
    .map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two colours by WCAG 2.2: 1 of the same to 21 of black and white. */
export const contrastOf = (one: Colour, other: Colour): number => {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

/** What WCAG 2.2 asks of text (AA), and what pages that are read in sunlight have (AAA). */
export const READABLE = 4.5
const SUNLIT = 7

const BLACK = '#000000'
const WHITE = '#ffffff'

/** Black or white, whichever reads better on a colour: at least 4.5:1 on any. */
export const textOn = (colour: Colour): Colour =>
  contrastOf(WHITE, colour) >= contrastOf(BLACK, colour) ? WHITE : BLACK

/** Steps from a colour to black or white, of which the first that reads is taken. */
const STEPS = 100

/**
 * The shade of a colour that is nearest to it and has a contrast of `least` on `ground`: the colour
 * itself where it reads, else darker on a light ground and lighter on a dark one.
 */
export const shadeFor = (colour: Colour, ground: Colour, least: number): Colour => {
  const end = channelsOf(textOn(ground))
  const from = channelsOf(colour)
  for (let step = 0; step < STEPS; step += 1) {
    const part = step / STEPS
    const shade = colourOf([
      from[0] + (end[0] - from[0]) * part,
      from[1] + (end[1] - from[1]) * part,
      from[2] + (end[2] - from[2]) * part,
    ])
    if (contrastOf(shade, ground) >= least) return shade
  }
  return textOn(ground)
}

/** What a page paints with a client's colour in one theme: buttons and links, and text on them. */
export interface Shade {
  readonly accent: Colour
  readonly on_accent: Colour
}

/** A client's colour as pages use it. */
export interface Shades {
  /** The colour itself, for bands and marks, and the text that reads on it. */
  readonly colour: Colour
  readonly on_colour: Colour
  readonly light: Shade
  readonly dark: Shade
}

/** The grounds on which pages write, of each theme the one on which a shade reads worst. */
const grounds = { light: '#e8efee', dark: '#1c2827' } as const satisfies Record<string, Colour>

/** A colour's shades for both themes: what they write reads in sunlight, at 7:1. */
export const shadesOf = (colour: Colour): Shades => {
  const shade = (theme: keyof typeof grounds): Shade => {
    const accent = shadeFor(colour, grounds[theme], SUNLIT)
    return { accent, on_accent: textOn(accent) }
  }
  return { colour, on_colour: textOn(colour), light: shade('light'), dark: shade('dark') }
}
