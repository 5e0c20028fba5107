import { expect, it } from 'vitest'
import { replay } from '../order/evolve.ts'
import { created, did, NOW, recorded } from '../testing/factories.ts'
import { inHindi } from '../testing/in-hindi.ts'
import { english, type Translate } from '../words/catalogue.ts'
import { courtStatementOf, type CourtStatement } from './court-statement.ts'
import { courtTemplates } from './court-templates.ts'

const stated = (t: Translate = english): CourtStatement => {
  const events = recorded([created(), did.photo('ab'.repeat(32)), did.received])
  const order = replay(events)
  if (!order) throw new Error('a log with events is an order')
  return courtStatementOf(
    courtTemplates.bsa_63_4,
    {
      order,
      events,
      sender: 'Acme',
      head: 'cd'.repeat(32),
      installation: 'https://pod.example.com',
      made_at: NOW,
    },
    t,
  )
}
const linesOf = ({ parts }: CourtStatement, at: number) => parts[at]?.lines ?? []
const fieldsOf = (statement: CourtStatement, at: number): Record<string, string | null> =>
  Object.fromEntries(
    linesOf(statement, at).flatMap((line) =>
      line.kind === 'field' ? [[line.label, line.value]] : [],
    ),
  )
const tickedOf = (statement: CourtStatement, at: number): string[] =>
  linesOf(statement, at).flatMap((line) =>
    line.kind === 'boxes' ? line.boxes.filter((box) => box.ticked).map(({ label }) => label) : [],
  )

it('fills a statement for a court with what the log knows, and leaves open what a person has to say [REPT-04]', () => {
  const statement = stated()
  expect(statement.parts.map(({ title }) => title)).toEqual([
    'Part A, to be filled in by the party',
    'Part B, to be filled in by the expert',
  ])
  for (const at of [0, 1]) {
    expect(fieldsOf(statement, at)).toMatchObject({
      'I (name)': null,
      'Make and model': null,
      'IMEI, UIN, UID, MAC or cloud ID, as applicable': 'https://pod.example.com',
      'I state that the hash value of the record is': `${'cd'.repeat(32)} (last event of the log)`,
      'Name and signature': null,
      Place: null,
    })
    expect(tickedOf(statement, at)).toEqual(['Server', 'Hash SHA256'])
  }
  expect(fieldsOf(statement, 0)['The record']).toBe(
    'Log of order LR-1, 3 events, each with the SHA-256 of the one before it, as it stood 10-03-2026 06:30 UTC',
  )
  expect(fieldsOf(statement, 1)).toHaveProperty('Designation', null)
  expect(statement.report.rows).toEqual([
    ['Log of LR-1, last event', 'cd'.repeat(32)],
    ['a.jpg', 'ab'.repeat(32)],
  ])
})

it('says who is in charge of nothing: that is for a person to tick [REPT-04]', () => {
  const charge = linesOf(stated(), 0).find(
    (line) => line.kind === 'boxes' && line.label.startsWith('By me'),
  )
  expect(charge).toMatchObject({
    boxes: ['Owned', 'Maintained', 'Managed', 'Operated'].map((label) => ({
      label,
      ticked: false,
    })),
  })
})

it('tells where the form comes from and when it was last compared with that [REPT-04]', () => {
  for (const { source, checked_on } of Object.values(courtTemplates)) {
    expect(source).not.toBe('')
    expect(checked_on).toMatch(/^20\d\d-\d\d-\d\d$/)
  }
  expect(stated().checked).toContain('section 63(4)(c) and the Schedule. Last compared on 2026-')
})

it('is in Hindi for who reads Hindi [REPT-04] [L10N-01]', () => {
  const statement = stated(inHindi)
  const told = [
    statement.title,
    statement.law,
    ...statement.parts.flatMap(({ title, lines }) => [
      title,
      ...lines.map((line) => (line.kind === 'text' ? line.text : line.label)),
    ]),
  ]
  for (const text of told) expect(text).toMatch(/\p{sc=Deva}/u)
})
