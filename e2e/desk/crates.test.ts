import { describe, expect, it } from 'vitest'
import { lotsOf } from '../testing/lots.ts'
import { asked, withProduct } from '../testing/with-product.ts'
import { openPanel, placeFor, put, seen } from '../testing/panel.ts'

const house = withProduct()
const LEAST = 'Received value should be greater than or equal to 1'

const { aLot, count, details } = lotsOf(house)

describe('An order with a lot', () => {
  it('has its crates counted one step after the other, side by side in a table [LOT-01]', async () => {
    const order = await aLot()
    const { part, box, button } = await details(order)
    await part.getByText(`Lot ${order.lot}`).waitFor()
    await button('Save count').click()
    await part.getByText('Please name the asset').waitFor()
    await part.getByLabel('Asset 1', { exact: true }).fill('Plastic crate')
    await part.getByLabel('Count 1', { exact: true }).fill('10')
    await button('Add asset').click()
    await part.getByLabel('Asset 2', { exact: true }).fill(' plastic  CRATE')
    await part.getByLabel('Count 2', { exact: true }).fill('2')
    await button('Save count').click()
    await part.getByText('This asset stands twice').waitFor()
    await part.getByLabel('Asset 2', { exact: true }).fill('Pallet')
    await button('Save count').click()
    await box('POD crate in', 'Plastic crate').waitFor()
    expect(await part.getByRole('columnheader').allInnerTexts()).toEqual([
      'Asset',
      'WH crate out',
      'POD crate in',
      'POD crate out',
      'WH crate in',
    ])
    for (const [column, crates, pallets] of [
      ['POD crate in', '10', '2'],
      ['POD crate out', '8', '0'],
    ] as const) {
      expect(await box('WH crate in', 'Plastic crate').isDisabled(), column).toBe(true)
      await button('Save count').click()
      await part.getByText('Every asset needs a count').first().waitFor()
      await box(column, 'Plastic crate').fill(crates)
      await box(column, 'Pallet').fill(pallets)
      await button('Save count').click()
      await box(column, 'Pallet').waitFor({ state: 'detached' })
    }
    expect(await box('WH crate in', 'Plastic crate').isEnabled()).toBe(true)
    // What was not given back cannot come home.
    expect(await box('WH crate in', 'Pallet').count()).toBe(0)
    expect((await seen(house.product, 'acme', order)).crates).toEqual([
      {
        key: 'plastic crate',
        label: 'Plastic crate',
        expected_value: 10,
        submitted_value: 10,
        pod_out_value: 8,
        wh_in_value: null,
      },
      {
        key: 'pallet',
        label: 'Pallet',
        expected_value: 2,
        submitted_value: 2,
        pod_out_value: 0,
        wh_in_value: null,
      },
    ])
  })

  it('takes what came home while it may be counted, at least 1 of each, once [LOT-02]', async () => {
    const order = await aLot()
    await count(order, 'wh_out', { crate: 10, pallet: 2 })
    await count(order, 'pod_in', { crate: 10, pallet: 2 })
    const before = await details(order)
    expect(
      await Promise.all(
        ['crate', 'pallet'].map((asset) => before.box('WH crate in', asset).isDisabled()),
      ),
    ).toEqual([true, true])
    expect(await before.button('Receive').count()).toBe(0)
    await count(order, 'pod_out', { crate: 8, pallet: 2 })
    const { page, part, box, button } = await details(order)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/lots/submitLotEvent')) sent.push(request.postData() ?? '')
    })
    await button('Receive').click()
    await expect.poll(() => part.getByRole('alert').allInnerTexts()).toEqual([LEAST, LEAST])
    await box('WH crate in', 'crate').fill('7')
    await box('WH crate in', 'pallet').fill('0')
    await button('Receive').click()
    await expect.poll(() => part.getByRole('alert').allInnerTexts()).toEqual([LEAST])
    const told = await box('WH crate in', 'pallet').getAttribute('aria-describedby')
    expect(await part.getByRole('alert').getAttribute('id')).toBe(told)
    expect(sent).toEqual([])
    await box('WH crate in', 'pallet').fill('2')
    expect(await asked(page, '/lots/submitLotEvent', () => button('Receive').click())).toEqual({
      identifier: order.lot,
      _id: order.id,
      event: 'wh_in',
      submitted_data: [
        { key: 'crate', wh_in_value: 7 },
        { key: 'pallet', wh_in_value: 2 },
      ],
    })
    await button('Receive').waitFor({ state: 'detached' })
    expect(
      await part
        .getByRole('row', { name: /^crate/ })
        .getByRole('cell')
        .allInnerTexts(),
    ).toEqual(['10', '10', '8', '7'])
    expect(await part.getByRole('textbox').count()).toBe(0)
  })

  it('takes home what the truck kept of a rejected order, and not what was lost [LOT-02]', async () => {
    const order = await aLot()
    await count(order, 'wh_out', { crate: 10, pallet: 2 })
    await put(house.product, 'acme', order, { reject: true })
    const { part, box, button } = await details(order)
    await button('Receive').click()
    await expect.poll(() => part.getByRole('alert').allInnerTexts()).toEqual([LEAST, LEAST])
    await box('WH crate in', 'crate').fill('10')
    await button('Receive').click()
    await button('Receive').waitFor({ state: 'detached' })
    expect(await part.getByRole('textbox').count()).toBe(0)
    expect((await seen(house.product, 'acme', order)).crates).toMatchObject([
      { wh_in_value: 10, pod_out_value: null },
      { wh_in_value: null, pod_out_value: null },
    ])
  })

  it('shows its crates where the policy counts them, and each party the counts that are its own [LOT-01]', async () => {
    const order = await aLot()
    const carrier = await details(order, 'acme-vendor')
    await carrier.part.getByText('Nothing has been counted out yet.').waitFor()
    await count(order, 'wh_out', { crate: 4 })
    const there = await details(order, 'acme-vendor')
    await there.box('POD crate in', 'crate').fill('4')
    await there.button('Save count').click()
    await there.box('POD crate out', 'crate').fill('4')
    await there.button('Save count').click()
    await there.box('POD crate out', 'crate').waitFor({ state: 'detached' })
    expect(await there.part.getByRole('textbox').count()).toBe(0)
    const without = await openPanel(house, await placeFor(house.product, 'acme'))
    const switched_off = await openPanel(
      house,
      await placeFor(house.product, 'shipper', { lot: 'L-1', invoice: 'I-1' }),
      'shipper',
    )
    for (const { panel } of [without, switched_off])
      expect(await panel.getByText('Add Details').count()).toBe(0)
  })
})
