import { expect, it } from 'vitest'
import { makeApiKey } from './api-keys.ts'
import { getOrder, addOrders } from '../orders/orders.ts'
import { scopesFor } from './scopes.ts'
import { login } from '../sign-in/session.ts'
import { addUser } from '../users/users.ts'
import { addWebhook } from './webhooks.ts'
import { downloadStatusMessages, orderStatusMessage } from './trade.ts'

it.each([
  [getOrder, ['orders:read', 'proof:read']],
  [addOrders, ['orders:write']],
  [addWebhook, ['webhooks:manage']],
  [orderStatusMessage, ['orders:read']],
  [downloadStatusMessages, ['reports:read']],
  [makeApiKey, []],
  [addUser, []],
  [login, []],
])('says which scopes open a call [HOOK-01]', (call, scopes) => {
  expect(scopesFor(call)).toEqual(scopes)
})
