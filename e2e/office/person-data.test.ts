import { describe, expect, it } from 'vitest'
import { present } from '../../src/server/testing/present.ts'
import { looks, tags, violations } from '../testing/axe.ts'
import { sendCode } from '../testing/calls.ts'
import { placeOrder } from '../testing/orders.ts'
import { put } from '../testing/panel.ts'
import { aPicture } from '../testing/pictures.ts'
import { withProduct } from '../testing/with-product.ts'

const house = withProduct()

describe('The data of a person', () => {
  it('are found, handed out and erased by an administrator, and the order says so [DATA-01] [A11Y-01]', async () => {
    const phone = '9733355577'
    const order = await placeOrder(house.product, {
      spocs: [{ name: 'Asha Traceless', contact: { phone: [phone], email: [] } }],
    })
    const { buffer } = await aPicture('her.jpg', 320, 240)
    await put(house.product, 'acme', order, {
      photos: [
        {
          file_name: 'her.jpg',
          file_data: `data:image/jpeg;base64,${buffer.toString('base64')}`,
          tag: 'epod',
        },
      ],
    })
    await sendCode(await house.product.client('acme'), order.id)
    const page = await house.desk('admin', '/home', looks())
    await page.goto('/admin')
    const part = page.getByRole('region', { name: 'A person’s data' })
    await part.scrollIntoViewIfNeeded()
    await part.getByText('Nobody’s data have been erased').waitFor()
    await part.getByRole('button', { name: 'Find a person' }).click()
    const form = page.getByRole('dialog', { name: 'Find a person’s data' })
    await form.getByLabel('Client').selectOption('Acme Logistics')
    await form.getByRole('button', { name: 'Search' }).click()
    await form.getByText('Please give a telephone number').waitFor()
    const nobody = form.getByLabel('Phone')
    expect(await nobody.getAttribute('aria-invalid')).toBe('true')
    await expect.poll(() => nobody.evaluate((one) => one === document.activeElement)).toBe(true)
    await form.getByLabel('Phone').fill(`+91 ${phone}`)
    expect(await violations(page, tags), 'form').toEqual([])
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'A person’s data' })
    await dialog.getByText('Found in 1 order').waitFor()
    await dialog.getByText(order.identifier).waitFor()
    await dialog.getByRole('checkbox', { name: /her/ }).check()
    expect(await violations(page, tags), 'found').toEqual([])

    const [copy] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download a copy' }).click(),
    ])
    const held = await present(await copy.createReadStream()).toArray()
    expect(Buffer.concat(held).toString()).toContain('Asha Traceless')

    await dialog.getByLabel('Reason').fill('Her letter of 3 May')
    await dialog.getByRole('button', { name: 'Erase', exact: true }).click()
    await dialog.getByText('This is not what stands above').waitFor()
    await dialog.getByLabel(/^Type/).fill(`+91 ${phone}`)
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    const row = part.getByRole('row').filter({ hasText: 'Her letter of 3 May' })
    await row.getByText(/values in 1 orders? erased/).waitFor({ timeout: 30_000 })
    await part.scrollIntoViewIfNeeded()
    expect(await violations(page, tags), 'list').toEqual([])

    const desk = await house.desk('acme', `/home?order=${order.id}`, looks())
    const panel = desk.getByRole('dialog')
    await panel.getByText(/Personal data erased on .*photos/).waitFor()
    await panel
      .getByText(/^Erased on/)
      .first()
      .waitFor()
    await panel.getByText('are not kept any more').waitFor()
    expect(await panel.getByText('Nobody has been told').count()).toBe(0)
    expect(await panel.getByText('Asha Traceless').count()).toBe(0)
    expect(await panel.locator('.panel-photo img').count()).toBe(0)
  })
})
