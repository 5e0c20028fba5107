import { describe, expect, it } from 'vitest'
import { ApiFailure, bodyOrFailure, messageOf } from './failure.ts'

const failureOf = (code: number, text: string): ApiFailure => {
  try {
    bodyOrFailure(code, text)
  } catch (thrown) {
    if (thrown instanceof ApiFailure) return thrown
  }
  throw new Error('it did not fail')
}

describe('an answer of the API', () => {
  it('is its body when it is good [ERRS-01]', () =>
    expect(bodyOrFailure(200, '{"status":true,"message":"OK","result":1}')).toMatchObject({
      result: 1,
    }))

  it.each([
    [404, '{"status":false,"message":"Not found"}', 'Not found'],
    [200, '{"status":false,"message":"No order was created"}', 'No order was created'],
    [500, '{"status":false,"message":""}', 'Some Error'],
    [502, '<html>bad gateway</html>', 'Some Error'],
    [200, 'null', 'Some Error'],
  ])('fails with the server’s message, else Some Error: %i %s [ERRS-01]', (code, text, message) => {
    expect(failureOf(code, text)).toMatchObject({ code, message })
  })

  it('names each refused field [ERRS-01]', () => {
    const errors = [{ field: 'client', message: 'Client is required' }]
    expect(failureOf(422, JSON.stringify({ status: false, message: 'x', errors })).errors).toEqual(
      errors,
    )
  })

  it('says with a failure of the server whom to ask about, and with nothing else [OBS-01]', () => {
    const failed = (code: number, id: string | null): string => {
      try {
        return String(bodyOrFailure(code, '{"status":false,"message":"No"}', id))
      } catch (thrown) {
        return messageOf(thrown)
      }
    }
    expect([failed(500, 'an-id'), failed(500, null), failed(409, 'an-id')]).toEqual([
      'No (an-id)',
      'No',
      'No',
    ])
  })

  it('says Some Error for what is no answer of the API at all [ERRS-01]', () =>
    expect(messageOf(new Error('undefined is not a function'))).toBe('Some Error'))
})
