import sharp from 'sharp'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ok } from '../../packages/client/src/index.ts'
import { otherLanguages } from '../../src/domain/words/languages.ts'
import { anOrderTyped, fillOrder } from '../testing/add-by-form.ts'
import { withProduct } from '../testing/with-product.ts'

const house = withProduct()
const CHOSEN = 'a chosen password'
/** What two minutes have room for, at two seconds a field or press. */
const MOST_STEPS = 60

const aLogo = () =>
  sharp({ create: { width: 360, height: 120, channels: 4, background: '#7b1fa2' } })
    .png()
    .toBuffer()

/** Counts what a person presses and fills in. */
const counted = () => {
  let steps = 0
  return {
    fill: (at: Locator, text: string) => {
      steps += 1
      return at.fill(text)
    },
    press: (at: Locator) => {
      steps += 1
      return at.click()
    },
    and: (more: number) => void (steps += more),
    steps: () => steps,
  }
}

const colourOf = (at: Locator): Promise<string> =>
  at.evaluate((shown) => getComputedStyle(shown).backgroundColor)
const closedCount = async (page: Page): Promise<number> =>
  Number(
    (await page.getByRole('button', { name: /^Closed Orders/ }).innerText()).replace(/[^\d]/g, ''),
  )

describe('A new client', () => {
  it('is made from nothing, its administrator invited, and an order delivered for it, in less than two minutes’ work [CLNT-01] [CLNT-02]', async () => {
    const hand = counted()
    const page = await house.desk('platform')
    await page.goto('/admin')
    const button = (at: Page | Locator, name: string) =>
      at.getByRole('button', { name, exact: true })
    await hand.press(button(page, 'New client'))
    const dialog = page.getByRole('dialog', { name: 'New client' })
    const field = (name: string) => dialog.getByLabel(name, { exact: true })
    await hand.fill(field('Name'), 'Violet Goods')
    expect(await field('Key').inputValue()).toBe('violet-goods')
    hand.and(1)
    await field('Begins with').selectOption('preset:plain')
    await hand.fill(field('Colour'), '#7b1fa2')
    hand.and(2)
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await aLogo() })
    await dialog.getByRole('img', { name: 'The present logo' }).waitFor()
    await hand.fill(field('Administrator’s name'), 'Vera Lila')
    await hand.fill(field('E-mail'), 'Vera@violet.example')
    expect(await field('Signs in as').inputValue()).toBe('vera@violet.example')
    await hand.press(button(dialog, 'Add the client'))
    const there = page.getByRole('dialog', { name: 'Violet Goods is there' })
    const invitation = await there.getByRole('textbox', { name: 'Invitation link' }).inputValue()
    await hand.press(button(there, 'Copy'))
    await hand.press(button(there, 'Open its configuration'))
    await page.waitForURL('**/admin/violet-goods')

    const { page: desk } = await house.visit()
    await desk.goto(invitation)
    await hand.fill(desk.getByLabel('New password', { exact: true }), CHOSEN)
    await hand.press(button(desk, 'Save password'))
    await button(desk, 'Log in').waitFor()
    await hand.fill(desk.getByLabel('Username'), 'vera@violet.example')
    await hand.fill(desk.getByLabel('Password', { exact: true }), CHOSEN)
    await hand.press(button(desk, 'Log in'))
    await desk.waitForURL('**/home')

    await hand.press(button(desk, 'Add'))
    const typed = anOrderTyped({ 'LR number': 'VIOLET-1' })
    hand.and(Object.keys(typed).length)
    await fillOrder(desk, typed)
    await hand.press(button(desk, 'Submit'))
    await desk.getByRole('heading', { name: 'Successfully submitted' }).waitFor()
    await hand.press(button(desk, 'Copy receiver link'))
    await desk.getByText('Link copied').waitFor()
    const link = await desk.evaluate(() => navigator.clipboard.readText())
    await hand.press(button(desk, 'Done'))
    const before = await closedCount(desk)

    const { page: receiver } = await house.visit({ viewport: { width: 390, height: 780 } })
    await receiver.goto(link)
    await receiver.getByText('Violet Goods').waitFor()
    const logo = receiver.locator('img.logo')
    await expect.poll(() => logo.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(360)
    expect(await colourOf(button(receiver, 'The goods are here'))).toBe('rgb(123, 31, 162)')
    await hand.press(button(receiver, 'The goods are here'))
    await hand.press(button(receiver, 'Continue without a remark'))
    await hand.press(button(receiver, 'Continue'))
    await hand.press(button(receiver, 'Receive'))
    await receiver
      .getByText(/Overall Experience|Received/)
      .first()
      .waitFor()
    await expect.poll(() => closedCount(desk)).toBe(before + 1)
    console.log(`a new client to its first delivery: ${hand.steps()} presses and fields`)
    expect(hand.steps()).toBeLessThanOrEqual(MOST_STEPS)
  })

  it('is shown on its sign-in, by the address and after a sign-in from there; nobody’s where there is none [CLNT-02]', async () => {
    const platform = await house.product.client('platform')
    await ok(
      platform.POST('/api/clients', {
        body: {
          key: 'amber',
          name: 'Amber Goods',
          preset: 'plain',
          colour: '#ffb300',
          administrator: { username: 'amber-desk', name: 'A', email: null },
          logo: `data:image/png;base64,${(await aLogo()).toString('base64')}`,
        },
      }),
    )
    const { page, faults } = await house.visit()
    await page.goto('/?client=amber')
    await page.getByText('Amber Goods').waitFor()
    // So light that text on it, or in it, would not be read: what is pressed is a darker shade.
    const shade = await colourOf(page.getByRole('button', { name: 'Log in' }))
    expect(shade).not.toBe('rgb(255, 179, 0)')
    expect(shade).not.toBe('rgb(11, 97, 96)')
    for (const unknown of ['/?client=nobody', '/?client=%22%3E%3Cscript%3E', '/']) {
      await page.goto(unknown)
      await page.locator('.brand').waitFor()
      expect(await page.getByText('Amber Goods').count()).toBe(0)
    }
    expect(faults).toEqual([])
  })

  it('says by field what is wrong, keeps what was typed, and works by the keyboard alone [CLNT-01] [ERRS-03]', async () => {
    const page = await house.desk('platform')
    await page.goto('/admin')
    await page.getByRole('button', { name: 'New client' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'New client' })
    const type = async (...texts: string[]) => {
      for (const text of texts) {
        await page.keyboard.type(text)
        await page.keyboard.press('Tab')
      }
    }
    await expect
      .poll(() =>
        dialog.getByLabel('Name', { exact: true }).evaluate((at) => at === document.activeElement),
      )
      .toBe(true)
    // Name; the key that is proposed, in place of which another client’s is typed; the preset.
    await type('Key Board')
    await page.keyboard.press('ControlOrMeta+a')
    await type('acme', '')
    // The colour and its swatch, the logo, country, time zone; the languages that are offered and
    // the first; the administrator.
    await type('#00838f', '', '', '', '')
    await type(...[...otherLanguages, 'first'].map(() => ''))
    await type('Kay', 'kay@example.com', '')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await dialog.getByText('There is a client ‘acme’ already').first().waitFor()
    const key = dialog.getByLabel('Key', { exact: true })
    expect(await key.getAttribute('aria-invalid')).toBe('true')
    await key.focus()
    await key.press('ControlOrMeta+a')
    await page.keyboard.type('key-board')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Key Board is there' }).waitFor()
  })
})
