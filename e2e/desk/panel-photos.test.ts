import { expect, it } from 'vitest'
import { openPanel, placeFor, put, seen } from '../testing/panel.ts'
import { aPaper, aPicture } from '../testing/pictures.ts'
import { withCommonProduct } from '../testing/with-product.ts'

const house = withCommonProduct()

it('A picture of the receiver that is taken again is one of the receiver [PHOT-01]', async () => {
  const order = await placeFor(house.product, 'acme')
  const { page, panel, button } = await openPanel(house, order, 'acme', {
    policy: { receive: { needs_spoc_photo: true } },
  })
  const blurred = await aPaper('blurred.jpg', order.identifier, 12)
  const pick = async (by: string, file: typeof blurred): Promise<void> => {
    const chosen = page.waitForEvent('filechooser')
    await button(by).click()
    await (await chosen).setFiles(file)
  }
  await pick('Add receiver’s picture', blurred)
  await panel.getByText('The photo looks blurred.').waitFor()
  await pick('Add photo', await aPicture('goods.jpg', 640, 480))
  await panel.getByText('Ready to send').waitFor()
  await pick('Take again', await aPaper('face.jpg', order.identifier))
  await expect.poll(() => panel.getByText('Ready to send').count()).toBe(2)
  await button('Send').click()
  await expect.poll(() => panel.getByRole('link', { name: /^Download/ }).count()).toBe(2)
  expect((await seen(house.product, 'acme', order)).epod.photos).toMatchObject([
    { file_name: 'goods.jpg', tag: 'epod' },
    { file_name: 'face.jpg', tag: 'spoc' },
  ])
})

it('Deleting a photo of another party is switched off, with the reason [ROLE-16] [PHOT-04]', async () => {
  const order = await placeFor(house.product, 'acme')
  for (const [username, file_name] of [
    ['acme', 'sent.jpg'],
    ['acme-vendor', 'carried.jpg'],
  ] as const) {
    const { buffer } = await aPicture(file_name, 200, 120)
    const file_data = `data:image/jpeg;base64,${buffer.toString('base64')}`
    await put(house.product, username, order, { photos: [{ file_name, file_data }] })
  }
  const { page, button, over } = await openPanel(house, order, 'acme-vendor')
  await button('Delete sent.jpg').click({ force: true })
  await button('Delete sent.jpg').hover()
  await page
    .getByText('Only who added this photo, or the desk of the client, may delete it')
    .waitFor()
  await button('Delete carried.jpg').click()
  await over('Delete carried.jpg').waitFor()
  expect(await over('Delete sent.jpg').count()).toBe(0)
})
