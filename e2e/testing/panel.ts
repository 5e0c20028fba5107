import type { BrowserContextOptions, Page } from 'playwright-core'
import { ok } from '../../packages/client/src/index.ts'
import { signIn } from './browser.ts'
import { add, orderNow, type NewOrder, type ProofAction } from './calls.ts'
import { aRow } from './orders.ts'
import type { Product } from './product.ts'
import type { House } from './with-product.ts'

/** An order to look at. */
interface Named {
  readonly id: string
  readonly identifier: string
}

/** Adds an open order of any account's client. */
export const placeFor = async (
  product: Product,
  username: string,
  changes: NewOrder = {},
): Promise<Named> => add(await product.client(username), aRow(changes))

/**
 * Puts something on record for an account and answers the order as it then is; throws what is
 * refused.
 */
export const put = async (
  product: Product,
  username: string,
  { id }: Pick<Named, 'id'>,
  action: ProofAction,
) => {
  const epod = await product.client(username)
  return (await ok(epod.POST('/api/update_epod', { body: { _id: id, ...action } }))).result
}

/** The order as an account sees it now. */
export const seen = async (product: Product, username: string, { id }: Pick<Named, 'id'>) =>
  orderNow(await product.client(username), id)

type Changes = Readonly<Record<string, unknown>>
const merged = (under: Record<string, unknown>, over: Changes): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries({ ...under, ...over }).map(([key, value]) => {
      const [before, after] = [under[key], over[key]]
      const isMap = (one: unknown): one is Record<string, unknown> =>
        typeof one === 'object' && one !== null && !Array.isArray(one)
      return [key, isMap(before) && isMap(after) ? merged(before, after) : value]
    }),
  )

/**
 * The page of an account whose client’s document says this beside what it says already: no shipped
 * profile has the setting.
 */
const policed = (page: Page, policy: Changes): Promise<unknown> =>
  page.route(/\/api\/(login|decodetoken|session|session\/renew)$/, async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as Record<string, unknown>
    await route.fulfill({ response, json: 'policy' in body ? merged(body, { policy }) : body })
  })

/** The panel of an order, opened by whoever is named. */
export const openPanel = async (
  house: House,
  order: Named,
  username = 'acme',
  { policy, ...options }: BrowserContextOptions & { policy?: Changes } = {},
) => {
  const address = `/home?order=${order.id}`
  const page = policy
    ? (await house.visit(options)).page
    : await house.desk(username, address, options)
  if (policy) {
    await policed(page, policy)
    await signIn(page, username)
    await page.goto(address)
  }
  const panel = page.getByRole('dialog').first()
  await panel.locator('header.panel-heading').waitFor()
  return {
    page,
    panel,
    button: (name: string) => panel.getByRole('button', { name, exact: true }),
    box: (name: string) => panel.getByRole('checkbox', { name, exact: true }),
    /** The dialog over the panel. */
    over: (name: string | RegExp) => page.getByRole('dialog', { name }),
  }
}
