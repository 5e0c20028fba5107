import { describe, expect, it } from 'vitest'
import { sendCode } from '../testing/calls.ts'
import { onMachines } from '../testing/machines.ts'
import { placeOrder } from '../testing/orders.ts'
import { withProduct } from '../testing/with-product.ts'

const house = withProduct()
/** The page as who administers every client sees it; its own client has no orders. */
const open = async (address = '/operations') => {
  const page = await house.desk('platform')
  await page.goto(address)
  return page
}

describe('Operations', () => {
  it('show who administers every client what waits, what ran and what is stored, each with its page [MGMT-02]', async () => {
    const order = await placeOrder(house.product)
    await sendCode(await house.product.client('acme'), order.id)
    const page = await open('/home')
    await page.getByRole('link', { name: 'Operations' }).click()
    await page.getByRole('heading', { name: 'Operations', level: 1 }).waitFor()
    const figure = (label: string) =>
      page
        .locator('.figure')
        .filter({ has: page.getByText(label, { exact: true }) })
        .locator('dd')
    await expect.poll(() => figure('Without a provider').innerText()).toMatch(/^[1-9]/)
    expect(await figure('Database').innerText()).toContain(
      onMachines ? 'PostgreSQL server' : 'Embedded',
    )
    expect(await figure('Size of the database').innerText()).toMatch(/^[\d.]+ MB$/)
    await page.getByRole('region', { name: 'Jobs' }).getByText('Messages').waitFor()
    await figure('Without a provider').getByRole('link').click()
    await page.getByRole('heading', { name: 'Admin', level: 1 }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/admin')
  })

  it('verify the log at the press of a button, by keyboard too, and tell what was found [MGMT-02]', async () => {
    const page = await open()
    await page.getByText('Never verified here.').waitFor()
    const button = page.getByRole('button', { name: 'Verify now' })
    await button.focus()
    await page.keyboard.press('Enter')
    await page
      .getByText(/events of \d+ orders and \d+ files are as they were written\./)
      .waitFor({ timeout: 60_000 })
    expect(await button.isEnabled()).toBe(true)
  })

  it('lead to the legal holds, where one is begun and ended with a reason [DATA-01]', async () => {
    const order = await placeOrder(house.product)
    const page = await open()
    const figure = page.locator('.figure').filter({ hasText: 'Legal holds' }).locator('dd')
    await expect.poll(() => figure.innerText()).toBe('0')
    await figure.getByRole('link').click()
    const holds = page.getByRole('region', { name: 'Legal holds' })
    await holds.getByText('Nothing is held').waitFor()
    await holds.getByRole('button', { name: 'Hold', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Begin a legal hold' })
    await dialog.getByLabel('Client').selectOption('Acme Logistics')
    await dialog.getByLabel('LR number').fill('LR-NOBODY')
    await dialog.getByRole('button', { name: 'Hold' }).click()
    await dialog.getByText('Please say why').waitFor()
    await dialog.getByLabel('Reason').fill('A case in court')
    await dialog.getByRole('button', { name: 'Hold' }).click()
    await dialog.getByText('There is no order of that number').waitFor()
    await dialog.getByLabel('LR number').fill(order.identifier)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    const line = holds.getByRole('row').filter({ hasText: order.identifier })
    await line.getByText('A case in court').waitFor()
    await line.getByRole('button', { name: `End the hold on ${order.identifier}` }).click()
    const ending = page.getByRole('dialog', { name: `End the hold on ${order.identifier}` })
    await ending.getByLabel('Reason').fill('Settled')
    await ending.getByRole('button', { name: 'End' }).click()
    await holds.getByText('Nothing is held').waitFor()
    await holds.getByRole('switch', { name: 'Show those that ended' }).check()
    await holds.getByText(/Ended .* by platform: Settled/).waitFor()
  })

  it('are for nobody else, and say so [MGMT-02, ROLE-02]', async () => {
    const page = await house.desk('admin')
    expect(await page.getByRole('link', { name: 'Operations' }).count()).toBe(0)
    await page.goto('/operations')
    await page.getByText('Only who administers every client may see and do that').waitFor()
  })
})
