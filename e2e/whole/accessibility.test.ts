import { ok } from '../../packages/client/src/index.ts'
import { present } from '../../src/server/testing/present.ts'
import { describe, expect, it } from 'vitest'
import { looks, tags, violations } from '../testing/axe.ts'
import { signIn } from '../testing/browser.ts'
import { choose, csv, dialog as upload, done, headers, holds, line } from '../testing/bulk.ts'
import { mintCode } from '../testing/calls.ts'
import { placeOrder } from '../testing/orders.ts'
import { put } from '../testing/panel.ts'
import { openStep } from '../testing/steps.ts'
import { withProduct } from '../testing/with-product.ts'

const house = withProduct()
/**
 * A phone, where targets are small and all is near; and a desk, where `EPOD_FULL=1` looks too at
 * what is looked at on both.
 */
const widths = process.env['EPOD_FULL'] === undefined ? [390] : [1440, 390]

describe('In both themes', () => {
  it('the login page, dashboard, form and order panel meet WCAG 2.2 AA [A11Y-01]', async () => {
    const { page } = await house.visit(looks())
    await page.goto('/')
    await page.getByLabel('Username').waitFor()
    expect(await violations(page), 'login').toEqual([])
    await signIn(page, 'acme')
    await page.locator('tbody tr[data-order-row]').first().waitFor()
    expect(await violations(page), 'dashboard').toEqual([])
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByLabel('LR number').waitFor()
    expect(await violations(page), 'form').toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.locator('tbody tr[data-order-row]').first().click()
    await page.getByRole('dialog').getByRole('heading').first().waitFor()
    expect(await violations(page), 'panel').toEqual([])
  })

  it.each(widths)(
    'the training demo, with a task missed and the inbox filled, meets WCAG 2.2 AA and good practice at %i px [A11Y-01] [PUBL-08]',
    async (width) => {
      const all = [...tags, 'best-practice']
      const { page } = await house.visit(looks(width))
      await page.goto('/trainingdemo')
      await page.getByText('0 of 5 done').waitFor()
      expect(await violations(page, all), 'begin').toEqual([])
      await page.getByRole('button', { name: 'Open DEMO-101' }).click()
      await page.getByRole('button', { name: 'Send OTP' }).click()
      await page.getByText(/OTP: \d{6}/).waitFor()
      await page.getByRole('button', { name: 'Receive', exact: true }).click()
      await page.getByText('This order was closed in another way').waitFor()
      expect(await violations(page, all), 'panel').toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    },
  )

  it.each(widths)(
    'the forms for adding and editing, also on a phone, meet WCAG 2.2 AA and good practice at %i px [A11Y-01]',
    async (width) => {
      const all = [...tags, 'best-practice']
      const order = await placeOrder(house.product)
      const page = await house.desk('acme', '/home?add=1', looks())
      await page.setViewportSize({ width, height: 900 })
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Submit' }).click()
      await dialog.getByText('Client is required').waitFor()
      await dialog.getByLabel('Client', { exact: true }).pressSequentially('nor')
      await page.getByRole('option', { name: 'Northwind' }).waitFor()
      expect(await violations(page, all), 'form').toEqual([])
      await page.keyboard.press('Escape')
      await dialog.getByRole('button', { name: 'Add on a phone' }).click()
      await page.getByRole('img', { name: 'QR code of the address' }).waitFor()
      expect(await violations(page, all), 'code').toEqual([])
      await page.goto(`/home?details=${order.id}`)
      await dialog.getByRole('button', { name: 'Edit', exact: true }).click()
      await dialog.getByRole('button', { name: 'Submit' }).waitFor()
      expect(await violations(page, all), 'edit').toEqual([])
      const phone = (await house.visit(looks(width))).page
      await phone.goto(
        present((await mintCode(await house.product.client('acme'), 'mobile_add')).url),
      )
      await phone.getByRole('button', { name: 'Submit' }).click()
      await phone.getByText('Client is required').waitFor()
      expect(await violations(phone, all), 'phone').toEqual([])
      await phone.goto('/mobile_add/none')
      await phone.getByRole('alert').waitFor()
      expect(await violations(phone, all), 'phone, refused').toEqual([])
    },
  )

  it.each(widths)(
    'user management, history, the crate account, analysis, administration and a refused page meet WCAG 2.2 AA at %i px [A11Y-01]',
    async (width) => {
      const page = await house.desk('admin', '/home', looks())
      await page.setViewportSize({ width, height: 900 })
      for (const [path, shown] of [
        ['/user-management', 'Users'],
        ['/history', 'History'],
        ['/crates', 'Balances'],
        ['/analysis', 'By transporter'],
      ] as const) {
        await page.goto(path)
        await page.getByRole('table', { name: shown }).waitFor()
        expect(await violations(page), path).toEqual([])
      }
      await page.goto('/admin')
      await page.getByRole('link', { name: 'Acme Logistics' }).click()
      await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
      expect(await violations(page), '/admin/acme').toEqual([])
      await page.goBack()
      await page.getByRole('link', { name: 'Acme Logistics' }).waitFor()
      expect(await violations(page), '/admin').toEqual([])
      const platform = await house.desk('platform', '/home', looks(width))
      await platform.goto('/operations')
      await platform.getByRole('heading', { name: 'Jobs' }).waitFor()
      expect(await violations(platform), '/operations').toEqual([])
      await page.route('**/api/history?**', (route) =>
        route.fulfill({ status: 403, json: { status: false, message: 'No' } }),
      )
      await page.goto('/history')
      await page.getByText('This page is not for this account').waitFor()
      expect(await violations(page), 'refused').toEqual([])
    },
  )

  it.each(widths)(
    'the crates of an order and of a party meet WCAG 2.2 AA at %i px, and so does the statement, with targets of 44 px [A11Y-01] [LOT-01] [CRAT-01]',
    async (width) => {
      const lot = `AXE-${width}`
      const { id } = await placeOrder(house.product, { lot, client: lot })
      const page = await house.desk('acme', `/home?order=${id}`, looks())
      await page.setViewportSize({ width, height: 900 })
      const part = page.getByRole('region', { name: 'Add Details' })
      await part.getByRole('button', { name: 'Save count' }).click()
      expect(await violations(page), 'counted out').toEqual([])
      const acme = await house.product.client('acme')
      for (const [event, counted] of [
        ['wh_out', { expected_value: 5 }],
        ['pod_in', { submitted_value: 5 }],
      ] as const)
        await ok(
          acme.POST('/api/lots/submitLotEvent', {
            body: {
              identifier: lot,
              _id: id,
              event,
              submitted_data: [{ key: 'crate', ...counted }],
            },
          }),
        )
      await page.reload()
      await part.getByLabel('POD crate out of crate').fill('4')
      expect(await violations(page), 'counted at the door').toEqual([])
      await part.getByRole('button', { name: 'Save count' }).click()
      await part.getByRole('button', { name: 'Receive' }).click()
      await part.getByRole('alert').waitFor()
      expect(await violations(page), 'counted home').toEqual([])
      await page.goto(`/crates?kind=receiver&party=${lot}`)
      await page.getByRole('table', { name: 'Entries' }).waitFor()
      await page.getByRole('button', { name: 'Make statement link' }).click()
      const address = page.getByLabel('Address of the statement')
      await address.waitFor()
      expect(await violations(page), 'account').toEqual([])
      const url = await address.inputValue()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Record movement' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Record' }).click()
      expect(await violations(page), 'movement').toEqual([])
      const { page: party } = await house.visit(looks(width))
      await party.goto(url)
      const button = (name: string) => party.getByRole('button', { name })
      await button('No, something is wrong').waitFor()
      const look = async (name: string) => {
        expect(await violations(party, [...tags, 'best-practice']), name).toEqual([])
        expect(
          await party
            .getByRole('button')
            .evaluateAll(
              (buttons) => buttons.filter((one) => one.getBoundingClientRect().height < 44).length,
            ),
          name,
        ).toBe(0)
      }
      await look('statement')
      await button('No, something is wrong').click()
      await button('Send').click()
      await look('contested without a word')
      await party.getByLabel('Say what you have').fill('None')
      await button('Send').click()
      await party.getByRole('heading', { name: 'Contested' }).waitFor()
      await look('contested')
      await party.goto('/publiccrates/none')
      await party.getByRole('heading', { name: 'This link does not work' }).waitFor()
      await look('gone')
    },
  )

  it('the order panel’s forms and dialogs meet WCAG 2.2 AA [A11Y-01]', async () => {
    const order = await placeOrder(house.product, {
      Items: [{ item_no: 'A1', product_quantity: 4 }],
    })
    const page = await house.desk('acme', `/home?order=${order.id}`, looks())
    const panel = page.getByRole('dialog').first()
    const button = (name: string) => panel.getByRole('button', { name, exact: true })
    await button('Add remark').click()
    for (const name of ['Damage', 'Shortage'])
      await panel.getByRole('checkbox', { name, exact: true }).check()
    await panel.locator('form.remark-form').getByRole('button', { name: 'Add remark' }).click()
    await button('State what was sent').click()
    await panel.getByLabel('Quantity of A1').fill('4')
    await button('Remark on items').click()
    expect(await violations(page), 'forms').toEqual([])
    await button('Sign').click()
    await page.getByRole('button', { name: 'Save signature' }).click()
    await page.getByText('Please sign in the box first').waitFor()
    expect(await violations(page), 'signature').toEqual([])
    await page.keyboard.press('Escape')
    await button('Save').click()
    await button('Receive').click()
    await button('Record now').waitFor()
    expect(await violations(page), 'about to be recorded [DESK-21]').toEqual([])
    await button('Record now').click()
    await button('Dispute').waitFor()
    expect(await violations(page), 'closed').toEqual([])
  })

  it('the dashboard’s menus and dialogs meet WCAG 2.2 AA [A11Y-01]', async () => {
    const page = await house.desk('acme', '/home?page=2', looks())
    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
    const dialog = page.getByRole('dialog')
    const look = async (name: string) => expect(await violations(page), name).toEqual([])
    const leave = async () => {
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    }
    await button('Compact rows').click()
    for (const box of await page.locator('tbody input[type=checkbox]').all()) await box.check()
    await look('picked rows')
    for (const name of ['Share Your Order', 'Trigger Notification']) {
      await button(name).click()
      await dialog.getByRole('button', { name: 'Send' }).click()
      await dialog.getByRole('alert').waitFor()
      await look(name)
      await leave()
    }
    await button('Clear selection').click()
    await button('Set Display Items').click()
    await dialog.getByRole('button', { name: 'Clear All' }).click()
    await look('display items')
    await page.keyboard.press('Escape')
    const question = page.getByRole('dialog', { name: 'Leave without sending?' })
    await question.waitFor()
    await look('the question before display items are lost')
    await question.getByRole('button', { name: 'Leave it' }).click()
    await dialog.first().waitFor({ state: 'detached' })
    await page.keyboard.press('Control+k')
    await page.getByRole('option', { name: 'Total Orders' }).waitFor()
    await look('palette')
    await leave()
    await button(/notifications$/).click()
    await page.getByRole('list', { name: 'Notifications' }).waitFor()
    await look('bell')
    await page.keyboard.press('Escape')
    await button('Views').click()
    await page.getByLabel('Name of this view').waitFor()
    await look('views')
  })

  it('the bulk upload meets WCAG 2.2 AA at every step [A11Y-01] [BULK-02]', async () => {
    const page = await house.desk('acme', '/home', looks())
    const look = async (name: string) => expect(await violations(page), name).toEqual([])
    await choose(
      page,
      csv('theirs.csv', [
        [...headers, 'Gaadi'],
        line('AXE-1'),
        line('AXE-2', { 'Driver Contact': '1' }),
      ]),
    )
    await holds(page, 'Gaadi').waitFor()
    await look('mapping')
    await upload(page).getByRole('button', { name: 'Show the rows' }).click()
    await upload(page).getByLabel('Driver Contact, line 3').waitFor()
    await look('preview')
    await done(page).click()
    await upload(page).getByRole('button', { name: 'All 1' }).waitFor()
    await look('left open')
    await upload(page).getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Leave it' }).click()
    await upload(page).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Bulk upload' }).click()
    await look('choose')
    await upload(page).getByRole('button', { name: 'Earlier uploads' }).click()
    await upload(page).getByRole('button', { name: 'Undo theirs.csv' }).first().click()
    await page
      .getByRole('dialog', { name: 'Undo this upload?' })
      .getByText('taken out again')
      .waitFor()
    await look('undo')
  })

  it('the receiver page with its dispute meets WCAG 2.2 AA, with targets of 44 px [A11Y-01] [SIDE-02]', async () => {
    const { url } = await (await placeOrder(house.product)).linkFor('receiver')
    const { page } = await house.visit(looks(390))
    await page.goto(url)
    await page.getByRole('button', { name: 'The goods are here' }).waitFor()
    for (const step of ['The goods are here', 'Continue without a remark', 'Continue']) {
      expect(await violations(page), step).toEqual([])
      const small = await page.getByRole('button').evaluateAll((buttons) =>
        buttons
          .map(
            (button) =>
              ({ name: button.textContent, ...button.getBoundingClientRect().toJSON() }) as {
                name: string
                height: number
              },
          )
          .filter(({ height }) => height > 0 && height < 44),
      )
      expect(small, step).toEqual([])
      await page.getByRole('button', { name: step, exact: true }).click()
    }
    await page.getByRole('button', { name: 'Receive', exact: true }).waitFor()
    expect(await violations(page), 'confirm').toEqual([])
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    for (const name of ['Receive', 'Skip']) await press(name)
    await page.getByText(/^Can be disputed until/).waitFor()
    expect(await violations(page), 'closed').toEqual([])
    await press('Dispute')
    await page.getByLabel('Reason').waitFor()
    await press('Dispute')
    await page.getByText('Please enter a reason').waitFor()
    expect(await violations(page), 'dispute').toEqual([])
  })

  it('the driver page with its sheet for a signature meets WCAG 2.2 AA, with targets of 44 px [A11Y-01, PUBL-02, SIGN-01]', async () => {
    const { url } = await (await placeOrder(house.product)).linkFor('driver')
    const { page } = await house.visit(looks(360))
    await page.goto(url)
    for (const name of ['Photos of the goods', 'OTP', 'Anything to note?', 'Signature'])
      await openStep(page, name)
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    await page.getByRole('button', { name: 'Save signature' }).click()
    await page.getByText('Please sign in the box first').waitFor()
    expect(await violations(page)).toEqual([])
    const small = await page.getByRole('button').evaluateAll((buttons) =>
      buttons
        .map((button) => ({
          name: button.textContent,
          height: button.getBoundingClientRect().height,
        }))
        .filter(({ height }) => height > 0 && height < 44),
    )
    expect(small).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })

  it('the strip of what waits on the phone meets WCAG 2.2 AA, folded and open, waiting, refused and on record [A11Y-01, PUBL-07]', async () => {
    const order = await placeOrder(house.product)
    const { url } = await order.linkFor('receiver')
    const { page } = await house.visit(looks(360))
    const strip = page.getByRole('region', { name: 'Saved on this phone' })
    await page.goto(url)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.getByRole('button', { name: 'The goods are here' }).click()
    await page.getByLabel(/^Remark/).fill('One box wet')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await page.getByRole('button', { name: 'Add photo' }).waitFor()
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await page.getByRole('button', { name: 'Receive', exact: true }).click()
    await page.getByRole('button', { name: 'Skip' }).click()
    await page.reload()
    await strip.getByText(/^No connection/).waitFor()
    await strip.getByText('2 things are saved').waitFor()
    expect(await violations(page), 'folded').toEqual([])
    await strip.getByRole('button', { expanded: false }).press('Enter')
    await strip.getByText('Remark: One box wet').waitFor()
    expect(await violations(page), 'open').toEqual([])
    await put(house.product, 'acme', order, { reject: true })
    await page.context().setOffline(false)
    await strip.getByText('Not everything was taken').waitFor()
    expect(await violations(page), 'back').toEqual([])
    const small = await strip
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons
          .map((button) => button.getBoundingClientRect().height)
          .filter((height) => height < 44),
      )
    expect(small).toEqual([])
  })
})
