import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { looks, tags, violations } from '../testing/axe.ts'
import { policyOf, publishPolicy } from '../testing/calls.ts'
import { openMailbox } from '../testing/mailbox.ts'
import { placeOrder } from '../testing/orders.ts'
import { withProduct } from '../testing/with-product.ts'

const mailbox = await openMailbox()
afterAll(() => mailbox.close())
const house = withProduct({ SMTP_URL: mailbox.url, EPOD_MAIL_FROM: 'epod@example.com' })
const all = [...tags, 'best-practice']

const texts = (page: Page) => page.getByRole('region', { name: 'Texts of messages' })
const openTexts = async (width: number): Promise<Page> => {
  const page = await house.desk('admin', '/home', looks())
  await page.setViewportSize({ width, height: 900 })
  await page.goto('/admin')
  await texts(page).getByLabel('About').waitFor()
  return page
}
const policy = async () => policyOf(await house.product.client('admin'))

describe('Texts of messages', () => {
  it('are written with values, counted, tried by a real mail and saved with a reason, at 390 px [MESG-01] [A11Y-01]', async () => {
    const page = await openTexts(390)
    const part = texts(page)
    await part.getByText('1 part', { exact: true }).waitFor()
    await part.getByLabel('Text', { exact: true }).fill('Lieferung für Sie: ')
    await part.getByText('Order number is missing: its reader needs it').waitFor()
    await part.getByText('Link is missing').waitFor()
    await part.getByRole('button', { name: 'Order number' }).click()
    await part.getByText('Order number is missing').waitFor({ state: 'detached' })
    await part.getByLabel('Text', { exact: true }).fill('बिल {identifier} {status} {links}')
    await part.getByText('other letters (UCS-2)').waitFor()
    await part.getByText('{links} is no value of this message').waitFor()
    expect(await violations(page, all), 'odd').toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

    await part.getByLabel('Channel').selectOption('email')
    await part.getByLabel('Text', { exact: true }).fill('Goods: {identifier} {link}')
    await part.getByRole('textbox', { name: /^Send a test/ }).fill('somebody')
    await part.getByRole('button', { name: 'Send', exact: true }).click()
    await part.getByText('E-mail must be valid').waitFor()
    await part.getByRole('textbox', { name: /^Send a test/ }).fill('desk@example.com')
    await part.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByText('Test message sent').waitFor()
    expect((await mailbox.mailTo('desk@example.com')).text).toContain('Goods: LR-2026-004217 ')

    await part.getByRole('button', { name: 'Save' }).click()
    const dialog = page.getByRole('dialog', { name: 'Save the text' })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('Please say why').waitFor()
    await dialog.getByLabel('Reason').fill('plainer')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect((await policy()).document['messages']).toMatchObject({
      templates: [{ event: 'notice', channel: 'email', text: 'Goods: {identifier} {link}' }],
    })
    await part.getByText('This is your own text.').waitFor()
  })

  it('wait while another is looked at, and through a reload, until they are as before [MESG-01] [ERRS-03]', async () => {
    const page = await openTexts(1440)
    const part = texts(page)
    const field = part.getByLabel('Text', { exact: true })
    const standard = await field.inputValue()
    await field.fill('Waits {identifier} {link}')
    await part.getByLabel('About').selectOption({ index: 1 })
    await part.getByLabel('About').selectOption('notice')
    await part.getByLabel('Channel').selectOption('email')
    expect(await field.inputValue()).not.toContain('Waits')
    await part.getByLabel('Channel').selectOption('sms')
    expect(await field.inputValue()).toBe('Waits {identifier} {link}')
    await page.reload()
    await expect.poll(() => field.inputValue()).toBe('Waits {identifier} {link}')
    await part.getByRole('button', { name: 'Use the standard text' }).click()
    expect(await field.inputValue()).toBe(standard)
    await page.reload()
    await expect.poll(() => field.inputValue()).toBe(standard)
  })

  it('are refused to whoever was overtaken, who keeps what was typed, and go back to ours [MESG-01] [MGMT-02]', async () => {
    const page = await openTexts(1440)
    const part = texts(page)
    await part.getByLabel('Text', { exact: true }).fill('Mine {identifier} {link}')
    const messages = { link_form: 'query', sms_sender: 'ACMELR' } as const
    await publishPolicy(await house.product.client('admin'), { messages }, 'links')
    const dialog = page.getByRole('dialog', { name: 'Save the text' })
    const save = async (): Promise<void> => {
      await part.getByRole('button', { name: 'Save' }).click()
      await dialog.getByLabel('Reason').fill('mine')
      await dialog.getByRole('button', { name: 'Save' }).click()
    }
    await save()
    await page
      .getByText(/has published|somebody else|meanwhile/i)
      .first()
      .waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await part.getByLabel('Text', { exact: true }).inputValue()).toContain('Mine')
    await part.locator('code', { hasText: '/r?{#var#}' }).first().waitFor()
    await save()
    await dialog.waitFor({ state: 'detached' })
    await part.getByText('This is your own text.').waitFor()
    await part.getByRole('button', { name: 'Use the standard text' }).click()
    await save()
    await dialog.waitFor({ state: 'detached' })
    expect((await policy()).document['messages']).toEqual({
      link_form: 'query',
      sms_sender: 'ACMELR',
    })
    expect(await violations(page, all), 'page').toEqual([])
  })
})

describe('An address that is a reference alone', () => {
  it('opens the very page, and again without network [MESG-01] [PUBL-07]', async () => {
    const order = await placeOrder(house.product)
    const { url } = await order.linkFor('driver')
    const ref = url.split('/').at(-1) ?? ''
    const { page } = await house.visit({ viewport: { width: 390, height: 780 } })
    await page.goto(`${house.product.url}/r?${ref}`)
    await page.getByText(order.identifier).first().waitFor()
    expect(page.url()).toBe(`${house.product.url}/r?${ref}`)
    const isServed = () => page.evaluate(() => navigator.serviceWorker.controller !== null)
    await expect.poll(isServed, { timeout: 20_000 }).toBe(true)
    await page.context().setOffline(true)
    await page.reload()
    await page.getByText(order.identifier).first().waitFor()
  })
})
