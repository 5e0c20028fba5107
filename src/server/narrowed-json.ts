const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c]
const [OPEN_LIST, CLOSE_LIST, OPEN, CLOSE] = [0x5b, 0x5d, 0x7b, 0x7d]

/** Where the text that begins with a quote at `from` has ended. */
const afterText = (json: string, from: number): number => {
  let at = json.indexOf('"', from + 1)
  while (at > 0 && isEscaped(json, at)) at = json.indexOf('"', at + 1)
  return at < 0 ? json.length : at + 1
}

const isEscaped = (json: string, quote: number): boolean => {
  let first = quote
  while (json.charCodeAt(first - 1) === BACKSLASH) first -= 1
  return (quote - first) % 2 === 1
}

/** Where the value that begins at `from` has ended: at the comma or bracket behind it. */
const afterValue = (json: string, from: number): number => {
  let depth = 0
  let at = from
  while (at < json.length) {
    const sign = json.charCodeAt(at)
    if (sign === QUOTE) {
      at = afterText(json, at)
      continue
    }
    if (sign === OPEN || sign === OPEN_LIST) depth += 1
    else if (depth === 0 && (sign === COMMA || sign === CLOSE)) return at
    else if (sign === CLOSE || sign === CLOSE_LIST) depth -= 1
    at += 1
  }
  return at
}

/**
 * The JSON of an object, without spaces as JSON.stringify writes it, with those of its members that
 * are `wanted`, as they stand: nothing in them is read.
 */
export const narrowedJson = (json: string, wanted: ReadonlySet<string>): string => {
  const kept: string[] = []
  let at = 1
  while (json.charCodeAt(at) === QUOTE) {
    const named = afterText(json, at)
    const end = afterValue(json, named + 1)
    if (wanted.has(json.slice(at + 1, named - 1))) kept.push(json.slice(at, end))
    at = end + 1
  }
  return `{${kept.join(',')}}`
}
