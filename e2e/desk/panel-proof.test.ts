import { present } from '../../src/server/testing/present.ts'
import { describe, expect, it } from 'vitest'
import { linkTo, outboxOf, type NewOrder, type ProofAction } from '../testing/calls.ts'
import { drawOn, fingerOn } from '../testing/drawing.ts'
import { placeOrder } from '../testing/orders.ts'
import { openPanel, placeFor, put, seen } from '../testing/panel.ts'
import { aPicture } from '../testing/pictures.ts'
import { withCommonProduct } from '../testing/with-product.ts'

const house = withCommonProduct()
const place = (username: string, changes: NewOrder = {}) =>
  placeFor(house.product, username, changes)
const receipt: ProofAction = { receive: true, geo_tag: { loc: [] } }
const Items = [
  { item_no: 'A1', product_description: 'Fans', product_quantity: 10, sales_unit: 'boxes' },
  { item_no: 'B2', product_description: 'Panels', product_quantity: 4, sales_unit: 'boxes' },
]

describe('The review', () => {
  it('rejects a proof, which is then opened again with a reason, received anew and approved; every version stays [REVW-01] [REVW-02] [REVW-03]', async () => {
    const order = await place('acme')
    await put(house.product, 'acme', order, receipt)
    const { page, panel, button, over } = await openPanel(house, order)
    await panel.getByText('Review Not Started').waitFor()
    await panel.getByRole('button', { name: 'Approve' }).waitFor()
    await button('Reject proof').click()
    await over('Reject this proof?')
      .getByRole('button', { name: 'Reject proof', exact: true })
      .click()
    await button('Record now').click()
    await panel.getByText(/^Proof rejected: \d\d \w{3} \d\d:\d\d by acme$/).waitFor()
    await button('Re-update').click()
    await over('Re-update').getByRole('button', { name: 'Re-update', exact: true }).click()
    await over('Re-update').getByText('Please enter a reason').waitFor()
    await over('Re-update').getByLabel('Reason').fill('The photo was blurred')
    await over('Re-update').getByRole('button', { name: 'Re-update', exact: true }).click()
    await panel.getByText(/^Opened again \S+ \w{3} \S+ by acme: The photo was blurred$/).waitFor()
    await button('Receive').click()
    await button('Record now').click()
    await button('Approve').click()
    await button('Record now').click()
    await page.getByText('order approved').waitFor()
    await panel.getByText(/^Approved 1: \d\d \w{3} \d\d:\d\d by acme$/).waitFor()
    for (const version of ['Version 1', 'Version 2'])
      await panel.getByText(version, { exact: true }).waitFor()
    expect(await button('Approve').count()).toBe(0)
    expect((await seen(house.product, 'acme', order)).review_pending).toBe(false)
  })
})

describe('Remarks on items', () => {
  it('take a category, a unit and a received quantity, show the deviation and refuse a negative one [ITEM-01] [ITEM-02]', async () => {
    const order = await place('syngenta', { Items })
    const { panel, button } = await openPanel(house, order, 'syngenta')
    await button('Remark on items').click()
    const form = panel.locator('form.remark-form')
    await form.getByLabel('Category').waitFor()
    expect((await form.getByLabel('Category').locator('option').allInnerTexts()).slice(1)).toEqual([
      'Damaged Box',
      'Short Qty Receipt',
      'Excess Qty Receipt',
      'Wrong Material',
      'Expired Material',
      'Batch Mismatch',
      'Expiry Date Mismatch',
      'Leakage Inside Box',
      'Wet boxes',
      'Other',
    ])
    expect((await form.getByLabel('Unit').locator('option').allInnerTexts()).slice(1)).toEqual([
      'Kg',
      'Ltr',
      'boxes',
    ])
    const submit = form.getByRole('button', { name: 'Submit' })
    await submit.click()
    await form.getByText('Item number is required').waitFor()
    await form.getByLabel('Item', { exact: true }).selectOption('A1')
    await form.getByLabel('Category').selectOption('Short Qty Receipt')
    await form.getByLabel('Received quantity').fill('12')
    await submit.click()
    await form.getByText('Invalid Deviation Recorded').waitFor()
    await form.getByLabel('Received quantity').fill('7')
    await form
      .getByText('Deviation 3')
      .or(form.getByText('Invalid Deviation Recorded'))
      .first()
      .waitFor()
    await form.getByLabel('Unit').selectOption('boxes')
    await form.getByLabel('Message').fill('Three boxes short')
    await submit.click()
    await panel
      .getByText('Short Qty Receipt: 7 boxes received · Deviation 3 · Three boxes short')
      .waitFor()
    expect((await seen(house.product, 'syngenta', order)).Items[0]?.remarks).toMatchObject([
      { text: 'Short Qty Receipt', received_quantity: 7, recorded_unit: 'boxes' },
    ])
  })
})

