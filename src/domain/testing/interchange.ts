/** A segment as a partner's reader sees it: its tag, and its elements with their components. */
export interface ReadSegment {
  readonly tag: string
  readonly elements: readonly (readonly string[])[]
}

/** Reads X12 as its header says: the delimiters stand at fixed places of ISA. */
export const readX12 = (text: string): ReadSegment[] => {
  const [element = '', component = '', segment = ''] = [text[3], text[104], text[105]]
  return text
    .split(segment)
    .filter((one) => one !== '')
    .map((one) => {
      const [tag = '', ...elements] = one.split(element)
      return { tag, elements: elements.map((value) => value.split(component)) }
    })
}

/** Reads EDIFACT, a sign at a time: whatever is released separates nothing. */
export const readEdifact = (text: string): ReadSegment[] => {
  const segments: ReadSegment[] = []
  let elements: string[][] = [['']]
  let isReleased = false
  for (const sign of text.replace(/^UNA.{6}/, '')) {
    const last = elements.at(-1) ?? []
    if (isReleased || !"?:+'".includes(sign)) {
      last[last.length - 1] += sign
      isReleased = false
    } else if (sign === '?') isReleased = true
    else if (sign === ':') last.push('')
    else if (sign === '+') elements.push([''])
    else {
      const [[tag = ''] = [], ...rest] = elements
      segments.push({ tag, elements: rest })
      elements = [['']]
    }
  }
  return segments
}
