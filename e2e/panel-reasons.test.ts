import { describe, expect, it } from 'vitest'
import { eventsOf } from './testing/calls.ts'
import { openPanel, placeFor, put, seen } from './testing/panel.ts'
import { withCommonProduct } from './testing/with-product.ts'

const house = withCommonProduct()
const place = () => placeFor(house.product, 'acme')
const due = ['receive', 'reject', 'approve', 'turn_down'] as const
const asking = {
  policy: {
    reasons: { due, receive: ['No phone', 'No network'], turn_down: ['Photo is dark'] },
    public_url_customization: { additional_rejection_reasons: ['Wrong place'] },
  },
}

describe('Where a reason is due', () => {
  it('Receive asks for one by chip, own words or both, and shows it [DESK-20]', async () => {
    const order = await place()
    const { page, panel, button, over } = await openPanel(house, order, 'acme', asking)
    await button('Receive').click()
    const dialog = over(/^Receive/)
    await dialog.getByRole('button', { name: 'Receive', exact: true }).click()
    await dialog.getByText('Please enter a reason').waitFor()
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
    const { button, over, panel } = await openPanel(house, order, 'acme', asking)
    await button('Reject').click()
    const dialog = over(/^Reject/)
    await dialog.getByRole('checkbox', { name: 'Wrong place' }).check()
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
    await button('Record now').click()
    await panel.getByText('Reason: Wrong place').waitFor()
    const { epod } = await seen(house.product, 'acme', order)
    expect([epod.reject.rejected, epod.remarks.map(({ text }) => text)]).toEqual([
      true,
      ['Wrong place'],
    ])
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
