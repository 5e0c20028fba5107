import { describe, expect, it } from 'vitest'
import { did, NOW, recorded } from '../testing/factories.ts'
import { canonical } from './chain.ts'
import { shownEvent } from './shown-event.ts'

const [around] = recorded([did.codeSent()])
const contacts = ['9876500002']

describe('an event as readers of the log get it', () => {
  it('has no keyed hash of a code that a release before drew, and says that it lacks one [OTP-03]', () => {
    const stored = { ...around, v: 1, data: { hash: 'h', contacts, expires_at: NOW } }
    expect(shownEvent(canonical(stored))).toEqual({
      body: canonical({ ...stored, data: { contacts, expires_at: NOW } }),
      redacted: true,
    })
  })

  it.each([
    ['a code that is derived', around],
    [
      'a remark that speaks of such an event',
      { ...around, type: 'remarked', data: { text: '"type":"otp_sent"', hash: 'h' } },
    ],
    ['a photo', { ...around, type: 'photo_added', data: { digest: 'd', hash: 'h' } }],
  ])('is %s as it stands [OTP-03]', (_case, event) => {
    expect(shownEvent(canonical(event))).toEqual({ body: canonical(event) })
  })
})
