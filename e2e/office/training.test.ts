import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { aPicture } from '../testing/pictures.ts'
import { withCommonProduct } from '../testing/with-product.ts'

const house = withCommonProduct()

/** The training demo as somebody opens it who never was here, and what it asked the server for. */
const openTour = async (options: Parameters<typeof house.visit>[0] = {}) => {
  const { page, faults } = await house.visit(options)
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api')) asked.push(request.url())
  })
  await page.goto('/trainingdemo')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await button('Open DEMO-101').waitFor()
  return { page, asked, faults, button }
}

const said = (page: Page, done: number) =>
  page.getByText(`${done} of 5 done`, { exact: true }).waitFor()

describe('The training demo', () => {
  it.each(['/trainingdemo', '/'])(
    'has room for the title, and buttons for a thumb, and so has the page to log in: %s [PUBL-08] [A11Y-01]',
    async (path) => {
      const { page } = await house.visit({ viewport: { width: 360, height: 740 } })
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page
        .getByRole('button', { name: /^(Start again|Forgot Password)$/ })
        .first()
        .waitFor()
      const small = await page
        .locator('.button:visible, .text-button:visible, .languages button')
        .evaluateAll((targets) =>
          targets
            .map((one) => ({ name: one.textContent, ...one.getBoundingClientRect().toJSON() }))
            .filter(({ width, height }) => width < 44 || height < 44),
        )
      expect(small).toEqual([])
      const title = await page.locator('h1').boundingBox()
      expect(title?.height).toBeLessThan(40)
    },
  )

  it('is the real panel, in which every task is done and ticked off without a session and without one call of the server [PUBL-08]', async () => {
    const { page, asked, faults, button } = await openTour()
    await said(page, 0)
    await button('Open DEMO-101').click()
    await button('Add remark').first().click()
    await page.getByLabel('Remark', { exact: true }).fill('Seal is whole')
    await page.locator('form.remark-form').getByRole('button', { name: 'Add remark' }).click()
    await said(page, 1)
    await page.locator('input[type=file]').setInputFiles([await aPicture('paper.jpg', 300, 200)])
    await button('Send').click()
    await page.getByRole('img', { name: 'paper.jpg' }).waitFor()
    await said(page, 2)
    await button('Send OTP').click()
    const mail = page.getByText(/OTP: \d{6}/)
    await mail.waitFor()
    const code = (await mail.innerText()).match(/OTP: (\d{6})/)?.[1] ?? ''
    await page.getByLabel('OTP', { exact: true }).fill(code === '100000' ? '100001' : '100000')
    await button('Verify').click()
    await page.getByText('Wrong OTP', { exact: true }).waitFor()
    await page.getByLabel('OTP', { exact: true }).fill(code)
    await button('Verify').click()
    await page.getByText('Confirmed by one-time password').first().waitFor()
    await said(page, 3)
    await button('Open DEMO-102').click()
    await button('Add remark').first().click()
    await page.getByRole('checkbox', { name: 'Shortage' }).check()
    const row = page.locator('form.remark-form')
    await row.getByLabel('Goods 1').fill('Fans')
    await row.getByLabel('Quantity 1').fill('2')
    await row.getByRole('button', { name: 'Add remark' }).click()
    await page.getByText('2 × Fans').waitFor()
    await button('Receive').click()
    await said(page, 4)
    await button('Open DEMO-103').click()
    await button('Reject').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Reject', exact: true }).click()
    await said(page, 5)
    await page.getByText('All five done').waitFor()
    expect(asked).toEqual([])
    expect(faults).toEqual([])
  })

  it('starts anew, goes by keyboard alone, says what cannot be done any more, and speaks Hindi [PUBL-08]', async () => {
    const { page, asked, button } = await openTour()
    await button('Open DEMO-101').press('Enter')
    await page.getByRole('heading', { name: 'DEMO-101' }).waitFor()
    await page.keyboard.press('Tab')
    await button('Receive').press('Enter')
    await page.getByText('Confirmed by button').first().waitFor()
    await page
      .getByText('This order was closed in another way. Start again to try this one.')
      .waitFor()
    await button('Start again').press('Enter')
    await page.getByText('No order is open').waitFor()
    await button('Open DEMO-101').press('Enter')
    await button('Send OTP').waitFor()
    await said(page, 0)
    expect(asked).toEqual([])
    await page.evaluate(() => localStorage.setItem('epod_language', 'hi'))
    await page.reload()
    await page.getByRole('button', { name: 'DEMO-101 खोलें' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('hi')
  })
})
