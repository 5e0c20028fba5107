import { afterAll, beforeAll, expect, it } from 'vitest'
import { getSingleSignOn, putSingleSignOn } from '../../../contract/sign-in/single-sign-on.ts'
import { openTestApp, type Reply, type TestApp } from '../../testing/app.ts'
import { openNameServer, type NameServer } from '../../testing/name-server.ts'
import { openProvider, type TestProvider } from '../../testing/provider.ts'

let test: TestApp
let names: NameServer
let provider: TestProvider
beforeAll(async () => {
  names = await openNameServer()
  test = await openTestApp({ EPOD_NAME_SERVERS: names.address })
  provider = await openProvider('http://epod.test/single-sign-on')
})
afterAll(async () => {
  await provider.close()
  await test.close()
  await names.close()
})

const standing = async (client: string) => {
  const { body } = await test.call('platform', getSingleSignOn, { params: { key: client } })
  return body.result
}
const save = async (client: string, domains: string[], as = 'admin'): Promise<Reply> => {
  const { provider: before } = await standing(client)
  return test.call(as, putSingleSignOn, {
    params: { key: client },
    body: {
      issuer: provider.issuer,
      ...provider.client,
      groups: [{ group: 'staff' }],
      domains,
      rev: before?.rev ?? 0,
    },
  })
}
const leadsTo = async (organisation: string): Promise<number> => {
  const { statusCode } = await test.app.inject({
    method: 'POST',
    url: '/api/login/single',
    payload: { organisation },
  })
  return statusCode
}

it('takes a domain only of whoever controls its DNS, as long as it stands [ACCT-03]', async () => {
  const { addresses } = await standing('acme')
  const name = '_epod.acme-goods.example'
  const refused = await save('acme', ['acme-goods.example'])
  expect([refused.code, refused.body.errors]).toEqual([
    422,
    [
      {
        code: 'domain_unproved',
        field: 'domains',
        message: `acme-goods.example is not proved to be yours. Its DNS needs the TXT record ${name} with ‘${addresses.domain_record}’.`,
      },
    ],
  ])
  expect(names.asked).toContain(name)
  expect(await leadsTo('asha@acme-goods.example')).not.toBe(200)

  // Of another client it proves nothing.
  names.records.set(name, (await standing('shipper')).addresses.domain_record)
  expect((await save('acme', ['acme-goods.example'])).code).toBe(422)
  names.records.set(name, addresses.domain_record)
  expect((await save('acme', ['acme-goods.example'])).code).toBe(200)
  expect(await leadsTo('asha@acme-goods.example')).toBe(200)

  // What was proved is not asked for again; what comes beside it is.
  names.records.clear()
  expect((await save('acme', ['acme-goods.example'])).code).toBe(200)
  expect((await save('acme', ['acme-goods.example', 'shipper.example'])).code).toBe(422)
})

it('believes whoever administers every client, and asks no name server [ACCT-03]', async () => {
  names.asked.length = 0
  expect((await save('bayer', ['bayer-fields.example'], 'platform')).code).toBe(200)
  expect(names.asked).toEqual([])
})

it('is asked for wherever the product is reached by TLS, and refuses where no name server answers [ACCT-03]', async () => {
  const silent = await openNameServer()
  await silent.close()
  const save_at = async (settings: Record<string, string>): Promise<Reply> => {
    const alone = await openTestApp(settings)
    const reply = await alone.call('admin', putSingleSignOn, {
      params: { key: 'acme' },
      body: {
        issuer: provider.issuer,
        ...provider.client,
        groups: [{ group: 'staff' }],
        domains: ['acme-goods.invalid'],
        rev: 0,
      },
    })
    await alone.close()
    return reply
  }
  const refused = { code: 422, body: { errors: [{ code: 'domain_unproved', field: 'domains' }] } }
  expect(await save_at({ EPOD_NAME_SERVERS: silent.address })).toMatchObject(refused)
  expect(await save_at({ EPOD_PUBLIC_URL: 'https://epod.example' })).toMatchObject(refused)
})
