import { describe, expect, it } from 'vitest'
import { words } from '../../../domain/testing/words.ts'
import type { SentenceCode } from '../../../domain/words/sentence.ts'
import { answerOf, newKey, unreachable, untilAnswered, type Answer } from './answer.ts'

describe('an answer', () => {
  it.each([
    [
      'the server’s message',
      409,
      '{"status":false,"message":"This order has already been received"}',
      'This order has already been received',
    ],
    [
      'the message of status false in a good response',
      200,
      '{"status":false,"message":"No order was created"}',
      'No order was created',
    ],
    ['Some Error for a page of a proxy', 500, '<html>', words.some_error],
    ['Some Error for an empty message', 500, '{"status":false,"message":""}', words.some_error],
    ['Some Error for null', 200, 'null', words.some_error],
  ])('fails with %s [ERRS-01]', (_, code, text, message) =>
    expect(answerOf(code, text, null)).toMatchObject({ ok: false, code, message }),
  )

  it.each([
    ['the code of its message', '{"code":"otp_wrong","message":"Wrong OTP"}', 'otp_wrong'],
    ['no code where it has none', '{"message":"Wrong OTP"}', null],
    ['Some Error’s where it says nothing', '', 'some_error'],
  ])('that fails has %s', (_, text, said) =>
    expect(answerOf(422, text, null)).toMatchObject({ said }),
  )

  it('is good with a good code and status true', () =>
    expect(answerOf(200, '{"status":true,"result":1}', null)).toEqual({
      ok: true,
      code: 200,
      body: { status: true, result: 1 },
    }))
  it('tells how long to wait', () =>
    expect(answerOf(503, '', '7')).toMatchObject({ retry_after_ms: 7000 }))
  it.each([
    ['of the server’s own', 500, '', 'an-id'],
    ['of the server’s own that has a message', 503, '{"status":false,"message":"x"}', 'an-id'],
    ['that a person can mend', 422, '{"status":false,"message":"x"}', undefined],
  ])('keeps the request id of a failure %s [OBS-01]', (_what, code, text, request_id) => {
    const answer = answerOf(code, text, null, 'an-id')
    expect('request_id' in answer ? answer.request_id : undefined).toBe(request_id)
  })
})

describe('an action', () => {
  const good: Answer<null> = { ok: true, code: 200, body: null }
  const failure = (code: number, said: SentenceCode | null = null): Answer<null> => ({
    ok: false,
    code,
    message: 'no',
    said,
    retry_after_ms: 0,
    body: null,
  })
  const run = async (...answers: Answer<null>[]) => {
    let pauses = 0
    const left = [...answers]
    const answer = await untilAnswered(
      async () => left.shift() ?? good,
      async () => {
        pauses += 1
      },
    )
    return { answer, pauses, left: left.length }
  }

  it('is sent again over a lost connection and a busy server, until it is acknowledged', async () => {
    expect(await run(unreachable(), failure(503), failure(409, 'still_running'), good)).toEqual({
      answer: good,
      pauses: 3,
      left: 0,
    })
  })
  it('is not sent again after a refusal', async () => {
    expect(await run(failure(409, 'already_received'), good)).toEqual({
      answer: failure(409, 'already_received'),
      pauses: 0,
      left: 1,
    })
    expect(await run(failure(500), good)).toMatchObject({ pauses: 0 })
  })
  it('has a key of its own', () => {
    expect(newKey()).toMatch(/^[0-9a-f]{32}$/)
    expect(newKey()).not.toBe(newKey())
  })
})
