import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { outboxOf } from './calls.ts'
import type { Product } from './product.ts'

/** Nobody's before: what was sent to it, was sent in this try of this test. */
export const anAddress = (name: string): string => `${name}-${randomUUID()}@example.com`

/** The receiver of an order who is reached at this address. */
export const reachedBy = (email: string) => ({
  spocs: [{ name: 'Asha', contact: { phone: ['9876500009'], email: [email] } }],
})

/** The newest code that was sent to an address; without a mail server it stands in the outbox. */
export const codeSentTo = async (product: Product, recipient: string): Promise<string> => {
  const admin = await product.client('admin')
  let code = ''
  await expect
    .poll(async () => {
      const message = (await outboxOf(admin)).find((one) => one.recipient === recipient)
      code = /OTP: (\d{6})/.exec(message?.body ?? '')?.[1] ?? ''
      return code
    })
    .not.toBe('')
  return code
}
