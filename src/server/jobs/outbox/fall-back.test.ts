import { describe, expect, it } from 'vitest'
import { outboxStands, phone, registeredNotices } from '../../testing/outbox-stand.ts'

const { one, other, setClock, watch, setPolicy, standWith, queue, rows, makeDue, setTries, drain } =
  outboxStands()

describe('what does not arrive', () => {
  const ways_left = [
    { channel: 'sms', recipient: phone },
    { channel: 'email', recipient: 'a@b.co' },
  ] as const

  it('by WhatsApp goes by SMS once its receipt is due, with the same link [MESG-01]', async () => {
    await setPolicy(one, registeredNotices)
    const stand = await standWith(['twilio', 'whatsapp'])
    const [id] = await queue(stand, one, { channel: 'whatsapp', ways_left })
    await drain(stand)
    const [sent] = await rows()
    expect(sent).toMatchObject({ state: 'sent', secret: expect.any(String) })
    expect(sent?.judged_in).toBeGreaterThan(14 * 60)
    expect(stand.providers.taken).toHaveLength(1)
    // By the clock of decisions it is not due yet, and then it is.
    await makeDue()
    await drain(stand)
    expect(stand.providers.taken).toHaveLength(1)
    setClock(new Date(Date.now() + 16 * 60_000).toISOString())
    await makeDue()
    await drain(stand)
    expect(stand.providers.taken.map(({ provider }) => provider)).toEqual(['whatsapp', 'twilio'])
    expect(stand.providers.taken[1]?.text).toContain('https://epod.test/publictracking/REF')
    const [before, after] = await rows()
    expect(before).toMatchObject({ state: 'sent', secret: null, judged_in: null, ways_left: [] })
    expect(after).toMatchObject({
      channel: 'sms',
      instead_of: id,
      ways_left: [ways_left[1]],
      state: 'sent',
    })
  })

  it('goes another way though a message before it cannot be judged, which is looked at later [MESG-01]', async () => {
    await setPolicy(one, registeredNotices)
    const stand = await standWith(['twilio', 'whatsapp'])
    const wish = { channel: 'whatsapp', ways_left } as const
    const [first = '', second = ''] = await queue(stand, one, wish, wish)
    await drain(stand)
    setClock(new Date(Date.now() + 16 * 60_000).toISOString())
    await makeDue()
    const stop = watch((statement) =>
      /with ended as/.test(statement.text) && statement.values?.includes(first)
        ? { text: 'select broken' }
        : statement,
    )
    await drain(stand)
    stop()
    const all = await rows()
    expect(all.map(({ channel, instead_of }) => [channel, instead_of])).toEqual([
      ['whatsapp', null],
      ['whatsapp', null],
      ['sms', second],
    ])
    expect(all[0]?.judged_in).toBeGreaterThan(4 * 60)
    await makeDue()
    await drain(stand)
    expect((await rows()).map(({ instead_of }) => instead_of)).toContain(first)
  })

  it('goes on at once where a provider refuses it for good, each way once, whoever works [MESG-01]', async () => {
    await setPolicy(one, registeredNotices)
    const stand = await standWith(['twilio', 'whatsapp'])
    stand.providers.behaviour.push({ status: 400, code: 131_026 }, { status: 400, code: 21_211 })
    await queue(stand, one, { channel: 'whatsapp', ways_left })
    await Promise.all([drain(stand), drain(stand)])
    expect(
      (await rows()).map(({ channel, state, secret }) => [channel, state, secret !== null]),
    ).toEqual([
      ['whatsapp', 'failed', false],
      ['sms', 'failed', false],
      ['email', 'no_provider', true],
    ])
    // Each is kept with when, why and in whose words; what never left has no parts.
    expect((await rows()).map(({ tried, parts }) => [tried, parts])).toEqual([
      [
        [
          {
            at: expect.stringMatching(/^\d{4}-.*Z$/),
            why: 'wrong_number',
            said: expect.any(String),
          },
        ],
        null,
      ],
      [[expect.objectContaining({ why: 'wrong_number' })], null],
      [[], null],
    ])
  })

  it('goes on where the process ended in the last try, and says that no answer was heard [MESG-01] [SHAR-05]', async () => {
    await setPolicy(one, registeredNotices)
    const stand = await standWith(['twilio', 'whatsapp'])
    await queue(stand, one, { channel: 'whatsapp', ways_left })
    await setTries(8)
    await drain(stand)
    expect(stand.providers.taken.map(({ provider }) => provider)).toEqual(['twilio'])
    const [before, after] = await rows()
    expect(before).toMatchObject({
      state: 'failed',
      secret: null,
      tried: [expect.objectContaining({ why: 'unreachable' })],
    })
    expect(after).toMatchObject({ channel: 'sms', state: 'sent' })
  })

  it('goes to mail where money is spent, and nowhere where no template is known and no way is left [MESG-01]', async () => {
    await setPolicy(one, { messages: { money_a_day: 0 } })
    const stand = await standWith(['twilio', 'whatsapp'], { TWILIO_COST: '1' })
    await queue(stand, one, { ways_left: [ways_left[1]] }, { channel: 'whatsapp' })
    await drain(stand)
    expect((await rows()).map(({ channel, state, error }) => [channel, state, error])).toEqual([
      ['sms', 'failed', 'money_cap'],
      ['whatsapp', 'failed', expect.stringContaining('no template')],
      ['email', 'no_provider', null],
    ])
    expect(stand.providers.asked).toEqual([])
  })

  it('stays where a code was to go: nothing comes in its place [OTP-01]', async () => {
    await setPolicy(one, {})
    const stand = await standWith(['twilio'])
    stand.providers.behaviour.push({ status: 400, code: 21_610 })
    await queue(stand, one, { kind: 'otp', ways_left })
    await drain(stand)
    expect(await rows()).toMatchObject([{ state: 'failed', secret: null, judged_in: null }])
  })
})

describe('a receiver who opted out', () => {
  it('gets nothing more by that way of that client, no code either, and all else [MESG-01]', async () => {
    await setPolicy(one, {})
    await setPolicy(other, {})
    const stand = await standWith(['twilio'])
    stand.providers.behaviour.push({ status: 400, code: 21_610 })
    await queue(stand, one, {})
    await drain(stand)
    await queue(stand, one, {}, { kind: 'otp' }, { recipient: '9000000002' })
    await queue(stand, other, {})
    await drain(stand)
    expect(stand.providers.asked).toHaveLength(3)
    const states = (await rows()).map(({ state, error }) => [state, error])
    expect(states).toEqual(
      expect.arrayContaining([
        ['failed', expect.stringContaining('21610')],
        ['failed', 'opted_out'],
        ['failed', 'opted_out'],
        ['sent', null],
        ['sent', null],
      ]),
    )
  })
})