it('Remarks on items are not for an order of which the chips alone have said that all is well [ITEM-02]', async () => {
  const order = await place('syngenta', { Items })
  const { panel, button } = await openPanel(house, order, 'syngenta')
  await button('Add remark').click()
  const remark = panel.locator('form.remark-form')
  await remark.getByRole('checkbox', { name: 'Ontime', exact: true }).check()
  await remark.getByRole('group', { name: 'Goods' }).getByLabel('Intact').check()
  await remark.getByRole('group', { name: 'Category' }).getByLabel('Ontime delivery').check()
  await remark.getByRole('button', { name: 'Add remark' }).click()
  await remark.waitFor({ state: 'detached' })
  expect((await seen(house.product, 'syngenta', order)).epod.remarks.at(-1)?.text).toBe(
    'Ontime and Intact',
  )
  await button('Remark on items').click()
  const form = panel.locator('form.remark-form')
  await form.getByLabel('Item', { exact: true }).selectOption('A1')
  await form.getByLabel('Category').selectOption('Short Qty Receipt')
  await form.getByLabel('Received quantity').fill('7')
  await form.getByRole('button', { name: 'Submit' }).click()
  await form.getByText('Change Remark').waitFor()
})

describe('The signature', () => {
  it('is drawn by touch or mouse, cleared, named and related; a blank one is refused [SIGN-01]', async () => {
    const order = await place('acme')
    const { page, panel, button, over } = await openPanel(house, order, 'acme', { hasTouch: true })
    await page.setViewportSize({ width: 390, height: 844 })
    await button('Sign').click()
    const sheet = over('Signature')
    const canvas = sheet.locator('canvas')
    const save = sheet.getByRole('button', { name: 'Save signature' })
    await save.click()
    for (const message of [
      'Please sign in the box first',
      'Please enter who signed',
      'Please enter how the signer is related to the receiver',
    ])
      await sheet.getByText(message).waitFor()
    await drawOn(page, canvas, [
      [0.1, 0.7],
      [0.3, 0.2],
      [0.5, 0.8],
    ])
    await sheet.getByRole('button', { name: 'Clear' }).click()
    await sheet.getByLabel('Name of the signer').fill('Asha Rao')
    await sheet.getByLabel('Relation to the receiver').fill('Store keeper')
    await save.click()
    await sheet.getByText('Please sign in the box first').waitFor()
    await fingerOn(page, canvas, [
      [0.1, 0.7],
      [0.3, 0.2],
      [0.5, 0.8],
      [0.8, 0.3],
    ])
    await save.click()
    await panel.getByRole('img', { name: 'Signature of Asha Rao' }).waitFor()
    await panel.getByText('Asha Rao (Store keeper)').first().waitFor()
    expect((await seen(house.product, 'acme', order)).epod.signature).toMatchObject({
      name: 'Asha Rao',
      relation: 'Store keeper',
    })
  })

  it('is drawn on the receiver’s own page [SIGN-01]', async () => {
    const order = await place('acme')
    const { url } = await linkTo(await house.product.client('acme'), order.id, 'receiver')
    const { page } = await house.visit({ hasTouch: true, viewport: { width: 390, height: 844 } })
    await page.goto(url)
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    await press('The goods are here')
    await press('Continue without a remark')
    await press('Continue')
    await press('Sign')
    await press('Save signature')
    for (const message of [
      'Please sign in the box first',
      'Please enter who signed',
      'Please enter how the signer is related to the receiver',
    ])
      await page.getByText(message).waitFor()
    await fingerOn(page, page.locator('canvas'), [
      [0.1, 0.7],
      [0.3, 0.2],
      [0.5, 0.8],
      [0.8, 0.3],
    ])
    await page.getByLabel('Name of the signer').fill('Meera')
    await page.getByLabel('Relation to the receiver').fill('Security')
    await press('Save signature')
    await page.getByText('Signed by Meera (Security)').waitFor()
    expect((await seen(house.product, 'acme', order)).epod.signature).toMatchObject({
      name: 'Meera',
      relation: 'Security',
      action_by: 'receiver',
    })
  })

  it('is needed before receive where the policy requires it, and not offered where it is off [SIGN-01]', async () => {
    const order = await place('acme')
    const required = await openPanel(house, order, 'acme', { policy: { signature: 'required' } })
    await required.panel.getByText('Signature Missing').first().waitFor()
    expect(await required.button('Receive').getAttribute('aria-disabled')).toBe('true')
    const off = await openPanel(house, order, 'acme', { policy: { signature: 'off' } })
    await off.button('Receive').waitFor()
    expect(await off.button('Sign').count()).toBe(0)
  })
})

