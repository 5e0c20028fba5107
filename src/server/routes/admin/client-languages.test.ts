import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getBrand } from '../../../contract/admin/brand.ts'
import { addClient } from '../../../contract/admin/clients.ts'
import { openStatement, sendStatement } from '../../../contract/crates/crate-statements.ts'
import { askLocator } from '../../../contract/proof/links.ts'
import { getPolicy, putPolicy } from '../../../contract/admin/policies.ts'
import type { PolicyDocument } from '../../../domain/policy/policy.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { linkTo, openPublic } from '../../testing/links.ts'
import { anOrder } from '../../testing/orders.ts'
import { present } from '../../testing/present.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const acme = { key: 'acme' }
const publish = async (changes: PolicyDocument) => {
  const { document, latest } = (await t.call('admin', getPolicy, { params: acme })).body.result
  const body = { document: { ...document, ...changes }, why: 'languages', based_on: latest }
  return t.call('admin', putPolicy, { params: acme, body })
}
const tamil = { offered: ['hi' as const, 'ta' as const], first: 'ta' as const }

describe('What a client’s pages speak [L10N-01] [CLNT-02]', () => {
  it('is told on every page that is the client’s, and on none where it says nothing', async () => {
    const order = await anOrder(t, 'acme')
    const { ref } = await linkTo(t, order, 'receiver')
    const statement = (
      await t.call('acme', sendStatement, { body: { kind: 'receiver', party: 'Paper Stores' } })
    ).body.result
    const told = async () => {
      const lr = { role: 'receiver' as const, client: 'acme', lr: 'ANY-1' }
      const sent = { ref: present(statement.url.split('/').at(-1)) }
      return [
        (await openPublic(t, 'receiver', ref)).body.client_config.languages,
        // Masked, it is the sender's all the same: who reads it has to know what is asked.
        (await openPublic(t, 'receiver', order._id)).body.client_config.languages,
        (await t.call(null, askLocator, { params: lr })).body.languages,
        (await t.call(null, openStatement, { params: sent })).body.result.languages,
        (await t.call(null, getBrand, { params: { client: 'acme' } })).body.languages,
      ]
    }
    expect(await told()).toEqual(Array.from({ length: 5 }, () => undefined))
    expect((await publish({ languages: tamil, lr_locator: true })).code).toBe(200)
    expect(await told()).toEqual(Array.from({ length: 5 }, () => tamil))
    expect((await publish({ languages: { offered: [] } })).code).toBe(200)
    expect((await told())[0]).toEqual({ offered: [], first: null })
  })

  it.each([
    [{ offered: ['hi'], first: 'ta' }, 'document.languages.first', 'language_not_offered'],
    [{ offered: ['en'] }, 'document.languages.offered.0', 'one_of_these'],
    [{ offered: ['tlh'] }, 'document.languages.offered.0', 'one_of_these'],
    [{ first: 'fr' }, 'document.languages.first', 'one_of_these'],
  ])('is refused as %j', async (languages, field, code) => {
    const { body, ...answer } = await publish({ languages } as unknown as PolicyDocument)
    expect([answer.code, body.errors]).toMatchObject([422, [{ field, code }]])
  })

  it('is said as a client is added, or left as it begins', async () => {
    const add = (key: string, languages?: typeof tamil) =>
      t.call('platform', addClient, {
        body: { key, name: key, preset: 'plain', ...(languages && { languages }) },
      })
    const effective = async (key: string) =>
      (await t.call('platform', getPolicy, { params: { key } })).body.result.effective.languages
    expect((await add('chennai', tamil)).code).toBe(200)
    expect(await effective('chennai')).toEqual(tamil)
    expect((await add('pune')).code).toBe(200)
    expect((await effective('pune')).first).toBeNull()
    const refused = await add('delhi', { ...tamil, offered: ['hi'] as never })
    expect([refused.code, refused.body.errors]).toMatchObject([
      422,
      [{ field: 'languages.first', code: 'language_not_offered' }],
    ])
  })
})

it('gives a statement the look of its sender [CLNT-02] [CRAT-01]', async () => {
  const { url } = (
    await t.call('acme', sendStatement, { body: { kind: 'receiver', party: 'Paper Stores' } })
  ).body.result
  const params = { ref: present(url.split('/').at(-1)) }
  expect((await t.call(null, openStatement, { params })).body.result.brand).toBeUndefined()
  await publish({ branding: { name: 'Acme Paper', colour: '#7b1fa2' } })
  expect((await t.call(null, openStatement, { params })).body.result).toMatchObject({
    sender: 'Acme Logistics',
    brand: { name: 'Acme Paper', shades: { colour: '#7b1fa2' }, logo: null },
  })
})
