import { describe, expect, it } from 'vitest'
import { looks, violations } from '../testing/axe.ts'
import { eventsOf, linkTo, refusalOf } from '../testing/calls.ts'
import { openPanel, placeFor, put, seen } from '../testing/panel.ts'
import { withCommonProduct } from '../testing/with-product.ts'

const house = withCommonProduct()
const place = () => placeFor(house.product, 'acme')
const due = ['receive', 'reject', 'approve', 'turn_down'] as const
const asking = {
  policy: {
    reasons: { due, receive: ['No phone', 'No network'], turn_down: ['Photo is dark'] },
    public_url_customization: { additional_rejection_reasons: ['Wrong place'] },
  },
}

/** Rejects for the reason that the policy offers, and waits until the panel tells it. */
const rejectAsWrongPlace = async ({
  button,
  over,
  panel,
}: Awaited<ReturnType<typeof openPanel>>): Promise<void> => {
  await button('Reject').click()
  const dialog = over(/^Reject/)
  await dialog.getByRole('checkbox', { name: 'Wrong place' }).check()
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
  await button('Record now').click()
  await panel.getByText('Reason: Wrong place').waitFor()
}

describe('Where a reason is due', () => {
  it('Receive asks for one by chip, own words or both, and shows it [DESK-20] [A11Y-01]', async () => {
    const order = await place()
    const { page, panel, button, over } = await openPanel(house, order, 'acme', asking)
    await button('Receive').click()
    const dialog = over(/^Receive/)
    await dialog.getByRole('button', { name: 'Receive', exact: true }).click()
    await dialog.getByText('Please enter a reason').waitFor()
    // A screen reader tells the field that is wrong, with its reason (A11Y-01).
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid')))
      .toBe('true')
    await dialog.getByRole('checkbox', { name: 'No phone' }).check()
    await dialog.getByLabel('In your own words').fill('Guard let us in')
    await page.keyboard.press('Control+Enter')
    await button('Record now').click()
    await panel.getByText('Reason: No phone: Guard let us in').waitFor()
    const [, received] = await eventsOf(await house.product.client('acme'), order.id)
    expect(received).toMatchObject({
      type: 'received',
      data: { reason: 'No phone: Guard let us in' },
    })
  })

  it('Reject keeps the policy’s reason as remark and reason [DESK-20] [EPOD-07]', async () => {
    const order = await place()
    const opened = await openPanel(house, order, 'acme', asking)
    await rejectAsWrongPlace(opened)
    const { epod } = await seen(house.product, 'acme', order)
    expect([epod.reject.rejected, epod.remarks.map(({ text }) => text)]).toEqual([
      true,
      ['Wrong place'],
    ])
  })

  it('Reject has the reason alone where no further remark is taken [EPOD-07] [REM-08] [DESK-20]', async () => {
    const order = await place()
    await put(house.product, 'acme', order, { remarks: { text: 'Gate shut', by: 'Asha' } })
    const opened = await openPanel(house, order, 'acme', {
      policy: {
        screen: { multiRemark: false },
        public_url_customization: { additional_rejection_reasons: ['Wrong place'] },
      },
    })
    await rejectAsWrongPlace(opened)
    const { epod } = await seen(house.product, 'acme', order)
    expect([epod.reject.rejected, epod.remarks.map(({ text }) => text)]).toEqual([
      true,
      ['Gate shut'],
    ])
  })

  it('what was typed stays where the act is refused [DESK-20]', async () => {
    const order = await place()
    const { page, button, over } = await openPanel(house, order, 'acme', {
      policy: { ...asking.policy, undo_seconds: 0 },
    })
    await page.route('**/api/update_epod', (route) =>
      route.fulfill({ status: 422, json: { status: false, message: 'Not this time' } }),
    )
    await button('Receive').click()
    const dialog = over(/^Receive/)
    await dialog.getByLabel('In your own words').fill('Guard let us in')
    await dialog.getByRole('button', { name: 'Receive', exact: true }).click()
    await page.getByText('Not this time').waitFor()
    expect(await dialog.getByLabel('In your own words').inputValue()).toBe('Guard let us in')
    await page.unroute('**/api/update_epod')
    await dialog.getByRole('button', { name: 'Receive', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect
      .poll(async () => (await eventsOf(await house.product.client('acme'), order.id)).at(-1))
      .toMatchObject({ type: 'received', data: { reason: 'Guard let us in' } })
  })

  it('a proof is judged with one, which stands beside the judgement [DESK-20] [REVW-01]', async () => {
    const order = await place()
    await put(house.product, 'acme', order, { receive: true, geo_tag: { loc: [] } })
    const { button, over, panel } = await openPanel(house, order, 'acme', asking)
    await button('Reject proof').click()
    const dialog = over(/^Reject/)
    await dialog.getByRole('checkbox', { name: 'Photo is dark' }).check()
    await dialog.getByRole('button', { name: 'Reject proof', exact: true }).click()
    await button('Record now').click()
    await panel.getByText('Reason: Photo is dark').waitFor()
    expect((await seen(house.product, 'acme', order)).approval_status.review_history).toMatchObject(
      [{ is_approved: false, reason: 'Photo is dark' }],
    )
  })
})

describe('What was recorded in error', () => {
  it('is said by one account and confirmed by another, and stands beside what was recorded [DESK-22]', async () => {
    const order = await place()
    await put(house.product, 'acme', order, { receive: true, geo_tag: { loc: [] } })
    const first = await openPanel(house, order)
    await first.button('Recorded in error?').click()
    const dialog = first.over('Recorded in error?')
    await dialog.getByRole('button', { name: 'Ask a second person' }).click()
    await dialog.getByText('Please enter a reason').waitFor()
    await dialog.getByLabel('Reason').fill('Another LR')
    await first.page.keyboard.press('Control+Enter')
    await first.panel.getByText('A second person has to confirm it').waitFor()
    expect(await first.button('Confirm').count()).toBe(0)
    const second = await openPanel(house, order, 'admin')
    await second.panel.getByText('Another LR').first().waitFor()
    await second.button('Confirm').click()
    await second.panel.getByText(/^Confirmed: admin, /).waitFor()
    await second.button('Re-update').waitFor()
    await second.panel.locator('.panel-verdict').getByText('Recorded in error').waitFor()
    expect((await seen(house.product, 'acme', order)).error_reports).toMatchObject([
      { act: 'closing', outcome: { is_confirmed: true, by: 'admin' } },
    ])
  })
})

it('Dialogs that ask for reasons are accessible in both themes [A11Y-01] [DESK-20] [DESK-22] [DOOR-10]', async () => {
  const order = await place()
  const { page, button, over } = await openPanel(house, order, 'acme', {
    ...asking,
    ...looks(),
  })
  const looksFine = async (name: string | RegExp): Promise<void> => {
    await over(name).waitFor()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await over(name).waitFor({ state: 'detached' })
  }
  await button('Receive').click()
  await looksFine(/^Receive/)
  await button('Reject').click()
  await looksFine(/^Reject/)
  await button('Failed attempt').click()
  await looksFine('Failed attempt')
  await put(house.product, 'acme', order, { receive: true, geo_tag: { loc: [] } })
  await button('Recorded in error?').waitFor()
  expect(await page.locator('h3:empty').count(), 'headings without a word').toBe(0)
  await button('Recorded in error?').click()
  await looksFine('Recorded in error?')
})

describe('Ending a link', () => {
  it('is offered to the desk, and not to who carries the goods, whom the server refuses it [LINK-01] [ROLE-16]', async () => {
    const order = await placeFor(house.product, 'acme', { transporter: 'Roadrunner' })
    const { id } = await linkTo(await house.product.client('acme'), order.id, 'receiver')
    for (const [username, offers] of [
      ['acme', 1],
      ['acme-vendor', 0],
    ] as const) {
      const { panel, button } = await openPanel(house, order, username)
      await panel.getByText(/^Made by acme/).waitFor()
      expect([username, await button('Revoke the receiver link').count()]).toEqual([
        username,
        offers,
      ])
    }
    const vendor = await house.product.client('acme-vendor')
    const asked = vendor.POST('/api/orders/{id}/links/revoke', {
      params: { path: { id: order.id } },
      body: { link_id: id },
    })
    expect((await refusalOf(asked)).status).toBe(403)
  })
})
