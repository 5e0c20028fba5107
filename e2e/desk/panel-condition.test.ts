import { describe, expect, it } from 'vitest'
import type { NewOrder } from '../testing/calls.ts'
import { openPanel, placeFor, put, seen } from '../testing/panel.ts'
import { withCommonProduct } from '../testing/with-product.ts'

const house = withCommonProduct()
const place = (username: string, changes: NewOrder = {}) =>
  placeFor(house.product, username, changes)

/** The remark's form, open, with its submit button. */
const openForm = async (
  ...args: Parameters<typeof openPanel> extends [unknown, ...infer Rest] ? Rest : never
) => {
  const shown = await openPanel(house, ...args)
  await shown.button('Add remark').click()
  const form = shown.panel.locator('form.remark-form')
  await form.waitFor()
  return { ...shown, form, submit: () => form.getByRole('button', { name: 'Add remark' }).click() }
}

describe('Condition of the goods', () => {
  it('is ticked: Damage and Shortage together, Intact alone, Ontime or Delayed [COND-01] [COND-02]', async () => {
    const { box } = await openForm(await place('acme'))
    for (const name of ['Damage', 'Shortage', 'Intact', 'Ontime', 'Delayed'])
      expect(await box(name).isChecked(), name).toBe(false)
    await box('Damage').check()
    await box('Shortage').check()
    expect([
      await box('Damage').isChecked(),
      await box('Shortage').isChecked(),
      await box('Intact').isDisabled(),
    ]).toEqual([true, true, true])
    await box('Damage').uncheck()
    expect(await box('Intact').isDisabled()).toBe(true)
    await box('Shortage').uncheck()
    await box('Intact').check()
    expect([await box('Damage').isDisabled(), await box('Shortage').isDisabled()]).toEqual([
      true,
      true,
    ])
    await box('Ontime').check()
    await box('Delayed').check()
    expect(await box('Ontime').isChecked()).toBe(false)
  })

  it('opens a list of goods for each of Shortage and Damage, its first row needed, its quantities sent as integers [COND-03] [COND-04] [REM-04] [REM-05]', async () => {
    const order = await place('acme')
    const { page, panel, form, box, submit } = await openForm(order)
    await box('Shortage').check()
    await box('Damage').check()
    await box('Delayed').check()
    const missing = form.getByRole('group', { name: 'Missing goods' })
    const damaged = form.getByRole('group', { name: 'Damaged goods' })
    expect([
      await missing.getByRole('textbox').count(),
      await damaged.getByRole('textbox').count(),
    ]).toEqual([2, 2])
    await submit()
    await missing
      .getByRole('alert')
      .getByText('Please Enter atleast 1 Missing Good Information')
      .waitFor()
    await missing.getByLabel('Goods 1').fill('Ceiling fan')
    await missing.getByLabel('Quantity 1').fill('2.5x')
    expect(await missing.getByLabel('Quantity 1').inputValue()).toBe('25')
    await missing.getByLabel('Quantity 1').fill('2')
    await submit()
    await damaged
      .getByRole('alert')
      .getByText('Please Enter atleast 1 Damaged Good Information')
      .waitFor()
    await damaged.getByLabel('Goods 1').fill('Mixer')
    await damaged.getByLabel('Quantity 1').fill('1')
    await missing.getByRole('button', { name: 'Add row' }).click()
    await missing.getByLabel('Goods 2').fill('LED panel')
    await missing.getByLabel('Quantity 2').fill('3')
    await missing.getByRole('button', { name: 'Add row' }).click()
    await missing.getByRole('button', { name: 'Remove row 3' }).click()
    expect(await missing.getByRole('textbox').count()).toBe(4)
    const sent = page.waitForRequest((request) => (request.postData() ?? '').includes('"missing"'))
    await form.getByLabel('Remark', { exact: true }).fill('Torn cover')
    await submit()
    expect((await sent).postDataJSON()).toMatchObject({
      missing: [
        { text: 'Ceiling fan', qty: 2 },
        { text: 'LED panel', qty: 3 },
      ],
      damaged: [{ text: 'Mixer', qty: 1 }],
    })
    await panel.getByText(/^Torn cover\s/).waitFor()
    expect(await panel.locator('.panel-list .tag').allInnerTexts()).toEqual([
      'Delayed',
      'Damage',
      'Shortage',
    ])
    await panel.getByText('2 × Ceiling fan, 3 × LED panel').waitFor()
    const { epod, extra_fields } = await seen(house.product, 'acme', order)
    expect(extra_fields).toMatchObject({
      exception: true,
      delivery: 'delayed',
      condition: 'damaged,shortage',
    })
    expect(epod.missing).toEqual([
      { text: 'Ceiling fan', qty: 2 },
      { text: 'LED panel', qty: 3 },
    ])
    await panel.getByRole('button', { name: 'Receive', exact: true }).click()
    await panel.getByRole('button', { name: 'Record now' }).click()
    await panel.locator('.panel-verdict.tone-CLOSED_EXCEPTION').waitFor()
  })

  it('opens the list that its own party has on record, to go on with or take back [COND-03] [SIDE-01]', async () => {
    const order = await place('acme')
    await put(house.product, 'acme', order, { damaged: [{ text: 'Mixer', qty: 1 }] })
    const { panel, form, box, submit } = await openForm(order)
    await box('Damage').check()
    expect(await form.getByLabel('Goods 1').inputValue()).toBe('Mixer')
    await form.getByRole('button', { name: 'Add row' }).click()
    await form.getByLabel('Goods 2').fill('Fan')
    await form.getByLabel('Quantity 2').fill('2')
    await submit()
    await panel.getByText('1 × Mixer, 2 × Fan').waitFor()
    const { epod } = await seen(house.product, 'acme', order)
    expect(epod.damaged).toEqual([
      { text: 'Mixer', qty: 1 },
      { text: 'Fan', qty: 2 },
    ])
    // All of it by mistake.
    await panel.getByRole('button', { name: 'Add remark' }).click()
    await box('Intact').check()
    await submit()
    await panel.getByText('1 × Mixer, 2 × Fan').waitFor({ state: 'detached' })
    expect((await seen(house.product, 'acme', order)).epod.damaged).toEqual([])
  })

  it('names the invoice of missing and damaged goods where the policy asks for it [COND-03]', async () => {
    const order = await place('bayer')
    const { panel, form, box, submit } = await openForm(order, 'bayer')
    await box('Damage').check()
    await form.getByLabel('Goods 1').fill('Vials 2 ml')
    await form.getByLabel('Quantity 1').fill('4')
    await form.getByLabel('Invoice 1').fill('4100017')
    await submit()
    await form
      .getByRole('alert')
      .getByText('Please enter a status remark or Other Mandatory Fields')
      .waitFor()
    await form.getByLabel('Status remark').selectOption('Received in part')
    await submit()
    await panel.getByText('4 × Vials 2 ml (4100017)').waitFor()
    expect((await seen(house.product, 'bayer', order)).epod.damaged).toEqual([
      { text: 'Vials 2 ml', qty: 4, invoice: '4100017' },
    ])
  })
})

