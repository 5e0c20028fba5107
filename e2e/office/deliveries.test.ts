import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { ZipFile } from 'yazl'
import { describe, expect, it } from 'vitest'
import { ok } from '../../packages/client/src/index.ts'
import { looks, violations } from '../testing/axe.ts'
import { csv, dialog, states, today, type UploadFile } from '../testing/bulk.ts'
import { aRow } from '../testing/orders.ts'
import { withProduct } from '../testing/with-product.ts'

const house = withProduct()
const mark = (): string => `POD${randomUUID().slice(0, 6).toUpperCase()}`
const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
const headers = ['LR No.', 'Outcome', 'Delivered on', 'Time', 'Remark', 'Rating']
const line = (number: string, outcome = 'Received', rating = ''): string[] => [
  number,
  outcome,
  today,
  '00:01',
  '',
  rating,
]

const addOrders = async (numbers: readonly string[]): Promise<void> => {
  const acme = await house.product.client('acme')
  const body = numbers.map((identifier) =>
    aRow({ identifier, dispatch_date: yesterday, dispatch_time: '08:00' }),
  )
  await ok(acme.POST('/api/orders', { body }))
}
const picture = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 640, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer()
const zip = async (files: Readonly<Record<string, Buffer>>): Promise<UploadFile> => {
  const made = new ZipFile()
  for (const [path, bytes] of Object.entries(files)) made.addBuffer(bytes, path)
  made.end()
  const chunks: Buffer[] = []
  for await (const chunk of made.outputStream) chunks.push(Buffer.from(chunk))
  return { name: 'PODs.zip', mimeType: 'application/zip', buffer: Buffer.concat(chunks) }
}
const openDeliveries = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Bulk upload' }).click()
  await dialog(page).getByRole('button', { name: 'Deliveries' }).click()
  await dialog(page).getByText('at most 5,000 deliveries').waitFor()
}
const found = async (number: string) => {
  const { orders } = await house.product.orders('acme', { search: number }, 1)
  return orders[0]
}
const record = (page: Page) => dialog(page).getByRole('button', { name: 'Record', exact: true })

