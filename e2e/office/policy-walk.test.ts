import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { ok } from '../../packages/client/src/index.ts'
import { writtenAt, type WrittenDocument } from '../../src/domain/policy/draft/edit.ts'
import { policyOf } from '../testing/calls.ts'
import { withProduct } from '../testing/with-product.ts'

type Setting = Awaited<ReturnType<typeof listed>>['settings'][number]
type Field = NonNullable<Setting['fields']>[number]

const house = withProduct()
const listed = async () => {
  const admin = await house.product.client('admin')
  return (await ok(admin.GET('/api/policy-settings'))).result
}
const policy = async () => policyOf(await house.product.client('admin'))

/** A PNG of one point. */
const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
/** What has a form of its own, and no name for it. */
const special: Readonly<Record<string, string>> = {
  // A text needs what its reader cannot do without.
  'messages.templates.text': '{otp} for {identifier}',
  'messages.quiet_from': '21:00',
  'messages.quiet_until': '08:00',
  'messages.link_header': 'WALKED',
  code: '44',
}
/** A text that a setting or field takes, by what it stands for. */
const textFor = (one: Field | Setting): string => {
  const { format, choices } = one
  if (choices?.[0]) return choices[0].value
  const own = special['path' in one ? one.path : one.key]
  if (own !== undefined) return own
  return {
    email: 'office@example.com',
    date: '2026-01-15',
    time_zone: 'Europe/Berlin',
    username: 'acme',
    column: 'zone',
    country_code: '49',
    origin: 'https://erp.example.com',
    colour: '#0b6160',
    language: 'hi',
    logo: '',
    status: '409',
    any: 'walked',
  }[format ?? 'any']
}

const set: Record<Setting['kind'], (at: Locator, one: Setting, now: unknown) => Promise<unknown>> =
  {
    switch: (at) => at.getByRole('switch').click(),
    text: (at, one) =>
      one.format === 'logo'
        ? at.locator('input[type=file]').setInputFiles({
            name: 'logo.png',
            mimeType: 'image/png',
            buffer: LOGO,
          })
        : at.locator('.policy-control input').first().fill(textFor(one)),
    number: (at, { least = 0, most = 1e9 }, now) =>
      at
        .getByRole('spinbutton')
        .fill(String(typeof now === 'number' && now < most ? now + 1 : least)),
    choice: (at, { choices = [] }, now) =>
      at
        .getByRole('combobox')
        .selectOption(choices.find(({ value }) => value !== now)?.value ?? ''),
    choices: (at, { choices = [] }, now) => {
      const free = choices.find(({ value }) => !(now as string[]).includes(value)) ?? choices[0]
      return at.locator(`input[type=checkbox][value="${free?.value}"]`).click()
    },
    texts: async (at, one) => {
      const line = at.locator('.policy-line input').last()
      await line.fill(textFor(one))
      await line.press('Enter')
    },
    texts_by_key: async (at, one) => {
      const key = at.locator('.policy-line').last().locator('select, input')
      if (one.choices?.[0]) await key.selectOption(one.choices[0].value)
      else await key.fill(textFor(one))
      await at.getByRole('button', { name: 'Add', exact: true }).click()
      await at.locator('.policy-line').first().locator('input').fill('Walked')
    },
    rows: async (at, { path, fields = [], nullable }) => {
      // What takes the place of the set begins with its columns.
      if (nullable) await at.getByRole('switch').click()
      await at.getByRole('button', { name: 'Add a row' }).click()
      const row = at.locator('.policy-row').last()
      for (const field of fields.filter(({ kind }) => kind === 'text'))
        await row
          .locator(`[data-field="${field.key}"] input`)
          .fill(special[`${path}.${field.key}`] ?? textFor(field))
    },
  }

/** What a draft says now, as the page keeps it over a reload. */
const draftIn = (page: Page): Promise<WrittenDocument> =>
  page.evaluate(() => {
    const kept = JSON.parse(sessionStorage.getItem('epod_draft:admin:policy:acme') ?? '{}')
    return (kept as { document?: WrittenDocument }).document ?? {}
  })

/** Of a client as a whole these would leave nobody to undo them: they are named, not published. */
const refused = ['config.disable', 'config.view-only', 'dashboard_customization.hide.receive_order']

/** Who publishes this is led to set up an app before anything else; that has tests of its own. */
const leads = ['second_factor']

/** What cannot stand together with the others of its group is published after them. */
const apart = [
  'dashboard_customization.hide.add_attachments',
  'dashboard_customization.hide.add_remark',
]

/** Brings back what held before this version, which holds now. */
const rollBack = async (page: Page, version: number): Promise<void> => {
  await page.goto('/admin/acme?view=versions')
  const former = page.locator(`[data-version="${version - 1}"]`)
  await former.getByRole('button', { name: 'Roll back' }).click()
  const dialog = page.getByRole('dialog', { name: `Roll back to version ${version - 1}` })
  await dialog.getByLabel('Reason').fill('That was a walk')
  await dialog.getByRole('button', { name: 'Roll back' }).click()
  await page.locator(`[data-version="${version + 1}"]`).waitFor()
}

/** Sets these settings of a group by their controls, publishes them, and goes back. */
const walk = async (page: Page, group: string, settings: readonly Setting[]): Promise<void> => {
  const { effective: before } = await policy()
  await page.goto(`/admin/acme?group=${group}`)
  for (const one of settings) {
    const now = writtenAt(before, one.path)
    const at = page.locator(`[data-setting="${one.path}"]`)
    await set[one.kind](at, one, now)
    await expect
      .poll(async () => writtenAt(await draftIn(page), one.path) ?? null, { message: one.path })
      .not.toEqual(now ?? null)
    if (![...refused, ...leads].includes(one.path)) continue
    if (refused.includes(one.path)) await at.locator('.field-error').first().waitFor()
    await at.getByRole('button', { name: 'Undo' }).click()
  }
  const draft = await draftIn(page)
  const admin = await house.product.client('admin')
  const looked = await ok(
    admin.POST('/api/clients/{key}/policy/preview', {
      params: { path: { key: 'acme' } },
      body: { document: draft, as_username: 'admin' },
    }),
  )
  expect([group, looked.result.refusals]).toEqual([group, []])
  const publish = page
    .getByRole('region', { name: 'Draft' })
    .getByRole('button', { name: 'Publish' })
  await publish.and(page.locator(':not([aria-disabled])')).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await dialog.getByLabel('Reason').fill(`A walk through ${group}`)
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await dialog.waitFor({ state: 'detached' })
  const { document, effective, version } = await policy()
  expect(document).toEqual(draft)
  for (const { path } of settings.filter((one) => ![...refused, ...leads].includes(one.path)))
    // What a row leaves out has its default in effect.
    expect([path, writtenAt(effective, path)]).toMatchObject([path, writtenAt(draft, path)])
  await rollBack(page, version)
  expect((await policy()).effective).toEqual(before)
}

it('has every setting set by its control, published group by group, in effect, and rolled back [MGMT-02] [CONF-01] [CONF-03]', async () => {
  const { groups, settings } = await listed()
  const page = await house.desk('admin')
  let walked = 0
  for (const { group } of groups) {
    const own = settings.filter((one) => one.group === group)
    const last = own.filter(({ path }) => apart.includes(path))
    for (const round of [own.filter((one) => !last.includes(one)), last]) {
      if (round.length > 0) await walk(page, group, round)
      walked += round.length
    }
  }
  expect(walked).toBe(settings.length)
}, 600_000)
