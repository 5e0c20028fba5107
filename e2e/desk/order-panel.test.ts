import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { aPdf } from '../../src/server/testing/pictures.ts'
import { signIn } from '../testing/browser.ts'
import { eventsOf, type ProofAction } from '../testing/calls.ts'
import { placeOrder, type PlacedOrder } from '../testing/orders.ts'
import { put, seen } from '../testing/panel.ts'
import { aPaper, aPicture } from '../testing/pictures.ts'
import { withCommonProduct } from '../testing/with-product.ts'

const house = withCommonProduct()
const act = (order: PlacedOrder, action: ProofAction) => put(house.product, 'acme', order, action)
const photoOf = async (file_name: string, background: string) => {
  const { buffer } = await aPicture(file_name, 200, 120, background)
  return { file_name, file_data: `data:image/jpeg;base64,${buffer.toString('base64')}` }
}
/** The order's panel, opened by whoever is named. */
const open = async (order: PlacedOrder, username = 'acme') => {
  const { page, faults } = await house.visit()
  await signIn(page, username)
  await page.goto(`/home?order=${order.id}`)
  const panel = page.getByRole('dialog')
  await panel.getByRole('heading', { name: order.identifier }).waitFor()
  return {
    page,
    panel,
    faults,
    button: (name: string) => panel.getByRole('button', { name, exact: true }),
  }
}
const tooltip = (page: Page) => page.getByRole('tooltip')