describe('Deliveries from a file', () => {
  it('are mended in the grid, recorded with their photos, and taken back as one [BULK-20, BULK-23, BULK-24]', async () => {
    const lr = mark()
    await addOrders([`${lr}-1`, `${lr}-2`, `${lr}-3`])
    const page = await house.desk('acme')
    await openDeliveries(page)
    await dialog(page)
      .getByLabel('Choose a file')
      .setInputFiles(
        csv('november.csv', [
          headers,
          line(`${lr}-1`, 'Delivered', '4'),
          line(`${lr}-X`),
          line(`${lr}-3`, 'Refused'),
          line(`${lr}-1`, 'Delivered', '4'),
        ]),
      )
    await expect.poll(() => states(page)).toEqual(['new', 'error', 'new', 'duplicate'])
    await dialog(page).getByText('There is no such order').first().waitFor()
    await dialog(page)
      .getByLabel('Choose a ZIP')
      .setInputFiles(
        await zip({
          [`${lr}-1_Northwind_${today}_1.jpg`]: await picture('#3b6ea5'),
          [`${lr}-2/door.jpg`]: await picture('#a53b6e'),
          'holiday.jpg': await picture('#6ea53b'),
        }),
      )
    await dialog(page).getByText('1 photo for 1 delivery').waitFor()
    await dialog(page).getByText('left out: ').getByText('holiday.jpg').waitFor()
    const cell = dialog(page).getByLabel(/^LR No\., line 3/)
    await cell.fill(`${lr}-2`)
    await cell.press('Enter')
    await expect.poll(() => states(page)).toEqual(['new', 'new', 'new', 'duplicate'])
    await dialog(page).getByText('2 photos for 2 deliveries').waitFor()
    expect(await found(`${lr}-1`)).toMatchObject({ ended: false })
    await record(page).click()
    await dialog(page).getByText('3 deliveries recorded, 2 photos sent').waitFor()

    expect(await found(`${lr}-1`)).toMatchObject({
      ended: true,
      epod: { otp: { verified: true }, client_rating: 4, photos: [{ tag: 'epod' }] },
    })
    expect((await found(`${lr}-2`))?.epod.photos).toHaveLength(1)
    expect(await found(`${lr}-3`)).toMatchObject({ epod: { reject: { rejected: true } } })

    await dialog(page).getByRole('button', { name: 'Close', exact: true }).last().click()
    await openDeliveries(page)
    await dialog(page).getByRole('button', { name: 'Earlier uploads' }).click()
    const row = dialog(page).locator('tbody tr').first()
    await row.getByText('3 recorded, 1 not').waitFor()
    await row.getByRole('button', { name: 'Undo november.csv' }).click()
    const asked = page.getByRole('dialog', { name: 'Take this upload back?' })
    await asked.getByLabel('Why it is taken back').fill('Wrong day')
    await asked.getByRole('button', { name: 'Undo', exact: true }).click()
    await asked.getByText('Taken back: 3 deliveries').waitFor()
    await asked.getByRole('button', { name: 'Close', exact: true }).last().click()
    await row.getByText('3 taken back').waitFor()
    for (const number of [`${lr}-1`, `${lr}-2`, `${lr}-3`])
      expect(await found(number)).toMatchObject({
        ended: false,
        delivery_time: null,
        epod: {
          otp: { verified: false },
          reject: { rejected: false },
          client_rating: null,
          photos: [],
        },
      })
  })

  it('take what is downloaded as PODs.zip, and say what is wrong with a ZIP that is none [BULK-24]', async () => {
    const lr = mark()
    await addOrders([`${lr}-1`])
    const page = await house.desk('acme')
    await openDeliveries(page)
    await dialog(page)
      .getByLabel('Choose a file')
      .setInputFiles(csv('one.csv', [headers, line(`${lr}-1`)]))
    await expect.poll(() => states(page)).toEqual(['new'])
    const field = dialog(page).getByLabel('Choose a ZIP')
    await field.setInputFiles({
      name: 'a.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from('no archive'),
    })
    await dialog(page).getByText('This file is not a ZIP that can be read').waitFor()
    const name = `${lr}-1_Northwind_${today}_1.jpg`
    await field.setInputFiles(
      await zip({
        [`${lr}-1/${name}`]: await picture('#123456'),
        'manifest.csv': Buffer.from(
          `\uFEFFFile,LR No.,Client,Kind\r\n${lr}-1/${name},${lr}-1,Northwind,spoc\r\n`,
        ),
      }),
    )
    await dialog(page).getByText('1 photo for 1 delivery').waitFor()
    await record(page).click()
    await dialog(page).getByText('1 delivery recorded, 1 photo sent').waitFor()
    expect((await found(`${lr}-1`))?.epod.photos).toMatchObject([{ tag: 'spoc' }])
  })

  it('meet WCAG 2.2 AA at every step, in both themes [A11Y-01] [BULK-20]', async () => {
    const page = await house.desk('acme', '/home', looks())
    const look = async (step: string) => expect(await violations(page), step).toEqual([])
    await openDeliveries(page)
    await look('choose')
    await dialog(page)
      .getByLabel('Choose a file')
      .setInputFiles(csv('proofs.csv', [headers, ['X', 'OK', today]]))
    await dialog(page)
      .getByLabel(/^Time, line 2/)
      .waitFor()
    await dialog(page)
      .getByLabel('Choose a ZIP')
      .setInputFiles({ name: 'a.zip', mimeType: 'application/zip', buffer: Buffer.from('x') })
    await dialog(page).getByText('This file is not a ZIP that can be read').waitFor()
    await look('preview')
    await dialog(page).getByRole('button', { name: 'Choose another file' }).click()
    await dialog(page).getByRole('button', { name: 'Earlier uploads' }).click()
    await dialog(page).getByRole('button', { name: 'Back to the file' }).waitFor()
    await look('uploads')
  })

  it('are offered alone to a distributor, who may receive and adds no orders [BULK-25]', async () => {
    const page = await house.desk('acme-distributor')
    await page.getByRole('button', { name: 'Bulk upload' }).click()
    await dialog(page).getByText('at most 5,000 deliveries').waitFor()
    expect(await dialog(page).getByRole('button', { name: 'Orders' }).count()).toBe(0)
  })
})
