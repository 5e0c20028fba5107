import { afterAll, describe, expect, it } from 'vitest'
import { linkTo, type NewOrder } from '../testing/calls.ts'
import { fingerOn } from '../testing/drawing.ts'
import { openMailbox } from '../testing/mailbox.ts'
import { openPanel, placeFor, seen } from '../testing/panel.ts'
import { aPicture } from '../testing/pictures.ts'
import { openStep } from '../testing/steps.ts'
import { withProduct } from '../testing/with-product.ts'

const mailbox = await openMailbox()
afterAll(() => mailbox.close())
const house = withProduct({ SMTP_URL: mailbox.url })

/** What each shipped profile asks for at the door. */
interface Profile {
  readonly preset: string
  /** The client's desk, and the account of a distributor of theirs with its name. */
  readonly desk: string
  readonly distributor?: { readonly username: string; readonly name: string }
  /** Chips and ticks of a remark, and the status that goes with it. */
  readonly chosen: readonly string[]
  readonly status?: string
  /** Is a picture of the receiver asked for? */
  readonly face?: true
  /** Is the place asked for before the order is closed? */
  readonly place?: true
  /** Do damaged goods name their invoice? */
  readonly invoice?: true
  /** What the remark then says. */
  readonly said: RegExp
}

const plain: Profile = {
  preset: 'plain',
  desk: 'acme',
  distributor: { username: 'acme-distributor', name: 'Sharma Distributors' },
  chosen: ['Intact'],
  said: /^Counted, intact$/,
}
const agrochemical: Profile = {
  preset: 'agrochemical',
  desk: 'syngenta',
  distributor: { username: 'syngenta-distributor', name: 'Kisan Agro Traders' },
  chosen: ['Ontime delivery'],
  face: true,
  place: true,
  said: /^Counted$/,
}
const foodDelivery: Profile = {
  preset: 'food-delivery',
  desk: 'swiggy',
  chosen: ['Spilled'],
  place: true,
  said: /^Counted, Spilled$/,
}
const pharma: Profile = {
  preset: 'pharma',
  desk: 'bayer',
  chosen: ['Damage'],
  status: 'Received in part',
  invoice: true,
  said: /^Counted, damaged$/,
}
const profiles = [plain, agrochemical, foodDelivery, pharma]
const withDistributor = [plain, agrochemical].flatMap((profile) =>
  profile.distributor ? [{ ...profile, distributor: profile.distributor }] : [],
)

let receivers = 0
const place = async ({ desk }: Profile, changes: NewOrder = {}) => {
  receivers += 1
  const email = `walk-${receivers}@example.com`
  const order = await placeFor(house.product, desk, {
    spocs: [{ name: 'Asha', contact: { phone: ['9876500009'], email: [email] } }],
    ...changes,
  })
  const linkFor = async (party: 'receiver' | 'driver'): Promise<string> =>
    (await linkTo(await house.product.client(desk), order.id, party)).url
  return { ...order, email, linkFor }
}
const where = { permissions: ['geolocation'], geolocation: { latitude: 21.15, longitude: 79.09 } }
const phone = async (url: string, permissions = where.permissions) => {
  const { page, faults } = await house.visit({
    ...where,
    permissions,
    hasTouch: true,
    viewport: { width: 390, height: 844 },
  })
  await page.goto(url)
  return {
    page,
    faults,
    press: (name: string) =>
      page.getByRole('button', { name, exact: true }).and(page.locator(':enabled')).click(),
  }
}
type Phone = Awaited<ReturnType<typeof phone>>