describe('Two sides of one quantity', () => {
  it('stand beside each other for each line, with the difference by its class, and open a claim that is settled on one page [SIDE-01] [SIDE-02]', async () => {
    const order = await place('acme', { Items, destination: { name: 'Sharma Distributors' } })
    await put(house.product, 'acme-vendor', order, { quantities: [{ line: 'A1', quantity: 10 }] })
    await put(house.product, 'acme', order, { missing: [{ text: 'Spare blades', qty: 2 }] })
    const sender = await openPanel(house, order)
    await sender.button('State what was sent').click()
    await sender.panel.getByLabel('Quantity of A1 · Fans').fill('10')
    await sender.button('Save').click()
    await sender.panel.locator('.quantity-line').getByText('None').waitFor()

    const receiver = await openPanel(house, order, 'acme-cnf')
    await receiver.button('State what was accepted').click()
    await receiver.button('Save').click()
    await receiver.panel.getByRole('alert').getByText('Quantity is required').waitFor()
    await receiver.panel.getByLabel('Quantity of A1 · Fans').fill('7')
    await receiver.button('Damaged, wrong or expired').first().click()
    await receiver.panel.getByLabel('Damaged of A1 · Fans').fill('1.2.3')
    await receiver.button('Save').click()
    await receiver.panel.getByText('Damaged of A1 · Fans must be a number').waitFor()
    await receiver.panel.getByLabel('Damaged of A1 · Fans').fill('2')
    await receiver.panel.getByText('Short 1 · Damaged 2').waitFor()
    await receiver.button('Save').click()
    await receiver.panel.locator('.quantity-line').getByText('Short 1 · Damaged 2').waitFor()
    expect(await receiver.panel.locator('.quantity-line dd').allInnerTexts()).toEqual([
      '10',
      '10',
      '7',
      'Short 1 · Damaged 2',
    ])

    const { page, panel, button, over } = sender
    await panel.getByText('Claim 1', { exact: true }).waitFor()
    await panel.getByText('A1: short 1, damaged 2').first().waitFor()
    const hindi = await openPanel(house, order, 'acme', { locale: 'hi-IN' })
    await hindi.panel.locator('.claim').getByText('A1: कम 1, टूटा-फूटा 2').waitFor()
    await button('Evidence of both sides').click()
    const evidence = over('Evidence of both sides')
    for (const party of ['Sender', 'Carrier', 'Receiver'])
      await evidence.getByRole('region', { name: party }).getByText('A1 · Fans').waitFor()
    await evidence
      .getByRole('region', { name: 'Sender' })
      .getByText('B2 · Panels: 4 on paper')
      .waitFor()
    // The lists of goods stand with whose they are.
    await evidence
      .getByRole('region', { name: 'Sender' })
      .getByText('Missing goods: 2 × Spare blades')
      .waitFor()
    expect(await evidence.getByText('Spare blades').count()).toBe(1)
    await page.keyboard.press('Escape')
    await button('Change').click()
    const due = over('Claim 1').getByLabel('Due', { exact: true })
    const before = await due.inputValue()
    await due.fill('')
    await due.press('Enter')
    await over('Claim 1').getByText('Type a day as 26-11-2026').waitFor()
    await due.fill(before)
    await over('Claim 1').getByLabel('Owner').fill('acme-users')
    await over('Claim 1').getByRole('button', { name: 'Save' }).click()
    await panel.getByText('Owner: acme-users').waitFor()
    await button('Settle').click()
    const settling = over(/^Settle/)
    const settle = settling.getByRole('button', { name: 'Settle', exact: true })
    await settle.click()
    await settling.getByText('Please enter a reason').waitFor()
    await settling.getByLabel('Amount').fill('1,00,00')
    await settle.click()
    await settling.getByText('Amount must be a number').waitFor()
    await settling.getByLabel('Outcome').selectOption('partly')
    await settling.getByLabel('Amount').fill('1500')
    await settling.getByLabel('Reason').fill('Two boxes were packed badly')
    await settle.click()
    await panel.getByText(/^Accepted in part \d\d \w{3} \d\d:\d\d by acme/).waitFor()
    expect((await seen(house.product, 'acme', order)).claims[0]?.outcome).toMatchObject({
      decision: 'partly',
      amount: 1500,
    })
  })

  it('are disputed by client and receiver once the order is closed [SIDE-02]', async () => {
    const order = await place('acme')
    const { panel, button, over } = await openPanel(house, order)
    expect(await button('Dispute').count()).toBe(0)
    await button('Receive').click()
    await button('Record now').click()
    await panel.getByText(/^Can be disputed until \d\d \w{3} \d\d:\d\d$/).waitFor()
    await button('Dispute').click()
    await over('Dispute').getByLabel('What is wrong?').fill('Nobody here received this')
    await over('Dispute').getByRole('button', { name: 'Dispute', exact: true }).click()
    await panel.getByText('from a dispute').waitFor()
    expect((await seen(house.product, 'acme', order)).claims).toMatchObject([
      { origin: 'dispute', text: 'Nobody here received this' },
    ])
  })
})

