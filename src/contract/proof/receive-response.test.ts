import { expect, it } from 'vitest'
import { receiveResponse } from './receive-response.ts'
import { resolvePolicy } from '../../domain/policy/resolve.ts'
import { english } from '../../domain/words/catalogue.ts'
import { textOfAny } from '../../domain/words/text-of-any.ts'

const policy = resolvePolicy({
  screen: {
    receiveResponse: { 200: '$identifier is here; thank you for $identifier', 409: 'Too late' },
  },
})

it.each([
  [200, 'LR-1', 'LR-1 is here; thank you for LR-1'],
  [200, '$&$1$`', '$&$1$` is here; thank you for $&$1$`'],
  [409, 'LR-1', 'Too late'],
  [422, 'LR-1', 'otp verified'],
])('after %i for %s the receiver reads %j [EPOD-10]', (status, identifier, message) => {
  const said = receiveResponse(policy, status, identifier, { code: 'otp_verified' })
  expect(said.code).toBe('otp_verified')
  expect(said.text ?? textOfAny(said, english)).toBe(message)
})
