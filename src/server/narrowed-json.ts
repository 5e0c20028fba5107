/** Where the text that begins with a quote at `from` has ended. */
const afterText = (json: string, from: number): number => {
  let at = from
  do {
    at = json.indexOf('"', at + 1)
    if (at < 0) return json.length
  } while (isEscaped(json, at))
  return at + 1
}

const isEscaped = (json: string, quote: number): boolean => {
  let backslashes = 0
  while (json[quote - 1 - backslashes] === '\\') backslashes += 1
  return backslashes % 2 === 1
}

/** Where the value that begins at `from` has ended: at the comma or bracket behind it. */
const afterValue = (json: string, from: number): number => {
  let depth = 0
  let at = from
  while (at < json.length) {
    const sign = json[at]
    if (sign === '"') {
      at = afterText(json, at)
      continue
    }
    if (sign === '{' || sign === '[') depth += 1
    else if (depth === 0 && (sign === ',' || sign === '}')) return at
    else if (sign === '}' || sign === ']') depth -= 1
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
  while (json[at] === '"') {
    const named = afterText(json, at)
    const end = afterValue(json, named + 1)
    if (wanted.has(json.slice(at + 1, named - 1))) kept.push(json.slice(at, end))
    at = end + 1
  }
  return `{${kept.join(',')}}`
}
