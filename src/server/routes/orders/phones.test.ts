import { afterAll, beforeAll, expect, it } from 'vitest'
import { words } from '../../../domain/testing/words.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { anOrder } from '../../testing/orders.ts'
import { present } from '../../testing/present.ts'
import { aRow } from '../../testing/rows.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const spocsWith = (contact: unknown) => [{ name: 'Meera', contact }]
const written = ['+91 98765 43210', '919876543210', '098765-43210', 9_876_543_210]

it('keeps and answers telephone numbers as the account’s own digits, however they were written [ADD-04] [ADD-05] [EDIT-02]', async () => {
  for (const contact of written) {
    const row = aRow({ driver: { name: 'Ravi', contact }, spocs: spocsWith(contact) })
    const { code, body } = await t.call('acme', '/orders', [row])
    expect(code).toBe(200)
    const { _id } = present(body.result?.created[0])
    const read = async () => (await t.call('acme', `/orders/${_id}`)).body.result
    expect(await read()).toMatchObject({
      driver: { contact: ['9876543210'] },
      spocs: [{ contact: { phone: ['9876543210'] } }],
    })
    const edit = { _id, spocs: spocsWith('+91-98765-43211') }
    expect((await t.call('acme', '/edit_epod', edit)).code).toBe(200)
    expect(present((await read()).spocs[0]).contact.phone).toEqual(['9876543211'])
  }
})

it('refuses by the same rule in a row and in an edit [ADD-04] [ADD-05] [EDIT-02]', async () => {
  const { _id } = await anOrder(t)
  for (const contact of ['987654321', '98765432101', '1234567', '123456789012345']) {
    const row = aRow({ spocs: spocsWith(contact) })
    const added = await t.call('acme', '/orders', [row])
    expect([added.code, present(added.body.result?.failed[0]).errors]).toEqual([
      422,
      [{ field: 'spocs.0.contact', code: 'contact_invalid', message: words.contact_invalid }],
    ])
    const edited = await t.call('acme', '/edit_epod', { _id, spocs: spocsWith(contact) })
    expect([edited.code, edited.body.message]).toEqual([422, words.contact_invalid])
  }
})

it('shares with numbers however they are written, each once [SHAR-02]', async () => {
  const { _id, identifier } = await anOrder(t)
  const share = (phones: readonly string[]) =>
    t.call('acme', '/orders/triggerNotification', {
      order_ids: [_id],
      identifier,
      purpose: 'share',
      notificationType: ['sms'],
      targets: { emails: [], phones },
    })
  const refused = await share(['9876543210', '98765'])
  expect([refused.code, refused.body.message, refused.body.errors]).toEqual([
    422,
    'Mobile Number Should be 10 digit',
    [expect.objectContaining({ field: 'targets.phones.1' })],
  ])
  expect((await share(['+91 98765 43217', '098765-43217'])).code).toBe(200)
  const { body } = await t.call('admin', '/outbox')
  const to = (body.result as { recipient: string }[]).filter(({ recipient }) =>
    recipient.endsWith('43217'),
  )
  expect(to.map(({ recipient }) => recipient)).toEqual(['9876543217'])
})
