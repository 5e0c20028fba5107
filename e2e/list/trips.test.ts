import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { edit, orderNow } from '../testing/calls.ts'
import { placeOrder } from '../testing/orders.ts'
import { withProduct } from '../testing/with-product.ts'

const house = withProduct()

/** Five new orders that Roadrunner carries, the newest first as the table has them. */
const five = async () => {
  const placed = []
  for (let n = 0; n < 5; n += 1) placed.push(await placeOrder(house.product))
  return placed.toReversed()
}
const box = (page: Page, identifier: string) =>
  page.getByRole('checkbox', { name: `Select ${identifier}`, exact: true })
const field = (page: Page, name: string, identifier: string) =>
  page.getByRole('textbox', { name: `${name} of ${identifier}`, exact: true })
const paste = async (page: Page, text: string): Promise<void> => {
  await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text)
  await page.keyboard.press('Control+V')
}
const tripNow = async (username: string, id: string) => {
  const { truck_number, driver } = await orderNow(await house.product.client(username), id)
  return [truck_number, driver.name, ...driver.contact]
}

describe('Driver and vehicle of picked orders', () => {
  it.each(['acme', 'acme-vendor'])(
    'are changed as %s in one sheet with what is pasted, five in at most nine clicks [DESK-05]',
    async (username) => {
      const placed = await five()
      const page = await house.desk(username)
      let clicks = 0
      const click = async (what: ReturnType<Page['getByRole']>, options = {}) => {
        clicks += 1
        await what.click(options)
      }
      const [first, last] = [placed[0], placed.at(-1)]
      if (!first || !last) throw new Error('five were placed')
      await click(box(page, first.identifier))
      await click(box(page, last.identifier), { modifiers: ['Shift'] })
      await click(page.getByRole('button', { name: /^Driver and vehicle/ }))
      await click(field(page, 'Vehicle', first.identifier))
      const rows = placed.map((_order, n) => [`KA01AB000${n}`, `Driver ${n}`, `987651000${n}`])
      await paste(page, rows.map((row) => row.join('\t')).join('\r\n'))
      expect(await field(page, 'Phone', last.identifier).inputValue()).toBe('9876510004')
      await click(page.getByRole('button', { name: 'Update 5 orders' }))
      await page.getByText('5 orders updated').waitFor()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      expect(clicks).toBeLessThanOrEqual(9)
      for (const [n, { id }] of placed.entries()) expect(await tripNow('acme', id)).toEqual(rows[n])
    },
  )

  it('tell in each row what is wrong or was refused, and do the others [DESK-05] [EDIT-05]', async () => {
    const [one, two, three] = await five()
    if (!one || !two || !three) throw new Error('five were placed')
    const acme = await house.product.client('acme')
    const page = await house.desk('acme')
    for (const { identifier } of [one, two, three]) await box(page, identifier).click()
    await page.getByRole('button', { name: /^Driver and vehicle/ }).click()
    await field(page, 'Driver', one.identifier).fill('Asha')
    await page.getByRole('button', { name: 'Put the first driver into all' }).click()
    expect(await field(page, 'Driver', three.identifier).inputValue()).toBe('Asha')
    await page.getByRole('button', { name: 'Undo: Driver as before' }).click()
    expect(await field(page, 'Driver', three.identifier).inputValue()).toBe('Ravi')
    await page.getByRole('button', { name: 'Put the first driver into all' }).click()
    await field(page, 'Phone', two.identifier).fill('12')
    await expect
      .poll(() => field(page, 'Phone', two.identifier).getAttribute('aria-invalid'))
      .toBe('true')
    // Somebody else edits the third meanwhile.
    await edit(acme, { _id: three.id, truck_number: 'GJ05AA0001' })
    await page.getByRole('button', { name: 'Update 3 orders' }).click()
    await page.getByText('2 orders are left as they were').waitFor()
    expect((await tripNow('acme', one.id))[1]).toBe('Asha')
    expect((await tripNow('acme', two.id))[1]).toBe('Ravi')
    expect((await tripNow('acme', three.id)).slice(0, 2)).toEqual(['GJ05AA0001', 'Ravi'])
    expect(await field(page, 'Driver', one.identifier).isDisabled()).toBe(true)
    // Its row follows the other's edit, keeps what was typed, and can be sent again [EDIT-05].
    await page.getByText('Changed by acme', { exact: true }).waitFor()
    expect(await field(page, 'Vehicle', three.identifier).inputValue()).toBe('GJ05AA0001')
    expect(await field(page, 'Driver', three.identifier).inputValue()).toBe('Asha')

    await field(page, 'Phone', two.identifier).fill('9876500009')
    await page.getByRole('button', { name: 'Update 2 orders' }).click()
    await page.getByText('2 orders updated').waitFor()
    expect((await tripNow('acme', two.id)).slice(1)).toEqual(['Asha', '9876500009'])
    expect((await tripNow('acme', three.id)).slice(0, 2)).toEqual(['GJ05AA0001', 'Asha'])
  })

  it('leave out what may not be edited any more, and say how many and why [DESK-05]', async () => {
    const [one, two] = await five()
    if (!one || !two) throw new Error('five were placed')
    const acme = await house.product.client('acme')
    await acme.POST('/api/update_epod', { body: { _id: two.id, receive: true } })
    const page = await house.desk('acme')
    for (const { identifier } of [one, two]) await box(page, identifier).click()
    await page.getByRole('button', { name: /^Driver and vehicle/ }).click()
    await page.getByText('1 of the selected orders: This order has already been received').waitFor()
    expect(await field(page, 'Driver', two.identifier).count()).toBe(0)
    expect(
      await page.getByRole('button', { name: /^Update 0/ }).getAttribute('aria-disabled'),
    ).toBe('true')
  })
})