describe('The order panel', () => {
  it('shows number, vehicle and places, each cut at 80 characters with its city, and everything that may be done [EPOD-01]', async () => {
    const order = await placeOrder(house.product, {
      source: { name: 'S'.repeat(100), city: 'Pune' },
      destination: { name: 'D'.repeat(80), city: 'Nagpur' },
    })
    await act(order, { client_rating: 4 })
    const { panel, button, faults } = await open(order)
    const header = await panel.locator('header.panel-heading').innerText()
    expect(header).toContain('MH12AB1234')
    expect(header).toMatch(/(?<!S)S{79,80}…?, Pune/)
    expect(header).toMatch(/(?<!D)D{80}, Nagpur/)
    for (const name of ['Receive', 'Reject', 'Send OTP', 'Verify', 'Add remark', 'Add photo'])
      await button(name).waitFor()
    for (const name of ['Remarks', 'Attachements'])
      await panel.getByRole('heading', { name }).waitFor()
    await panel.getByText('4 of 5', { exact: true }).waitFor()
    await button('Add remark').click()
    for (const name of ['Damage', 'Shortage', 'Intact', 'Ontime', 'Delayed'])
      await panel.getByRole('checkbox', { name, exact: true }).waitFor()
    expect(faults).toEqual([])
  })

  it('receives once: the verdict takes the place of the buttons, and who comes too late is told [EPOD-09, EPOD-03]', async () => {
    const order = await placeOrder(house.product)
    const { panel, button } = await open(order)
    const late = await house.visit()
    // This one learns of nothing by itself.
    await late.page.route('**/api/live', (route) => route.abort())
    await signIn(late.page, 'acme')
    await late.page.goto(`/home?order=${order.id}`)
    await late.page.getByRole('button', { name: 'Reject', exact: true }).waitFor()

    await button('Receive').click()
    await button('Record now').click()
    await panel.getByText(/^Received by Asha at \d+\w\w \w{3} @ \d\d:\d\d [AP]M$/).waitFor()
    expect(
      (await button('Receive').count()) +
        (await button('Reject').count()) +
        (await button('Verify').count()),
    ).toBe(0)

    await late.page.getByRole('button', { name: 'Reject', exact: true }).click()
    await late.page
      .getByRole('dialog', { name: /^Reject/ })
      .getByRole('button', { name: 'Reject', exact: true })
      .click()
    await late.page.getByRole('button', { name: 'Record now' }).click()
    await late.page.getByRole('alert').getByText('This order has already been received').waitFor()
    await late.page.getByText(/^Received by Asha at/).waitFor()
    expect((await seen(house.product, 'acme', order)).epod).toMatchObject({
      otp: { verified: true, verified_through: 'receive' },
      reject: { rejected: false },
    })
  })

  it('shows what changed while the live stream was cut off, though the first look at it failed [NAV-05]', async () => {
    const order = await placeOrder(house.product)
    const { page, panel } = await open(order)
    await page.route('**/api/live', (route) => route.abort())
    // What is open now has its place already: a new page has none.
    await page.reload()
    await panel.getByRole('heading', { name: order.identifier }).waitFor()
    await act(order, { remarks: { text: 'said in the gap' } })
    let looks = 0
    await page.route(`**/api/orders/${order.id}`, (route) =>
      (looks += 1) === 1 ? route.fulfill({ status: 503, body: '{}' }) : route.fallback(),
    )
    await page.unroute('**/api/live')
    await expect.poll(() => looks).toBeGreaterThan(1)
    await panel.getByText('said in the gap').first().waitFor()
  })

  it('tells beside a photo what was noticed of it, and leads to the order that had the same picture first [EVID-01, EVID-02]', async () => {
    const [first, second] = [
      await placeOrder(house.product),
      await placeOrder(house.product, { destination: { name: 'Nagpur', loc: [21.1458, 79.0882] } }),
    ]
    const paper = async (file_name: string) => ({
      file_name,
      file_data: `data:image/jpeg;base64,${(await aPaper(file_name, first.identifier)).buffer.toString('base64')}`,
    })
    await act(first, { photos: [await paper('first.jpg')] })
    await act(second, {
      photos: [
        {
          ...(await paper('again.jpg')),
          quality: { blurred: true, dark: true },
          code: 'other',
          taken_at: '2026-01-02T08:20:30.000Z',
          location: [21.1475, 79.0882],
        },
      ],
    })
    await act(second, {
      photos: [{ ...(await photoOf('refused.jpg', '#345678')), location: 'denied' }],
    })
    const { page, panel, faults } = await open(second)
    const tiles = panel.locator('.panel-photos > li')
    for (const note of [
      'Taken 02 Jan 13:50',
      '189 m from the destination',
      'Blurred',
      'Dark',
      'Names another number',
    ])
      await tiles.first().getByText(note, { exact: true }).waitFor()
    await tiles.last().getByText('Location refused', { exact: true }).waitFor()
    await tiles
      .first()
      .getByRole('link', { name: `Same picture as on ${first.identifier}` })
      .click()
    await panel.getByRole('heading', { name: first.identifier }).waitFor()
    expect(new URL(page.url()).searchParams.get('order')).toBe(first.id)
    expect(await panel.getByText(/^Same picture/).count()).toBe(0)
    expect(faults).toEqual([])
  })

  it('takes digits alone for a one-time password, none at all not, and sends it as a whole number [OTP-01]', async () => {
    const order = await placeOrder(house.product)
    await act(order, { remarks: { text: 'so that the log is not empty' } })
    const { page, panel, button } = await open(order)
    const verify = button('Verify')
    const otp = panel.getByLabel('OTP', { exact: true })
    expect(await verify.getAttribute('aria-disabled')).toBe('true')
    await otp.click()
    await page.keyboard.type('1e2-x3.4')
    expect(await otp.inputValue()).toBe('1234')
    expect(await verify.getAttribute('aria-disabled')).toBeNull()
    await otp.fill('')
    expect(await verify.getAttribute('aria-disabled')).toBe('true')
    await button('Send OTP').click()
    // No provider is set up here: it lies in the outbox, and nothing was sent.
    await page.getByText(/^\d messages? kept: no .* provider is set$/).waitFor()
    await otp.fill('012345')
    const sent = page.waitForRequest((request) => request.url().includes('/api/update_epod'))
    await verify.click()
    expect((await sent).postDataJSON()).toMatchObject({ _id: order.id, otp: 12_345 })
    await page.getByRole('alert').getByText('Wrong OTP').waitFor()
  })

  it('keeps a remark without a name as Anonymous [REM-01]', async () => {
    const order = await placeOrder(house.product)
    const { panel, button } = await open(order)
    await button('Add remark').click()
    await panel.getByLabel('Remark', { exact: true }).fill('Seal was broken')
    await panel.locator('form.remark-form').getByRole('button', { name: 'Add remark' }).click()
    const remark = panel.getByRole('listitem').filter({ hasText: 'Seal was broken' }).first()
    expect(await remark.locator('strong').innerText()).toBe('Anonymous')
  })
})

