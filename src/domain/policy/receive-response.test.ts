import { expect, it } from 'vitest'
import { receiveResponse } from './receive-response.ts'
import { resolvePolicy } from './resolve.ts'

const policy = resolvePolicy({
  screen: {
    receiveResponse: { 200: '$identifier is here; thank you for $identifier', 409: 'Too late' },
  },
})

it.each([
  [200, 'LR-1', 'LR-1 is here; thank you for LR-1'],
  [200, '$&$1$`', '$&$1$` is here; thank you for $&$1$`'],
  [409, 'LR-1', 'Too late'],
  [422, 'LR-1', 'standard'],
])('after %i for %s the receiver reads %j [EPOD-10]', (status, identifier, message) => {
  expect(receiveResponse(policy, status, identifier, 'standard')).toBe(message)
})
