/** One server-sent event (HTML Living Standard, 9.2). */
export interface ServerEvent {
  readonly id: string | null
  readonly event: string
  readonly data: string
}

/**
 * Reads a stream of server-sent events piece by piece: give it text as it comes, take the events
 * that became complete.
 */
export const eventReader = (): ((text: string) => ServerEvent[]) => {
  let rest = ''
  let id: string | null = null
  let event = ''
  let lines: string[] = []

  const take = (line: string): ServerEvent | null => {
    if (line === '') {
      const complete =
        lines.length > 0
          ? { id, event: event === '' ? 'message' : event, data: lines.join('\n') }
          : null
      event = ''
      lines = []
      return complete
    }
    const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? []
    if (field === 'data') lines.push(value)
    else if (field === 'event') event = value
    else if (field === 'id' && !value.includes('\0')) id = value
    return null
  }

  return (text) => {
    rest += text
    const events: ServerEvent[] = []
    // A carriage return at the very end may be half of a line break.
    for (
      let end = rest.search(/\r\n|\n|\r(?=[^])/);
      end >= 0;
      end = rest.search(/\r\n|\n|\r(?=[^])/)
    ) {
      const complete = take(rest.slice(0, end))
      rest = rest.slice(end + (rest.startsWith('\r\n', end) ? 2 : 1))
      if (complete) events.push(complete)
    }
    return events
  }
}