describe('The remark’s form', () => {
  it('wants a status of a pharma account, and a text where the status is Others [REM-03] [REM-07]', async () => {
    const { form, submit } = await openForm(await place('bayer'), 'bayer')
    // The one field that is needed bears the mark of all such fields.
    expect(await form.getByLabel('Status remark').getAttribute('aria-required')).toBe('true')
    expect(await form.getByLabel('Status remark').locator('option').allInnerTexts()).toEqual([
      '–',
      'Received in full',
      'Received in part',
      'Temperature deviation',
      'Seal broken',
      'Others',
    ])
    await submit()
    await form
      .getByRole('alert')
      .getByText('Please enter a status remark or Other Mandatory Fields')
      .waitFor()
    await form.getByLabel('Status remark').selectOption('Others')
    await submit()
    await form
      .getByRole('alert')
      .getByText('Please enter a status remark', { exact: true })
      .waitFor()
    await form.getByLabel('Remark', { exact: true }).fill('Box opened for inspection')
    await submit()
    await form.waitFor({ state: 'detached' })
  })

  it('wants a category of an agrochemical account and a text of a plain one [REM-02] [REM-03]', async () => {
    const agro = await openForm(await place('syngenta'), 'syngenta')
    for (const name of [
      'Ontime delivery',
      'Intact',
      'Delayed delivery',
      'Damaged',
      'Items are missing',
      'Wrong Item',
      'Expired Items',
      'Poor Service',
      'Other',
    ])
      await agro.box(name).first().waitFor()
    await agro.form.getByLabel('Remark', { exact: true }).fill('All fine')
    await agro.submit()
    expect(await agro.form.getByRole('alert').innerText()).toBe(
      'Please Choose Remark Category Name',
    )
    const plain = await openForm(await place('acme'))
    await plain.submit()
    await plain.form
      .getByRole('alert')
      .getByText('Please enter a remark', { exact: true })
      .waitFor()
  })

  it.each([
    [
      'acme',
      ['Damaged Goods', 'Items Missing', 'Delayed Trip', 'Drivers Behaviour', 'Wrong Items'],
    ],
    ['swiggy', ['Items Missing', 'Spilled', 'Not Cold', 'Wrong Items', 'Packaging Torn']],
  ])('suggests to %s %j, which go into the text [REM-06]', async (username, suggestions) => {
    const order = await place(username)
    const { form, box, submit } = await openForm(order, username)
    expect(
      await form.getByRole('group', { name: 'Suggestions' }).locator('label').allInnerTexts(),
    ).toEqual(suggestions)
    await box(suggestions[1] ?? '').check()
    await submit()
    await form.waitFor({ state: 'detached' })
    expect((await seen(house.product, username, order)).epod.remarks[0]?.text).toBe(suggestions[1])
  })

  it('leaves out name and text and adds fields of every kind, as the policy has it [REM-07]', async () => {
    const field = (key: string, field_type: string, more: object = {}) => ({
      key,
      label: key,
      field_type,
      values: [],
      disabled: false,
      ...more,
    })
    const { form } = await openForm(await place('acme'), 'acme', {
      policy: {
        order_module_config: {
          hide_remark_name: true,
          hide_remark_text: true,
          additional_field_in_epod: [
            field('Seal', 'text'),
            field('Pallets', 'number'),
            field('Dock', 'list', { values: ['A', 'B'] }),
            field('Since', 'date'),
            field('Depot', 'text', { disabled: true }),
          ],
        },
      },
    })
    expect(
      (await form.getByLabel('Name', { exact: true }).count()) +
        (await form.getByLabel('Remark', { exact: true }).count()),
    ).toBe(0)
    expect(await form.getByLabel('Seal').getAttribute('type')).toBe('text')
    expect(await form.getByLabel('Pallets').getAttribute('type')).toBe('number')
    expect(await form.getByLabel('Dock').locator('option').allInnerTexts()).toEqual(['–', 'A', 'B'])
    expect(await form.getByLabel('Since').getAttribute('type')).toBe('date')
    expect(await form.getByLabel('Depot').isDisabled()).toBe(true)
  })

  it('sends a draft without the goods that it spoke of once their condition is hidden [ERRS-04] [ROLE-12]', async () => {
    const order = await place('acme')
    const { page, panel, button } = await openPanel(house, order, 'acme', {
      policy: { dashboard_customization: { hide: { goods_condition: true } } },
    })
    const chosen = { conditions: ['damaged'], delivery: null, lists: null }
    await page.evaluate(([key, draft]) => sessionStorage.setItem(key, draft), [
      `epod_draft:acme:remark:${order.id}`,
      JSON.stringify({ text: 'Gate shut', condition: { chosen, at: null } }),
    ] as const)
    await button('Add remark').click()
    const form = panel.locator('form.remark-form')
    expect(await form.getByLabel('Remark', { exact: true }).inputValue()).toBe('Gate shut')
    await form.getByRole('button', { name: 'Add remark' }).click()
    await form.waitFor({ state: 'detached' })
    const { epod } = await seen(house.product, 'acme', order)
    expect(epod.remarks.map(({ text }) => text)).toEqual(['Gate shut'])
  })

  it('is switched off after one remark where the policy takes no second [REM-08]', async () => {
    const order = await place('acme')
    await put(house.product, 'acme', order, { remarks: { text: 'Counted' } })
    const { panel, button } = await openPanel(house, order, 'acme', {
      policy: { screen: { multiRemark: false } },
    })
    expect(await button('Add remark').getAttribute('aria-disabled')).toBe('true')
    await panel.getByText('A remark has already been entered').waitFor()
  })

  it('forgets what was ticked once the order is rated, and the rating’s box closes [RATE-01]', async () => {
    const order = await place('acme')
    await put(house.product, 'acme', order, { receive: true, geo_tag: { loc: [] } })
    const { panel, form, box } = await openForm(order)
    await box('Damage').check()
    await box('Ontime').check()
    await form.getByLabel('Remark', { exact: true }).fill('What I typed')
    const rating = panel.getByRole('region', { name: 'Overall Experience' })
    await rating.getByRole('radio', { name: '4 of 5' }).check({ force: true })
    await rating.getByRole('button', { name: 'Submit' }).click()
    await rating.waitFor({ state: 'detached' })
    expect([await box('Damage').isChecked(), await box('Ontime').isChecked()]).toEqual([
      false,
      false,
    ])
    expect(await form.getByLabel('Remark', { exact: true }).inputValue()).toBe('What I typed')
    expect((await seen(house.product, 'acme', order)).epod.client_rating).toBe(4)
  })
})
