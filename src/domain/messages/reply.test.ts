import { describe, expect, it } from 'vitest'
import { replyMeaning } from './reply.ts'

describe('a reply', () => {
  it.each([
    ['STOP', 'opted_out'],
    [' sToP. ', 'opted_out'],
    ['Unsubscribe!', 'opted_out'],
    ['बंद', 'opted_out'],
    ['Wrong number', 'wrong_number'],
    ['ग़लत नंबर', 'wrong_number'],
    ['START', 'opted_in'],
    // Only a word alone is one.
    ['Stop please', null],
    ['do not stop', null],
    ['', null],
    ['constructor', null],
    ['x'.repeat(10_000), null],
  ])('%j means %j [MESG-01]', (text, meaning) => expect(replyMeaning(text)).toBe(meaning))
})
