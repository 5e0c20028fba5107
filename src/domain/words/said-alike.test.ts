import { describe, expect, it } from 'vitest'
import { attemptWords } from './attempt.ts'
import { attemptWords as hindiAttempt } from './hi/attempt.ts'
import { panelWords as hindiPanel } from './hi/order-panel.ts'
import { doorChoices as hindiChoices } from './hi/policy-door.ts'
import { verifyWords as hindiProof } from './hi/verify.ts'
import { holdWords as hindiHolds } from './hi/legal-holds.ts'
import { messageDeskWords as hindiMessages } from './hi/message-desk.ts'
import { personWords as hindiPerson } from './hi/person-data.ts'
import { policyFormWords as hindiPolicy } from './hi/policy-form.ts'
import { singleWords as hindiSingle } from './hi/single-sign-on.ts'
import { userWords as hindiUsers } from './hi/users.ts'
import { holdWords } from './legal-holds.ts'
import { messageDeskWords } from './message-desk.ts'
import { panelWords } from './order-panel.ts'
import { personWords } from './person-data.ts'
import { policyFormWords } from './policy-form.ts'
import { singleWords } from './single-sign-on.ts'
import { userWords } from './users.ts'
import { doorChoices } from './policy-door.ts'
import { verifyWords } from './verify.ts'

// Each page loads the catalogue of its own readers, and no more.
describe('what two pages have a name for', () => {
  it.each([
    ['English', panelWords.events, verifyWords.event],
    ['Hindi', hindiPanel.events, hindiProof.event],
  ])('is called alike beside the order and on its proof, in %s [PROF-03]', (_, panel, proof) => {
    // The office has a button of this name; strangers do not. The proof has another page's word.
    const { outbound: _press, rejected: _end, ...shared } = panel
    expect(proof).toMatchObject(shared)
  })

  it.each([
    ['English', attemptWords.reasons, doorChoices],
    ['Hindi', hindiAttempt.reasons, hindiChoices],
  ])('is called alike at the door and in the settings, in %s [DOOR-10]', (_, reasons, choices) =>
    expect(choices.not_delivered.reasons).toEqual(reasons),
  )

  it.each([
    [
      'English',
      [policyFormWords, holdWords, personWords, messageDeskWords, singleWords],
      userWords,
    ],
    ['Hindi', [hindiPolicy, hindiHolds, hindiPerson, hindiMessages, hindiSingle], hindiUsers],
  ])(
    'is called alike where a reason is asked for, in %s [MGMT-01] [MGMT-02]',
    (_, pages, { why }) => expect(new Set(pages.map((page) => page.why))).toEqual(new Set([why])),
  )
})
