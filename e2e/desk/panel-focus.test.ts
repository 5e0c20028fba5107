import { describe, expect, it } from 'vitest'
import { openPanel, placeFor } from '../testing/panel.ts'
import { withCommonProduct } from '../testing/with-product.ts'

const house = withCommonProduct()

describe('The focus in the order panel [A11Y-01]', () => {
  it('goes to the part where a button stood that is gone with what it did', async () => {
    const { page, panel, button, over } = await openPanel(
      house,
      await placeFor(house.product, 'acme'),
    )
    const part = (name: string) =>
      panel.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })
    const isIn = (name: string) =>
      expect.poll(() => part(name).evaluate((one) => one.contains(document.activeElement)))

    await button('Add remark').focus()
    await page.keyboard.press('Enter')
    await panel.getByRole('textbox', { name: 'Remark' }).waitFor()
    await isIn('Remarks').toBe(true)

    await button('Copy receiver link').focus()
    await page.keyboard.press('Enter')
    await button('Revoke the receiver link').focus()
    await page.keyboard.press('Enter')
    await over(/./).last().getByRole('button', { name: 'Revoke', exact: true }).focus()
    await page.keyboard.press('Enter')
    await button('Revoke the receiver link').waitFor({ state: 'detached' })
    await isIn('Public links').toBe(true)
  })

  it('stays by the form that is given up, whose button is there again', async () => {
    const order = await placeFor(house.product, 'acme')
    const { panel, button } = await openPanel(house, order)
    for (const name of ['Scan label', 'Received at another time?']) {
      await button(name).press('Enter')
      await button('Cancel').press('Enter')
      await button(name).waitFor()
      await expect
        .poll(() => panel.evaluate((one) => one.contains(document.activeElement)))
        .toBe(true)
    }
  })
})