describe('One order’s trip', () => {
  it('stays typed in its row when the order leaves the list meanwhile [DESK-11]', async () => {
    const { id, identifier } = await placeOrder(house.product)
    const page = await house.desk('acme', `/home?need=OPEN_ONTIME&q=${identifier}`)
    const row = page.locator(`tr[data-order-row="${id}"]`)
    await row.focus()
    await page.keyboard.press('v')
    await field(page, 'Vehicle', identifier).fill('MH12LEFT01')
    const acme = await house.product.client('acme')
    const left = page.waitForResponse(
      async (answer) =>
        answer.url().endsWith('/api/fetch_orders') && !(await answer.text()).includes(id),
    )
    await acme.POST('/api/update_epod', { body: { _id: id, receive: true } })
    await left
    expect(await field(page, 'Vehicle', identifier).inputValue()).toBe('MH12LEFT01')
    await field(page, 'Vehicle', identifier).press('Escape')
    await page.getByText('No Data Available').waitFor()
  })

  it('is changed in its row by keyboard, told wrong under it, and left by Escape [DESK-11]', async () => {
    const { id, identifier } = await placeOrder(house.product, { truck_number: 'MH12IN0001' })
    const page = await house.desk('acme')
    const row = page.locator(`tr[data-order-row="${id}"]`)
    await row.focus()
    await page.keyboard.press('v')
    const typed = (name: string) => field(page, name, identifier)
    await typed('Phone').waitFor()
    expect(await typed('Vehicle').inputValue()).toBe('MH12IN0001')
    // Keys of the page and of the row are typed here as what they are.
    await page.keyboard.type('mh12xn/k')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type('123')
    await row.getByRole('alert').waitFor()
    await page.keyboard.press('Escape')
    await typed('Phone').waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-order-row'))).toBe(
      id,
    )
    await page.keyboard.press('v')
    await typed('Vehicle').waitFor()
    await page.keyboard.type('MH12IN0002')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Sunita')
    await page.keyboard.press('Enter')
    await page.getByText('1 order updated').waitFor()
    await row.getByText('MH12IN0002').waitFor()
    const { orders } = await house.product.orders('acme', { search: identifier })
    expect(orders[0]?.driver.name).toBe('Sunita')
  })

  it('that was changed by somebody else while it was typed loses nothing of theirs [DESK-11] [EDIT-05]', async () => {
    const { id, identifier } = await placeOrder(house.product, { truck_number: 'MH12IN0003' })
    const page = await house.desk('acme')
    const row = page.locator(`tr[data-order-row="${id}"]`)
    await row.focus()
    await page.keyboard.press('v')
    const typed = (name: string) => field(page, name, identifier)
    await typed('Phone').waitFor()
    const again = page.waitForResponse('**/fetch_orders*')
    const theirs = { truck_number: 'GJ05AA0002', driver: { contact: '9876500077' } }
    await edit(await house.product.client('acme-users'), { _id: id, ...theirs })
    // The list has read the order anew before the edit is sent.
    await again
    await typed('Vehicle').fill('KA01AA0001')
    await page.keyboard.press('Enter')
    await row.getByRole('alert').getByText('Changed by acme-users: GJ05AA0002').waitFor()
    expect((await tripNow('acme', id))[0]).toBe('GJ05AA0002')
    expect(await typed('Phone').inputValue()).toBe('9876500077')
    await page.keyboard.press('Enter')
    await page.getByText('1 order updated').waitFor()
    const [vehicle, , phone] = await tripNow('acme', id)
    expect([vehicle, phone]).toEqual(['KA01AA0001', '9876500077'])
  })
})
