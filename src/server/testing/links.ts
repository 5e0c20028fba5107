import { present } from './present.ts'
import { expect } from 'vitest'
import type { Order } from '../../domain/order/order.ts'
import type { Reply, TestApp } from './app.ts'

/** Makes a public link to an order, as an account. */
export const linkTo = async (
  test: TestApp,
  { _id }: Order,
  party: string,
  as = 'acme',
): Promise<{ id: string; url: string; ref: string; expires_at: string }> => {
  const { code, body } = await test.call(as, `/orders/${_id}/links`, { party })
  expect(code).toBe(200)
  return { ...body.result, ref: present(body.result.url.split('/').at(-1)) }
}
/** Opens a public page by what stands in its address. */
export const openPublic = (test: TestApp, role: string, ref: string): Promise<Reply> =>
  test.call(null, `/public/${role}/${ref}`)