const remarkOn = async (
  { page, press }: Phone,
  { chosen, status, invoice }: Profile,
  save = 'Continue',
): Promise<void> => {
  for (const name of chosen) await page.getByRole('button', { name, exact: true }).first().click()
  if (invoice)
    for (const [label, text] of [
      ['Goods 1', 'Vials'],
      ['Quantity 1', '4'],
      ['Invoice 1', '4100017'],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(text)
  if (status)
    await page
      .getByRole('group', { name: 'Status remark' })
      .getByRole('button', { name: status })
      .click()
  await page.getByLabel('Remark', { exact: true }).fill('Counted')
  await press(save)
}
const sendPhoto = async ({ page, press }: Phone, name: string, colour: string): Promise<void> => {
  await page.locator('input[type=file]').setInputFiles(await aPicture(name, 640, 480, colour))
  await press('Send photo')
}
const photoOn = async (phoned: Phone, name: string, colour: string): Promise<void> => {
  await sendPhoto(phoned, name, colour)
  await phoned.page
    .getByRole('listitem')
    .filter({ hasText: name })
    .getByText('Sent', { exact: true })
    .waitFor()
}
const photosOn = async (phoned: Phone, { face }: Profile): Promise<void> => {
  await photoOn(phoned, 'goods.jpg', '#446644')
  if (!face) return
  await phoned.page.getByRole('heading', { name: 'Photo of the receiver' }).waitFor()
  await photoOn(phoned, 'face.jpg', '#884444')
}
const signOn = async ({ page, press }: Phone): Promise<void> => {
  await press('Sign')
  await fingerOn(page, page.locator('canvas'), [
    [0.1, 0.7],
    [0.3, 0.2],
    [0.5, 0.8],
    [0.8, 0.3],
  ])
  await page.getByLabel('Name of the signer').fill('Meera')
  await page.getByLabel('Relation to the receiver').fill('Security')
  await press('Save signature')
  await page.getByText('Signed by Meera (Security)').waitFor()
}
/** The code that was mailed; that the goods are coming is mailed too. */
const codeFor = async (email: string): Promise<string> => {
  let code = ''
  await expect
    .poll(async () => {
      code = /^OTP: (\d{6})$/m.exec((await mailbox.mailTo(email)).text ?? '')?.[1] ?? ''
      return code
    })
    .not.toBe('')
  return code
}

/** What has to be on record after the walk, whoever walked. */
const delivered = async (
  { desk, said, face, invoice, place: asks }: Profile,
  order: { id: string; identifier: string },
  action_by: string,
  through: 'receive' | 'otp',
) => {
  const { epod } = await seen(house.product, desk, order)
  expect(epod.otp).toMatchObject({ verified: true, verified_through: through })
  expect(epod.remarks.at(-1)).toMatchObject({
    text: expect.stringMatching(said) as string,
    action_by,
  })
  expect(
    epod.photos.map(({ tag, action_by: by }: { tag: string; action_by: string }) => [tag, by]),
  ).toEqual(
    face
      ? [
          ['epod', action_by],
          ['spoc', action_by],
        ]
      : [['epod', action_by]],
  )
  expect(epod.geo_tag?.loc ?? null).toEqual(asks ? [21.15, 79.09] : null)
  if (invoice) expect(epod.damaged).toEqual([{ text: 'Vials', qty: 4, invoice: '4100017' }])
  return epod
}

describe('The receiver walks a delivery on their own link', () => {
  it.each(profiles)(
    'of the $preset profile: remark, photo, signature, Receive, rating, proof [PUBL-01] [EPOD-03] [EPOD-08] [SIGN-01] [COND-03]',
    async (profile) => {
      const order = await place(profile)
      const phoned = await phone(await order.linkFor('receiver'))
      const { page, press, faults } = phoned
      await press('The goods are here')
      await remarkOn(phoned, profile)
      await page.getByRole('heading', { name: 'Photos of the goods' }).waitFor()
      await photosOn(phoned, profile)
      await press('Continue')
      await signOn(phoned)
      await press('Receive')
      await page.getByRole('radio', { name: '4 stars' }).press(' ')
      await press('Submit')
      await page.getByRole('heading', { name: 'Received' }).waitFor()
      await page.getByText('Signed by Meera (Security)').waitFor()
      const { signature } = await delivered(profile, order, 'receiver', 'receive')
      expect([signature?.name, signature?.action_by]).toEqual(['Meera', 'receiver'])
      // The page shows what it has sent before it is on record.
      await expect
        .poll(async () => (await seen(house.product, profile.desk, order)).epod.client_rating)
        .toBe(4)
      expect(faults).toEqual([])
    },
  )

  it('of the agrochemical profile, and turns it away with a reason of the sender’s and without telling where [EPOD-07] [EPOD-08]', async () => {
    const order = await place(agrochemical)
    const { page, press } = await phone(await order.linkFor('receiver'), [])
    await press('The goods are here')
    await press('Damaged')
    await page.getByLabel('Remark', { exact: true }).fill('Bags torn')
    await press('Continue')
    await page.getByRole('button', { name: 'Add photo' }).waitFor()
    await press('Continue')
    await press('Reject')
    await press('Leakage Inside Box')
    await press('Reject')
    await press('Skip')
    await page.getByRole('heading', { name: 'Rejected' }).waitFor()
    const { epod } = await seen(house.product, 'syngenta', order)
    expect([epod.reject.rejected, epod.geo_tag?.loc ?? null, epod.remarks.at(-1)]).toMatchObject([
      true,
      null,
      { text: 'Leakage Inside Box', categories: ['Other'], action_by: 'receiver' },
    ])
  })
})

describe('The driver walks a delivery on their own link', () => {
  it.each(profiles)(
    'of the $preset profile: reached, signature, photo, remark, the receiver’s code, delivered; never Receive [PUBL-02] [DOOR-02] [LINK-01] [SIGN-01] [OTP-02]',
    async (profile) => {
      const order = await place(profile)
      if (profile.face) {
        // There the receiver's own remark is evidence that no driver can give.
        const theirs = await phone(await order.linkFor('receiver'))
        await theirs.press('The goods are here')
        await remarkOn(theirs, profile)
        await theirs.page.getByRole('heading', { name: 'Photos of the goods' }).waitFor()
      }
      const phoned = await phone(await order.linkFor('driver'))
      const { page, press, faults } = phoned
      expect(await page.getByRole('link', { name: 'Navigate' }).getAttribute('href')).toMatch(
        /^https:\/\/www\.google\.com\/maps\/dir\//,
      )
      expect(await page.getByRole('link', { name: 'Call receiver' }).getAttribute('href')).toBe(
        'tel:9876500009',
      )
      await press('I have reached')
      await page.getByText('At the destination').waitFor()
      await signOn(phoned)
      await sendPhoto(phoned, 'goods.jpg', '#446644')
      if (profile.face) {
        await page.getByRole('heading', { name: 'Photo of the receiver' }).waitFor()
        await sendPhoto(phoned, 'face.jpg', '#884444')
      }
      await page
        .getByText(profile.face ? '2 photos' : '1 photo')
        .first()
        .waitFor()
      await openStep(page, 'Anything to note?')
      await remarkOn(phoned, profile, 'Add remark')
      await page.getByText(/^Counted/).waitFor()
      await openStep(page, 'OTP')
      await press('Send OTP')
      await page.getByLabel('OTP').fill(await codeFor(order.email))
      for (const name of ['Receive', 'Reject', 'Not Received'])
        expect(await page.getByRole('button', { name, exact: true }).count(), name).toBe(0)
      await press('Verify')
      await page.getByText('Confirmed by one-time password').waitFor()
      await page.getByText('Signed by Meera (Security)').waitFor()
      const { signature, driverReach } = await delivered(profile, order, 'driver', 'otp')
      expect([signature?.name, signature?.action_by, driverReach.length]).toEqual([
        'Meera',
        'driver',
        1,
      ])
      expect(faults).toEqual([])
    },
  )
})

/** The same on the order's panel, by whoever signed in. */
const walkPanel = async (
  username: string,
  order: { id: string; identifier: string },
  { chosen, status, face, invoice }: Profile,
): Promise<void> => {
  const { page, panel, button, box } = await openPanel(house, order, username, where)
  await button('Add remark').click()
  const form = panel.locator('form.remark-form')
  for (const name of chosen) await box(name).check()
  if (invoice)
    for (const [label, text] of [
      ['Goods 1', 'Vials'],
      ['Quantity 1', '4'],
      ['Invoice 1', '4100017'],
    ] as const)
      await form.getByLabel(label).fill(text)
  if (status) await form.getByLabel('Status remark').selectOption(status)
  await form.getByLabel('Remark', { exact: true }).fill('Counted')
  await form.getByRole('button', { name: 'Add remark' }).click()
  await form.waitFor({ state: 'detached' })
  for (const [name, press] of [
    ['goods.jpg', 'Add photo'],
    ...(face ? [['face.jpg', 'Add receiver’s picture']] : []),
  ] as [string, string][]) {
    const choosing = page.waitForEvent('filechooser')
    await button(press).click()
    await (
      await choosing
    ).setFiles(await aPicture(name, 640, 480, name === 'face.jpg' ? '#884444' : '#446644'))
    await panel.getByText('Ready to send').waitFor()
    await button('Send').click()
    await panel.getByRole('link', { name: `Download ${name}` }).waitFor()
  }
  await button('Receive').and(panel.locator(':not([aria-disabled=true])')).click()
  await button('Record now').click()
  await panel.getByText(/^Received by Asha at/).waitFor()
}

describe('The desk walks a delivery on the dashboard', () => {
  it.each(profiles)(
    'of the $preset profile: remark, photo, Receive, verdict [EPOD-01] [EPOD-03] [EPOD-05] [EPOD-08]',
    async (profile) => {
      const order = await place(profile)
      await walkPanel(profile.desk, order, profile)
      expect(await delivered(profile, order, 'client', 'receive')).toMatchObject({
        reject: { rejected: false },
      })
    },
  )
})

describe('The distributor walks a delivery on the dashboard', () => {
  it.each(withDistributor)(
    'of the $preset profile: remark, photo, Receive, verdict [EPOD-01] [EPOD-03] [ROLE-02]',
    async (profile) => {
      const order = await place(profile, {
        client: profile.distributor.name,
        destination: { name: profile.distributor.name },
      })
      await walkPanel(profile.distributor.username, order, profile)
      expect(await delivered(profile, order, 'client', 'receive')).toMatchObject({
        reject: { rejected: false },
      })
    },
  )
})
