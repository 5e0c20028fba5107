import { describe, expect, it } from 'vitest'
import { resolvePolicy } from '../policy/resolve.ts'
import { composedMessage, phoneWays } from './composed.ts'

const values = { sender: 'Acme', identifier: 'LR-1', status: 'on its way', eta: '', link: '' }
const phone = '9876543210'
const templates = [{ event: 'notice', channel: 'whatsapp', id: 'epod_notice' }] as const

describe('a composed message', () => {
  it('is the longer text in a mail in English, and the short one elsewhere [MESG-01]', () => {
    const bodyOf = (channel: 'email' | 'sms', document = {}) =>
      composedMessage('notice', values, channel, resolvePolicy(document), 'Long.\n').body
    expect(bodyOf('email')).toBe('Long.\n')
    expect(bodyOf('sms')).toBe('Consignment LR-1 from Acme\nStatus: on its way\n')
    expect(bodyOf('email', { messages: { language: 'hi' } })).toContain('Acme: LR-1')
    const own = { event: 'notice', channel: 'email', text: 'Own {identifier}' }
    expect(bodyOf('email', { messages: { templates: [own] } })).toBe('Own LR-1\n')
  })
})

describe('the ways to a phone', () => {
  const all = ['email', 'sms', 'whatsapp']
  it.each([
    [{ templates: [...templates] }, all, 'whatsapp', ['sms']],
    [{ templates: [...templates] }, ['sms'], 'sms', []],
    [{}, all, 'sms', []],
    [
      { templates: [...templates], channels: ['sms' as const, 'whatsapp' as const] },
      all,
      'sms',
      ['whatsapp'],
    ],
    [{ templates: [...templates], channels: ['whatsapp' as const] }, all, 'whatsapp', []],
    [{ templates: [...templates], fall_back_minutes: null }, all, 'whatsapp', []],
  ])('with %j and %j begin with %s, then %j [MESG-01]', (messages, carried, first, after) => {
    const ways = phoneWays('notice', phone, resolvePolicy({ messages }), carried)
    expect(ways.first).toEqual({ channel: first, recipient: phone })
    expect(ways.ways_left.map(({ channel }) => channel)).toEqual(after)
  })
})
