import { describe, expect, it } from 'vitest'
import { eventReader } from './sse.ts'

const all = (...pieces: string[]) => {
  const read = eventReader()
  return pieces.flatMap((piece) => read(piece))
}

describe('the reader of server-sent events', () => {
  it('gives id, name and data of each event [NAV-05]', () => {
    expect(all('id: 7\nevent: order\ndata: {"a":1}\n\n')).toEqual([
      { id: '7', event: 'order', data: '{"a":1}' },
    ])
  })

  it('puts together what arrives in pieces, wherever they break [NAV-05]', () => {
    const text = 'id: 1\r\ndata: one\r\n\r\nid: 2\ndata: two\rdata: lines\r\r'
    const expected = [
      { id: '1', event: 'message', data: 'one' },
      { id: '2', event: 'message', data: 'two\nlines' },
    ]
    for (let at = 0; at <= text.length; at += 1)
      expect(all(text.slice(0, at), `${text.slice(at)}\n`)).toEqual(expected)
  })

  it('keeps the last id for events without one and leaves out comments and empty events [NAV-05]', () => {
    expect(all(': hello\n\nid: 3\n\ndata:x\n\n')).toEqual([
      { id: '3', event: 'message', data: 'x' },
    ])
  })

  it('gives nothing before an event is complete [NAV-05]', () =>
    expect(all('id: 1\ndata: half')).toEqual([]))
})
