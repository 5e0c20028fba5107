import { SECRET_GAP } from './secret-gap.ts'
import { smsLength } from './segments.ts'

/** How long a secret is once it stands in its place. */
const REFERENCE = 'x'.repeat(22)
const CODE = '0'.repeat(6)

type Values = Readonly<Record<string, string>>

/** What gives way, one after the other: the page or the papers say all of it too. */
const ways: readonly [name: string, most: number][] = [
  ['sender', 20],
  ['eta', 0],
  ['units', 0],
  ['driver', 12],
  ['sender', 10],
]

const cut = (values: Values, name: string, most: number): Values => {
  const value = values[name]
  return value === undefined
    ? values
    : { ...values, [name]: Array.from(value).slice(0, most).join('').trim() }
}

/** Values with their secrets as long as they will be. */
const asSent = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value.replaceAll(SECRET_GAP, name === 'link' ? REFERENCE : CODE),
    ]),
  )

/**
 * Values with which a text in Latin letters is one part: names are cut, and what can be read
 * elsewhere is left out, no more than is needed. Order numbers, codes and links are never touched.
 */
export const withinOnePart = (values: Values, fill: (values: Values) => string): Values => {
  let fitting = values
  for (const [name, most] of ways) {
    const { alphabet, segments } = smsLength(fill(asSent(fitting)))
    if (alphabet !== 'gsm7' || segments === 1) break
    fitting = cut(fitting, name, most)
  }
  return fitting
}
