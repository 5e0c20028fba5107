import { describe, expect, it } from 'vitest'
import { faultOf, saidByProvider } from './fault.ts'

describe('why a message did not arrive', () => {
  it.each([
    ['queued', null, null, null],
    ['sent', null, null, null],
    ['queued', 'unreachable: no answer', 'unreachable', 'no answer'],
    ['failed', 'opted_out', 'opted_out', null],
    ['failed', 'money_cap', 'money_cap', null],
    ['sent', 'no_receipt', 'no_receipt', null],
    ['failed', 'Twilio 21211: not a number', 'refused', 'Twilio 21211: not a number'],
    ['failed', 'constructor', 'refused', 'constructor'],
    ['expired', '', 'out_of_time', null],
    ['no_provider', null, 'no_provider', null],
  ])('is known of %s with %j: %s [MESG-01]', (state, error, fault, said) => {
    expect([faultOf(state, error), saidByProvider(error)]).toEqual([fault, said])
  })
})
