import { describe, expect, it } from 'vitest'
import { anyLanguage } from '../words/languages.ts'
import { checkpointMail, digestDay, type CheckpointDigest } from './checkpoint-mail.ts'
import { noteWithin } from './note-within.ts'

const NOTE = `log.example.com/log
2
IYLw0D9jmQierX37kugaIZKRDmwpabbnY62/eFyAVrM=

— log.example.com/log m4reVVlRADho/SD7tRed4DKX5bp3bIowCuRot9EoTBNEJq8xzw7p8wDBGoNSr0ayoCCu1IH3Vr3sAugNQit+AKaIyww=
`
const digest: CheckpointDigest = {
  client: 'Acme',
  day: '2026-11-23',
  closed: 4,
  size: 2,
  note: NOTE,
  vkeys: ['log.example.com/log+9b8ade55+AT', 'log.example.com/log+00000000+AU'],
  public_url: 'https://log.example.com',
}

describe('the nightly mail with a checkpoint [PROF-04]', () => {
  it.each([
    ['2026-11-23T18:29:59.999Z', 'Asia/Kolkata', '2026-11-22'],
    ['2026-11-23T18:30:00.000Z', 'Asia/Kolkata', null],
    ['2026-11-23T18:39:59.999Z', 'Asia/Kolkata', null],
    ['2026-11-23T18:40:00.000Z', 'Asia/Kolkata', '2026-11-23'],
    ['2026-11-24T12:00:00.000Z', 'Asia/Kolkata', '2026-11-23'],
    ['2027-01-01T00:10:00.000Z', 'UTC', '2026-12-31'],
    // Clocks go back, and show this hour twice: it is due once, for the same day.
    ['2026-11-01T05:15:00.000Z', 'America/New_York', '2026-10-31'],
    ['2026-11-01T06:15:00.000Z', 'America/New_York', '2026-10-31'],
  ])('at %s in %s is due for %s', (now, time_zone, day) => {
    expect(digestDay({ now, time_zone })).toBe(day)
  })

  it('says how many were closed, and how it is checked, and brings the checkpoint twice', () => {
    const mail = checkpointMail(digest, anyLanguage)
    expect(mail.subject).toBe('Checkpoint of 2026-11-23: 4 orders closed')
    expect(mail.body).toContain('Acme: 4 orders were closed on 2026-11-23.')
    expect(mail.body).toContain(
      "npm run verify-log -- --checkpoint checkpoint-2.txt --key 'log.example.com/log+9b8ade55+AT' --key 'log.example.com/log+00000000+AU'",
    )
    expect([mail.attachment_name, mail.attachment]).toEqual(['checkpoint-2.txt', NOTE])
    expect(noteWithin(mail.body)).toBe(NOTE)
    expect(checkpointMail({ ...digest, closed: 1 }, anyLanguage).body).toContain('1 order was')
  })

  it.each([
    ['hi', { ...anyLanguage, first: 'hi' }, '2026-11-23 की जाँच-मुहर: 4 ऑर्डर बंद हुए'],
    ['en', { ...anyLanguage, first: 'ta' }, 'Checkpoint of 2026-11-23: 4 orders closed'],
    ['en', { offered: [], first: 'hi' }, 'Checkpoint of 2026-11-23: 4 orders closed'],
  ] as const)('is in %s for a client with %j', (_, languages, subject) => {
    const mail = checkpointMail(digest, languages)
    expect(mail.subject).toBe(subject)
    expect(noteWithin(mail.body)).toBe(NOTE)
  })
})
