/** A quoted cell has no more characters than a cell: what has more is a quote that stands alone. */
const MOST_QUOTED = 32_767

/** What no text has; tabs, line breaks and the separators of labels stay. */
// eslint-disable-next-line no-control-regex -- looked for is what no text has
const noText = /^\uFEFF|[\x00-\x08\x0E-\x1A\x1C\x1E\x1F]/g

/**
 * The rows of what a spreadsheet program has put on the clipboard: tabs between cells, breaks
 * between rows, a cell that holds either in quotes. A quote that nothing closes, as in 5" pipe, is
 * a sign like any other. Rows come one by one, so that whoever has enough may stop.
 */
export function* pastedRows(pasted: string): Generator<string[]> {
  const text = pasted.replace(noText, '')
  let cells: string[] = []
  for (let at = 0; at < text.length;) {
    const quoted = text[at] === '"' ? quotedAt(text, at) : null
    const end = quoted?.end ?? plainEnd(text, at)
    cells.push(quoted?.cell ?? text.slice(at, end))
    at = end
    if (text[at] === '\t') {
      at += 1
      // A tab at the very end has an empty cell behind it, which counts for nothing.
      continue
    }
    yield cells
    cells = []
    if (text[at] === '\r') at += 1
    if (text[at] === '\n') at += 1
  }
  if (cells.length > 0) yield cells
}

const breaks = /[\t\r\n]/g

const plainEnd = (text: string, from: number): number => {
  breaks.lastIndex = from
  return breaks.exec(text)?.index ?? text.length
}

/** A cell in quotes and where it ends; null where these quotes enclose no cell. */
const quotedAt = (text: string, from: number): { cell: string; end: number } | null => {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 2)) {
    if (at - from > MOST_QUOTED) return null
    if (text[at + 1] === '"') continue
    const behind = text[at + 1]
    return behind === undefined || '\t\r\n'.includes(behind)
      ? { cell: text.slice(from + 1, at).replaceAll('""', '"'), end: at + 1 }
      : null
  }
  return null
}
