import { afterAll, beforeAll, expect, it } from 'vitest'
import { getPolicy, putPolicy } from '../../../contract/admin/policies.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { anActive, changed } from '../../testing/users.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

it('keeps who is the last administrator under a configuration that waits for its time [MGMT-01]', async () => {
  const overrides = { config: { admin: true, accountType: 'Admin', 'view-only': false } }
  const lasting = await anActive(t, { overrides })
  const params = { key: 'acme' }
  const { document, latest } = (await t.call('admin', getPolicy, { params })).body.result
  const published = await t.call('admin', putPolicy, {
    params,
    body: {
      document: { ...document, config: { ...(document['config'] as object), 'view-only': true } },
      based_on: latest,
      why: 'a trial ends',
      effective_at: new Date(Date.now() + 86_400_000).toISOString(),
    },
  })
  expect(published.code).toBe(200)
  expect(await changed(t, 'admin', lasting, { disabled: true })).toEqual([
    409,
    'last_administrator',
  ])
  expect(await changed(t, 'admin', lasting, { name: 'Asha' })).toEqual([200, 'user_saved'])
  const second = await anActive(t, { overrides })
  expect(await changed(t, 'admin', lasting, { disabled: true })).toEqual([200, 'user_saved'])
  expect(await changed(t, 'admin', second, { disabled: true })).toEqual([409, 'last_administrator'])
})
