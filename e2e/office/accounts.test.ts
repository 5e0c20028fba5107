import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { present } from '../../src/server/testing/present.ts'
import { rowsOf, signIn } from '../testing/browser.ts'
import { add, linkTo } from '../testing/calls.ts'
import { put } from '../testing/panel.ts'
import { withProduct } from '../testing/with-product.ts'

const house = withProduct()

/**
 * What an account finds on its dashboard, in the words of the requirements; '(off)' is shown, but
 * cannot be pressed.
 */
interface Expected {
  columns: readonly string[]
  cards: readonly string[]
  pages: readonly string[]
  toolbar: readonly string[]
  /** Search, dates and selectors. */
  filters: boolean
  row: readonly string[]
  /** What closes an order in its panel; null where the panel stays shut. */
  closing: readonly string[] | null
}

// TABL-04, TABL-08
const order = [
  'LR No.',
  'Vehicle',
  'Client',
  'Source',
  'Destination',
  'Dispatch Date',
  'Delivery Time',
  'OTP (Received/OTP*)',
  'Remarks',
  'Attachments',
]
const actions = ['Actions', 'View', 'Copy Link']
// TABL-05
const vendor = [
  'LR No.',
  'Vehicle',
  'Driver Name',
  'Driver Contact',
  'Source',
  'Destination',
  'Delivery Time',
  'Remarks',
  'View',
]
const distributor = [
  'Invoice No.',
  'Source',
  'Dispatch Date',
  'Delivery Time',
  'OTP (Received/OTP*)',
  'Remarks',
  'Attachments',
  'View',
]
// TABL-06, TABL-10
const shipper = [
  'Invoice No.',
  'Invoice Date',
  'Shippers Code',
  'Shippers Name',
  'Destination Address',
  'Client Name',
  'Billing Qty.',
  'PO Number',
  'SLA',
  'Depot Name',
  'Depot Code',
  'Zone',
]
const messages = [
  'Invoice No.',
  'Trip Status',
  'SMS Delivery Status (updated in 30 mins)',
  'WA Trigger Time',
  'WA Status',
]
// CARD-01 to CARD-03
const five = [
  'Total Orders',
  'Open Orders > ETA',
  'Open Orders < ETA',
  'Closed Orders',
  'Closed w/ Exception',
]
const six = [...five, 'Rejected']
// FILT-01, TABL-04, TABL-14
const toolbar = ['Add', 'Download Reports', 'Download PODs', 'Set Display Items']
const row = ['Update', 'View', 'Copy receiver link', 'Copy driver link']
const plain: Expected = {
  columns: [...order, ...actions],
  cards: six,
  pages: ['Home'],
  toolbar,
  filters: true,
  row,
  closing: ['Receive', 'Reject'],
}
// ROLE-11: no adding, editing, receiving, links
const viewing: Expected = {
  ...plain,
  columns: [...order, 'View'],
  toolbar: toolbar.slice(1),
  row: ['View'],
  closing: [],
}
// ROLE-10: receives and rejects; ROLE-05: what it is sent it does not add
const receiving: Expected = {
  ...plain,
  columns: distributor,
  toolbar: toolbar.slice(1),
  row: ['View'],
}

const expected: Record<string, Expected> = {
  // ROLE-01, ROLE-02, ROLE-03; ROLE-04: the policy names it
  admin: {
    ...plain,
    pages: ['Home', 'User Management', 'History', 'Crate account', 'Analysis', 'Admin'],
  },
  acme: { ...plain, pages: ['Home', 'History', 'Crate account', 'Analysis'] },
  // ROLE-01
  'acme-users': { ...plain, pages: ['Home', 'User Management', 'Crate account'] },
  'acme-viewer': viewing,
  // ROLE-07, ROLE-08
  'acme-readonly': {
    ...plain,
    toolbar: ['Add (off)', ...toolbar.slice(1)],
    row: row.map((button) => `${button} (off)`),
    closing: null,
  },
  // ROLE-05; who carries the goods presses no Receive, and the policy shows it no rejected ones
  'acme-vendor': {
    ...plain,
    columns: vendor,
    cards: five,
    toolbar: toolbar.slice(1),
    row: ['View'],
    closing: [],
  },
  'acme-distributor': receiving,
  // ROLE-10
  'acme-cnf': { ...plain, pages: ['Home', 'Crate account'] },
  // TABL-06, CARD-03; the layout says nothing of what comes between its own columns and the actions
  shipper: {
    ...plain,
    columns: [
      ...shipper,
      'Delivery Time',
      'OTP (Received/OTP*)',
      'Remarks',
      'Attachments',
      ...actions,
    ],
    pages: ['Home', 'History', 'Analysis'],
    cards: [
      'Total Consignments',
      'Pending PODs exceeding ETA',
      'Pending PODs within ETA',
      'Closed PODs',
      'Closed PODs with Exception',
      'Rejected Consignments',
    ],
  },
  // TABL-06, SHAR-04; ROLE-03, ROLE-04: the policy names it
  syngenta: {
    ...plain,
    columns: [...order, ...messages, ...actions, 'Trigger SMS'],
    pages: ['Home', 'History', 'Analysis'],
    row: [...row, 'Notify the receiver'],
  },
  // ROLE-05, ROLE-06, ROLE-07, ROLE-13
  'syngenta-driver': {
    ...plain,
    columns: [...order, ...messages, 'View'],
    toolbar: ['Set Display Items'],
    filters: false,
    row: ['View (off)'],
    closing: null,
  },
  'syngenta-distributor': receiving,
  // ROLE-11, ROLE-13
  'syngenta-viewer': { ...viewing, columns: [...order, ...messages, 'View'] },
  // TABL-06
  bayer: {
    ...plain,
    columns: [
      ...order,
      'Invoice Number',
      'Transporter',
      'Status',
      'Review Status',
      'Approved 1',
      'Approved 2',
      ...actions,
    ],
    pages: ['Home', 'History'],
  },
  // TABL-06, CARD-02
  swiggy: {
    ...plain,
    columns: [
      ...order,
      'Invoice',
      'POD ID',
      'LR Number',
      'Quantity',
      'Driver Reach',
      ...actions,
      'Share Order',
    ],
    cards: [...five, 'Not Received'],
    row: [...row, 'Share'],
    closing: ['Receive', 'Not Received'],
  },
}

