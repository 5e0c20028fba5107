import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it, vi } from 'vitest'
import { unzipped } from '../../src/server/testing/unzipped.ts'
import { readPdf } from '../../src/server/testing/pdf.ts'
import { proofOf } from '../testing/calls.ts'
import { openPanel, placeFor, put } from '../testing/panel.ts'
import { aPicture } from '../testing/pictures.ts'
import { withCommonProduct } from '../testing/with-product.ts'

const house = withCommonProduct()

/** An order that was received, with a remark and a photo. */
const received = async () => {
  const order = await placeFor(house.product, 'acme', { ship_unit: 12 })
  const { buffer } = await aPicture('door.jpg', 400, 300, '#345678')
  const file_data = `data:image/jpeg;base64,${buffer.toString('base64')}`
  await put(house.product, 'acme', order, { photos: [{ file_name: 'door.jpg', file_data }] })
  await put(house.product, 'acme', order, {
    remarks: { text: 'One box wet', categories: ['Damaged'] },
  })
  await put(house.product, 'acme', order, { receive: true })
  return order
}
/** What a press saves: its name, and the text in it. */
const saved = async (page: Page, press: () => Promise<unknown>) => {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  const pdf = await readPdf(await readFile(await download.path()))
  return { name: download.suggestedFilename(), pdf }
}
const flat = (text: string): string => text.replaceAll(/\s+/g, ' ')

describe('The panel of an order that has ended', () => {
  it('saves its certificate as a PDF under the order’s number [REPT-04]', async () => {
    const order = await received()
    const { page, button } = await openPanel(house, order)
    const { name, pdf } = await saved(page, () => button('Certificate').click())
    expect(name).toMatch(new RegExp(`^${order.identifier}_.+_\\d{4}-\\d\\d-\\d\\d\\.pdf$`))
    for (const told of ['Proof of delivery', order.identifier, 'One box wet', 'door.jpg'])
      expect(flat(pdf.text)).toContain(told)
    expect(pdf.pages).toBe(1)
  })

  it('saves all that proves it as one archive, once the proof is sealed [PROF-02]', async () => {
    const order = await received()
    const { page, button } = await openPanel(house, order)
    await vi.waitFor(
      async () => {
        await proofOf(await house.product.client('acme'), order.id)
      },
      { timeout: 150_000, interval: 500 },
    )
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button('Proof pack').click(),
    ])
    const entries = unzipped(await readFile(await download.path()))
    expect([...entries.keys()]).toEqual(
      expect.arrayContaining(['proof.sd-jwt', 'keys.json', 'verifier.html']),
    )
  }, 180_000)

  it('does not offer one while the order is open [REPT-04]', async () => {
    const { button } = await openPanel(house, await placeFor(house.product, 'acme'))
    await button('Receive').waitFor()
    expect((await button('Certificate').count()) + (await button('Share POD').count())).toBe(0)
  })

  it('hands the PDF to the device’s ways of sharing, where it has some [REPT-04]', async () => {
    const order = await received()
    const { page, button } = await openPanel(house, order)
    await page.evaluate(() => {
      const shared: string[] = []
      Object.assign(globalThis, { shared })
      Object.assign(navigator, {
        canShare: () => true,
        share: async ({ files }: { files: File[] }) => {
          for (const file of files) shared.push(`${file.type} ${file.name} ${file.size > 10_000}`)
        },
      })
    })
    await button('Share POD').click()
    const shared = await page.waitForFunction(
      () => (globalThis as unknown as { shared: string[] }).shared[0],
    )
    expect(await shared.jsonValue()).toMatch(
      new RegExp(`^application/pdf ${order.identifier}_.+\\.pdf true$`),
    )
  })

  it('saves the PDF elsewhere and copies the address of its verification [REPT-04]', async () => {
    const order = await received()
    const { page, button } = await openPanel(house, order, 'acme', {
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await page.evaluate(() => Object.assign(navigator, { canShare: undefined }))
    const { pdf } = await saved(page, () => button('Share POD').click())
    await page.getByText('The address of its verification is copied').waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(/\/verify\/[a-z2-7]{42}$/)
    expect(flat(pdf.text)).toContain(copied)
  })

  it('prints what is on record, on one page, and nothing that is there to be pressed [REPT-04]', async () => {
    const order = await received()
    const { page, panel } = await openPanel(house, order)
    await panel.locator('.panel-photos img').waitFor()
    const printed = await readPdf(await page.pdf({ format: 'A4' }))
    expect(printed.pages).toBe(1)
    const text = flat(printed.text)
    for (const told of [
      'Proof of delivery',
      order.identifier,
      'Received by',
      'Consignment',
      'Roadrunner',
      'One box wet',
    ])
      expect(text).toContain(told)
    for (const not of [
      'Share POD',
      'Add remark',
      'Still lacking',
      'Corrections',
      'Copy receiver link',
      'Total Orders',
    ])
      expect(text).not.toContain(not)
  })
})
