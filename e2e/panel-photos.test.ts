import { expect, it } from 'vitest'
import { openPanel, placeFor, put, seen } from './testing/panel.ts'
import { aPaper } from './testing/pictures.ts'
import { withCommonProduct } from './testing/with-product.ts'

const house = withCommonProduct()

it('A picture of the receiver that is taken again is one of the receiver [PHOT-01]', async () => {
  const order = await placeFor(house.product, 'acme')
  const { page, panel, button } = await openPanel(house, order, 'acme', {
    policy: { receive: { needs_spoc_photo: true } },
  })
  const blurred = await aPaper('blurred.jpg', order.identifier, 12)
  const chosen = page.waitForEvent('filechooser')
  await button('Add receiver’s picture').click()
  await (await chosen).setFiles(blurred)
  await panel.getByText('The photo looks blurred.').waitFor()
  const again = page.waitForEvent('filechooser')
  await button('Take again').click()
  await (await again).setFiles(await aPaper('sharp.jpg', order.identifier))
  await panel.getByText('Ready to send').waitFor()
  await button('Send').click()
  await panel.getByRole('link', { name: 'Download sharp.jpg' }).waitFor()
  expect((await seen(house.product, 'acme', order)).epod.photos).toMatchObject([
    { file_name: 'sharp.jpg', tag: 'spoc' },
  ])
})