const texts = async (page: Page, selector: string): Promise<string[]> =>
  (await page.locator(selector).allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim())

/** The buttons among `named` that are shown under `selector`, each by how its name begins. */
const buttons = (page: Page, selector: string, named: readonly string[]): Promise<string[]> =>
  page.locator(`${selector} button`).evaluateAll(
    (all, names) =>
      all
        .filter((button) => button.checkVisibility())
        .flatMap((button) => {
          const label = button.getAttribute('aria-label') ?? button.textContent.trim()
          const name = names.find((known) => label === known || label.startsWith(`${known} `))
          return name === undefined
            ? []
            : [button.getAttribute('aria-disabled') === 'true' ? `${name} (off)` : name]
        }),
    named,
  )

/**
 * What closes an order in the panel that View opens; null where View is switched off, and nothing
 * opens.
 */
const closing = async (page: Page): Promise<string[] | null> => {
  const view = rowsOf(page)
    .first()
    .getByRole('button', { name: /^View / })
  const panel = page.getByRole('dialog')
  if ((await view.getAttribute('aria-disabled')) === 'true') {
    await view.click({ force: true })
    return (await panel.count()) === 0 ? null : ['opened']
  }
  await view.click()
  await panel.getByRole('heading', { name: 'Consignment' }).waitFor()
  return (await buttons(page, '[role=dialog]', ['Receive', 'Reject', 'Not Received'])).map((name) =>
    name.replace(' (off)', ''),
  )
}

describe.each(Object.entries(expected))('%s', (username, wanted) => {
  it('finds the columns, cards, pages and buttons of its role, and no others [NAV-02] [CARD-01] [CARD-02] [CARD-03] [FILT-01] [TABL-04] [TABL-05] [TABL-06] [TABL-08] [ROLE-05] [ROLE-06] [ROLE-07] [ROLE-10] [ROLE-11] [ROLE-13]', async () => {
    const { page, faults } = await house.visit({ viewport: { width: 1600, height: 900 } })
    await signIn(page, username)
    await page.getByRole('button', { name: 'Set Display Items' }).waitFor()
    const found = {
      columns: (await texts(page, 'thead th')).filter((label) => label !== ''),
      cards: await texts(page, '[data-card] .summary-label'),
      pages: await page.getByRole('navigation', { name: 'Main' }).getByRole('link').allInnerTexts(),
      toolbar: await buttons(page, 'main', toolbar),
      filters: (await page.getByRole('textbox', { name: 'Search' }).count()) === 1,
      row: await buttons(page, 'tbody tr[data-order-row]:first-child', [
        ...row,
        'Share',
        'Notify the receiver',
      ]),
    }
    // Orders that are still open: there the panel offers what the account may do at all.
    await page.locator('[data-card=eta]').click()
    await page.locator('[data-card=eta][aria-pressed=true]').waitFor()
    if ((await rowsOf(page).count()) === 0) await page.locator('[data-card=open]').click()
    await rowsOf(page).first().waitFor()
    expect({ ...found, closing: await closing(page) }).toEqual(wanted)
    expect(faults).toEqual([])
  })
})

it('disabled is told so at the door [AUTH-03]', async () => {
  const { page } = await house.visit()
  await page.goto('/')
  await page.getByLabel('Username').fill('disabled')
  await page.getByLabel('Password', { exact: true }).fill('epod-demo')
  await page.getByRole('button', { name: 'Log in' }).click()
  expect(await page.getByRole('alert').innerText()).toBe('User Disabled')
})

it('what a read-only account cannot press does nothing in silence, says why to whoever asks, and is refused by the server [ROLE-08]', async () => {
  const { page } = await house.visit()
  await signIn(page, 'acme-readonly')
  for (const name of ['Add', /^Update /, /^View /, /^Copy receiver link/]) {
    const button = page.getByRole('main').getByRole('button', { name, exact: true }).first()
    await button.click({ force: true })
    await button.hover()
    await page.getByRole('tooltip').getByText('This account can only read').waitFor()
    expect(
      [await page.getByRole('dialog').count(), await page.getByRole('alert').count()],
      String(name),
    ).toEqual([0, 0])
    await page.mouse.move(5, 400)
    await page.getByRole('tooltip').waitFor({ state: 'detached' })
  }
  const reader = await house.product.client('acme-readonly')
  const {
    orders: [first],
  } = await house.product.orders('acme-readonly', {}, 1)
  const { _id: id } = present(first)
  for (const ask of [
    () => add(reader, { identifier: 'LR-1' }),
    () => put(house.product, 'acme-readonly', { id }, { remarks: { by: 'R', text: 'Wet' } }),
    () => linkTo(reader, id, 'receiver'),
  ])
    await expect(ask()).rejects.toThrow('This account can only read')
})