describe('Photos', () => {
  it('are made at most 1920 x 1080 in the browser before they are sent, a PDF is not, and a file without extension goes nowhere [PHOT-02]', async () => {
    const order = await placeOrder(house.product)
    const { page, panel, button } = await open(order)
    const sent = new Map<string, Buffer>()
    page.on('request', (request) => {
      if (!request.url().endsWith('/api/update_epod')) return
      const {
        photos: [photo],
      } = request.postDataJSON() as { photos: [{ file_name: string; file_data: string }] }
      sent.set(photo.file_name, Buffer.from(photo.file_data.split(',')[1] ?? '', 'base64'))
    })
    const large = await aPicture('large.jpg', 2400, 1800)
    const small = await aPicture('small.jpg', 640, 480)
    const paper = { name: 'paper.pdf', mimeType: 'application/pdf', buffer: aPdf() }
    await panel
      .locator('input[type=file]')
      .setInputFiles([large, small, paper, { ...small, name: 'nameless' }])
    await panel.getByText('A file needs a name with an extension').waitFor()
    await expect.poll(() => panel.getByText('Ready to send').count()).toBe(3)
    await button('Send').click()
    await expect.poll(() => panel.getByRole('link', { name: /^Download/ }).count()).toBe(3)
    expect([...sent.keys()]).toEqual(['large.jpg', 'small.jpg', 'paper.pdf'])
    const { width, height, format } = await sharp(sent.get('large.jpg')).metadata()
    expect([width, height, format]).toEqual([1440, 1080, 'jpeg'])
    expect(sent.get('large.jpg')?.byteLength).toBeLessThan(large.buffer.byteLength / 2)
    const kept = await sharp(sent.get('small.jpg')).metadata()
    expect([kept.width, kept.height]).toEqual([640, 480])
    expect(sent.get('paper.pdf')).toEqual(paper.buffer)
  })

  it('stand three a row, each with a link that downloads it under its name [PHOT-03]', async () => {
    const order = await placeOrder(house.product)
    for (const [index, colour] of ['#a00', '#0a0', '#00a', '#aa0'].entries())
      await act(order, { photos: [await photoOf(`side-${index + 1}.jpg`, colour)] })
    const { page, panel } = await open(order)
    const links = panel.getByRole('link', { name: /^Download side-/ })
    await expect.poll(() => links.count()).toBe(4)
    const boxes = await links.evaluateAll((tiles) =>
      tiles
        .map((tile) => tile.getBoundingClientRect())
        .map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) })),
    )
    const [first, second, third, fourth] = boxes
    expect([second?.y, third?.y]).toEqual([first?.y, first?.y])
    expect(new Set([first?.x, second?.x, third?.x]).size).toBe(3)
    expect(fourth?.x).toBe(first?.x)
    expect(fourth?.y).toBeGreaterThan(first?.y ?? 0)
    const downloading = page.waitForEvent('download')
    await links.nth(2).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('side-3.jpg')
    const { width, height } = await sharp(readFileSync(await download.path())).metadata()
    expect([width, height]).toEqual([200, 120])
  })

  it('are deleted after a question, until the order is closed, and stay on record [PHOT-04]', async () => {
    const order = await placeOrder(house.product)
    for (const [name, colour] of [
      ['wrong.jpg', '#a00'],
      ['right.jpg', '#0a0'],
    ] as const)
      await act(order, { photos: [await photoOf(name, colour)] })
    const { page, panel, button } = await open(order)
    await button('Delete wrong.jpg').click()
    await page
      .getByRole('dialog', { name: 'Delete wrong.jpg' })
      .getByRole('button', { name: 'Delete', exact: true })
      .click()
    await panel.getByRole('link', { name: 'Download wrong.jpg' }).waitFor({ state: 'detached' })
    await panel.getByRole('link', { name: 'Download right.jpg' }).waitFor()
    const events = await eventsOf(await house.product.client('acme'), order.id)
    const added = events.find(
      ({ type, data }) => type === 'photo_added' && JSON.stringify(data).includes('wrong.jpg'),
    )
    expect(events.find(({ type }) => type === 'photo_deleted')?.files).toEqual(added?.files)
    expect(added?.files).toHaveLength(1)
    await act(order, { receive: true, geo_tag: { loc: [] } })
    await button('Delete right.jpg').waitFor({ state: 'detached' })
    await panel.getByRole('link', { name: 'Download right.jpg' }).waitFor()
  })
})

describe('What an account may not do', () => {
  it('is switched off with the very sentence with which the server refuses it [ROLE-16]', async () => {
    const order = await placeOrder(house.product)
    const message = 'This account can only read'
    await expect(
      put(house.product, 'acme-readonly', order, { receive: true, geo_tag: { loc: [] } }),
    ).rejects.toThrow(message)
    // View is off as well for such an account, so that the dashboard is where it says why.
    const { page } = await house.visit()
    await signIn(page, 'acme-readonly')
    for (const name of [`View ${order.identifier}`, 'Add']) {
      const control = page.getByRole('button', { name, exact: true })
      expect(await control.getAttribute('aria-disabled'), name).toBe('true')
      await control.hover()
      await tooltip(page).getByText(message).waitFor()
      await page.mouse.move(0, 0)
      await tooltip(page).waitFor({ state: 'detached' })
    }
  })

  it('is not offered to who may only look [ROLE-16, ROLE-11]', async () => {
    const order = await placeOrder(house.product)
    const { button, panel } = await open(order, 'acme-viewer')
    await panel.getByRole('heading', { name: 'Remarks' }).waitFor()
    for (const name of [
      'Receive',
      'Reject',
      'Send OTP',
      'Verify',
      'Add remark',
      'Add photo',
      'Copy receiver link',
      'Copy driver link',
    ])
      expect(await button(name).count(), name).toBe(0)
    await expect(
      put(house.product, 'acme-viewer', order, { receive: true, geo_tag: { loc: [] } }),
    ).rejects.toThrow('This account can only view')
  })
})
