import { expect, it } from 'vitest'
import type { OrderEvent } from '../order/events.ts'
import { replay } from '../order/evolve.ts'
import { created, did, NOW, recorded } from '../testing/factories.ts'
import { english } from '../words/catalogue.ts'
import { certificateOf } from './certificate.ts'

const erasedPhoto = (): OrderEvent => {
  const event = did.photo('a')
  if (event.type !== 'photo_added') throw new Error('a photo')
  return { ...event, data: { ...event.data, url: '', digest: '', file_name: '' } }
}

it('says of a picture that was erased that it was and when, and draws none [DATA-01] [REPT-04]', () => {
  const events = recorded([
    created(),
    erasedPhoto(),
    {
      type: 'signed',
      data: { name: '', relation: '', url: '', digest: '', action_by: 'receiver' },
    },
    { type: 'otp_sent', data: { nonce: 'n', contacts: [], expires_at: NOW } },
    did.received,
    { type: 'erased', data: { values: [], reason: 'a letter', parts: ['photo', 'signature'] } },
  ])
  const order = replay(events)
  if (!order) throw new Error('an order')
  const { sections } = certificateOf(
    {
      order,
      events,
      sender: 'Acme',
      withheld: [],
      reader: 'anita',
      head: 'ab'.repeat(32),
      clock: { now: NOW, time_zone: 'Asia/Kolkata' },
    },
    english,
  )
  const files = sections.flatMap((section) => (section.kind === 'files' ? section.files : []))
  expect(files).toHaveLength(2)
  for (const file of files) {
    expect(file).toMatchObject({ digest: '', is_picture: false })
    expect(file.text).toMatch(/^Erased on \d\d-\d\d-\d{4} .*request$/)
  }
  const told = sections.flatMap((section) => (section.kind === 'facts' ? section.facts : []))
  expect(told).toContainEqual([
    'Sent',
    expect.stringMatching(/^\d\d-\d\d-\d{4} .* to a contact that was erased$/),
  ])
  const record = sections.at(-1)
  const facts = record?.kind === 'facts' ? record.facts : []
  expect(facts).toContainEqual(['Erased', expect.stringMatching(/: photos, signature$/)])
})