it('A form that takes the place of its button takes the focus too [A11Y-01] [EPOD-04] [ITEM-01] [SIDE-01]', async () => {
  const { panel, button } = await openPanel(house, await place('acme', { Items }))
  for (const [name, field] of [
    ['Scan label', 'Text of the label'],
    ['State what was sent', 'Quantity of A1 · Fans'],
    ['Remark on items', 'Item'],
    ['Add remark', 'Intact'],
    ['Received at another time?', 'Received on'],
  ] as const) {
    await button(name).press('Enter')
    const first = panel.getByLabel(field, { exact: true }).first()
    await expect.poll(() => first.evaluate((one) => one === document.activeElement)).toBe(true)
  }
})

describe('After closure', () => {
  it('a value is only corrected, with a reason and both values [PROF-05]', async () => {
    const order = await place('acme')
    const { panel, button, over } = await openPanel(house, order)
    expect(await button('Correct a value').count()).toBe(0)
    await button('Receive').click()
    await button('Record now').click()
    await button('Correct a value').click()
    const dialog = over('Correct a value')
    const save = dialog.getByRole('button', { name: 'Record correction' })
    await dialog.getByLabel('Field').selectOption('truck_number')
    await dialog.getByText('Now: MH12AB1234').waitFor()
    await dialog.getByLabel('Right value').fill('MH12AB1234')
    await save.click()
    await dialog.getByText('Please enter a reason').waitFor()
    await dialog.getByLabel('Reason').fill('Another truck came')
    await save.click()
    await dialog.getByText('This changes nothing').waitFor()
    await dialog.getByLabel('Right value').fill('KA01ZZ9999')
    await save.click()
    await panel.getByText('MH12AB1234 → KA01ZZ9999', { exact: true }).waitFor()
    expect((await seen(house.product, 'acme', order)).corrections).toMatchObject([
      {
        field: 'truck_number',
        before: 'MH12AB1234',
        after: 'KA01ZZ9999',
        reason: 'Another truck came',
      },
    ])
  })
})

describe('What the proof still lacks', () => {
  it('stands in the panel, and one press sends whoever owes it a link that opens there, as long as it is missing [CHAS-01]', async () => {
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
    const order = await placeOrder(house.product, { dispatch_date: yesterday, eta_hrs: 1 })
    const { page, panel, button } = await openPanel(house, order)
    await panel.getByRole('heading', { name: 'Still lacking' }).waitFor()
    await panel.getByText('Receive · receiver').waitFor()
    await panel.getByText(/^for \d+ (hours|days)?.*, since \d\d \w{3} 10:30$/).waitFor()
    const send = button('Send link to receiver: Receive')
    await send.press('Enter')
    await page
      .getByText(/^\d messages? kept: no SMS/)
      .first()
      .waitFor()
    await panel.getByText(/· Link sent \d\d \w{3} \d\d:\d\d$/).waitFor()
    expect(await send.getAttribute('aria-disabled')).toBe('true')
    await panel.getByText('Link to a missing step sent').waitFor()
    const sent = await outboxOf(await house.product.client('admin'))
    const { body } = present(sent.find(({ order_id }) => order_id === order.id))
    const address = new URL(body.match(/http\S+/)?.[0] ?? '')
    const { page: phone } = await house.visit({ viewport: { width: 360, height: 640 } })
    await phone.goto(address.pathname + address.hash)
    await phone.getByRole('button', { name: 'Receive', exact: true }).waitFor()
    const opened = async (party: 'receiver' | 'driver', step: string): Promise<void> => {
      await phone.goto('about:blank')
      await phone.goto(`${(await order.linkFor(party)).url}#${step}`)
    }
    await opened('receiver', 'photos')
    await phone.getByRole('heading', { name: 'Photos of the goods' }).waitFor()
    await opened('driver', 'photos')
    await expect.poll(() => phone.evaluate(() => document.activeElement?.id)).toBe('photos')
    await put(house.product, 'acme', order, {
      photos: [
        {
          file_name: 'a.jpg',
          file_data: `data:image/jpeg;base64,${(await aPicture('a.jpg', 60, 40)).buffer.toString('base64')}`,
        },
      ],
    })
    for (const step of ['photos', 'nonsense']) {
      await opened('receiver', step)
      await phone.getByRole('button', { name: 'The goods are here' }).waitFor()
    }
    await put(house.product, 'acme', order, receipt)
    await panel.getByText('Review · office').waitFor()
    expect(await panel.getByText('Receive · receiver').count()).toBe(0)
  })
})
