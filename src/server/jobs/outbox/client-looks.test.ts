import { expect, it } from 'vitest'
import { outboxStands, registeredNotices } from '../../testing/outbox-stand.ts'

const { one, other, setPolicy, standWith, queue, rows, watch, makeDue, drain } = outboxStands()

/** Nobody can read the policy of the first client, until the answered function is called. */
const withoutPolicy = (): (() => void) =>
  watch((statement) =>
    /join logos|policies/.test(statement.text) && statement.values?.includes(one)
      ? { text: 'select 1 / 0' }
      : statement,
  )

it('lets no message leave while its client’s policy cannot be read, and asks anew after that [MESG-01] [SHAR-05]', async () => {
  await setPolicy(one, { messages: { money_a_day: 1 } })
  await setPolicy(other, {})
  const stand = await standWith(['twilio'], { TWILIO_COST: '0.6' })
  await queue(stand, one, {}, {})
  await queue(stand, other, {})
  const readAgain = withoutPolicy()
  await drain(stand).finally(readAgain)
  expect(stand.providers.taken).toHaveLength(1)
  const waiting = (await rows()).filter(({ state }) => state === 'queued')
  expect(waiting).toMatchObject([
    { tries: 0, error: null },
    { tries: 0, error: null },
  ])
  for (const { waits } of waiting) expect(waits).toBeGreaterThan(5)
  await makeDue()
  await drain(stand)
  expect(stand.providers.taken).toHaveLength(2)
  expect((await rows()).map(({ state, error }) => `${state} ${error ?? ''}`).sort()).toEqual([
    'failed money_cap',
    'sent ',
    'sent ',
  ])
})

it('judges no receipt by a policy that cannot be read, and those of others all the same [MESG-01]', async () => {
  await setPolicy(one, registeredNotices)
  await setPolicy(other, registeredNotices)
  const stand = await standWith(['whatsapp'])
  const by = {
    channel: 'whatsapp',
    ways_left: [{ channel: 'sms', recipient: '9000000001' }],
  } as const
  await queue(stand, one, by)
  await queue(stand, other, by)
  await drain(stand)
  await makeDue()
  const readAgain = withoutPolicy()
  await drain(stand).finally(readAgain)
  const judged = (await rows()).map(({ judged_in }) => judged_in)
  // The one waits for its policy, the other for its receipt.
  expect(Math.min(...judged.map(Number))).toBeGreaterThan(5)
  expect(Math.min(...judged.map(Number))).toBeLessThan(60)
  expect(Math.max(...judged.map(Number))).toBeGreaterThan(10 * 60)
})
