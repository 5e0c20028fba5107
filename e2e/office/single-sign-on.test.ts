import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ok } from '../../packages/client/src/index.ts'
import { openProvider, type TestProvider } from '../../src/server/testing/provider.ts'
import { looks, violations } from '../testing/axe.ts'
import { signIn } from '../testing/browser.ts'
import { withProduct } from '../testing/with-product.ts'

const house = withProduct()
let provider: TestProvider
beforeAll(async () => {
  const { url } = house.product
  provider = await openProvider(`${url}/single-sign-on`)
  const admin = await house.product.client('admin')
  await ok(
    admin.PUT('/api/clients/{key}/single-sign-on', {
      params: { path: { key: 'acme' } },
      body: {
        issuer: provider.issuer,
        ...provider.client,
        groups: [{ group: 'staff' }],
        domains: ['acme.example'],
        rev: 0,
      },
    }),
  )
})
afterAll(() => provider.close())

const asha = {
  name: 'Asha Rao',
  preferred_username: 'asha@acme.example',
  email: 'asha@acme.example',
  email_verified: true,
}
/** From the login page to the provider, and back from it as this person. */
const comeBack = async (page: Page, login: string): Promise<void> => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign in with your company' }).click()
  await page.getByLabel('Work e-mail').fill('asha@acme.example')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${provider.issuer}/**`)
  await page.locator('input[name=login]').fill(login)
  await page.locator('input[name=password]').fill('any')
  await page.locator('button[type=submit]').click()
  await page.locator('button[type=submit]').click()
  await page.waitForURL(({ origin }) => origin === new URL(house.product.url).origin)
}

describe('Signing in at one’s own company', () => {
  it('leads from the login page to the orders, and leaves nothing in the address [ACCT-03]', async () => {
    provider.people.set('asha', { ...asha, groups: ['staff'] })
    const { page, faults } = await house.visit(looks())
    await comeBack(page, 'asha')
    await page.waitForURL('**/home**')
    await page.getByRole('button', { name: 'Account of Asha Rao' }).waitFor()
    expect(page.url()).not.toMatch(/code|state/)
    await page.reload()
    await page.getByRole('button', { name: 'Account of Asha Rao' }).waitFor()
    expect(faults).toEqual([])
  })

  it('has an own account without password and passkeys, which would open nothing [ACCT-03]', async () => {
    provider.people.set('asha', { ...asha, groups: ['staff'] })
    const { page, faults } = await house.visit(looks())
    await comeBack(page, 'asha')
    await page.waitForURL('**/home**')
    await page.goto('/account')
    await page.getByText('You sign in at your company’s own provider.').waitFor()
    await page.getByText('Off: the sign-in of your company is enough').waitFor()
    await page.getByText('the sign-in of your company alone opens nothing here').waitFor()
    for (const name of ['Password', 'Passkeys'])
      expect(await page.getByRole('region', { name, exact: true }).count(), name).toBe(0)
    expect(await violations(page)).toEqual([])
    expect(faults).toEqual([])
  })

  it('says why not, and how to begin again [ACCT-03]', async () => {
    provider.people.set('ravi', { ...asha, preferred_username: 'ravi', groups: ['others'] })
    const { page, faults } = await house.visit(looks())
    await comeBack(page, 'ravi')
    await page.getByText('None of your groups may use this product.').waitFor()
    expect(new URL(page.url()).search).toBe('')
    expect(await violations(page)).toEqual([])
    await page.getByRole('link', { name: 'Back to log in' }).click()
    await page.getByLabel('Username').waitFor()
    expect(faults).toEqual([])
  })

  it('knows an address that leads nowhere, at its field [ACCT-03]', async () => {
    const { page, faults } = await house.visit(looks())
    await page.goto('/')
    await page.getByLabel('Username').fill('somebody@nowhere.example')
    await page.getByRole('button', { name: 'Sign in with your company' }).click()
    expect(await page.getByLabel('Work e-mail').inputValue()).toBe('somebody@nowhere.example')
    await page.keyboard.press('Enter')
    await page.getByText('There is no single sign-on for this.').waitFor()
    expect(await violations(page)).toEqual([])
    expect(faults).toEqual([])
  })
})

describe('Setting single sign-on up', () => {
  it('reads the provider, keeps what is typed, and shows a token once [ACCT-03] [ACCT-04]', async () => {
    const { page, faults } = await house.visit(looks())
    await signIn(page, 'admin')
    await page.goto('/admin/acme?view=sign-in')
    await page.getByLabel('Issuer').fill('http://127.0.0.1:1')
    await page.getByRole('button', { name: 'Read discovery' }).click()
    await page.getByText('did not answer in time, or not at all').waitFor()
    await page.getByLabel('Issuer').fill(provider.issuer)
    await page.getByRole('button', { name: 'Read discovery' }).click()
    await page.getByText(`${provider.issuer} answers, and can be signed out of`).waitFor()
    await page.getByRole('button', { name: 'Add a group' }).click()
    await page.getByLabel('Group', { exact: true }).last().fill('heads')
    await page.getByLabel('Account type').last().fill('Admin')
    await page.getByRole('button', { name: 'Move heads up' }).click()
    expect(await page.getByLabel('Group', { exact: true }).first().inputValue()).toBe('heads')
    await page.getByLabel('Reason').fill('More of us')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Single sign-on was saved').waitFor()
    await page.getByText('More of us').waitFor()
    await page.getByLabel('Name of the token').fill('Personnel')
    await page.getByRole('button', { name: 'Make a token' }).click()
    const token = await page.getByRole('dialog').locator('code').innerText()
    expect(token).toMatch(/^[\w-]{43}$/)
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    expect(await page.getByRole('dialog').locator('code').innerText()).toBe(token)
    await page.getByRole('button', { name: 'I have kept it' }).click()
    await page.getByText('Never used').waitFor()
    expect(await page.content()).not.toContain(token)
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Revoke Personnel' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke Personnel' }).click()
    await page.getByText('No tokens yet').waitFor()
    expect(faults).toEqual([])
  })

  it('keeps what is typed while somebody else saves, and overwrites nothing unseen [ACCT-03] [ERRS-03]', async () => {
    const { page } = await house.visit(looks())
    await signIn(page, 'admin')
    await page.goto('/admin/acme?view=sign-in')
    await page.getByLabel('Scopes').fill('openid typed')
    const admin = await house.product.client('admin')
    const params = { path: { key: 'acme' } }
    const stands = await ok(admin.GET('/api/clients/{key}/single-sign-on', { params }))
    const { rev = 0 } = stands.result.provider ?? {}
    const body = { issuer: provider.issuer, ...provider.client, groups: [{ group: 'staff' }], rev }
    await ok(admin.PUT('/api/clients/{key}/single-sign-on', { params, body }))
    // What the page learns of it as it asks anew.
    await page.getByLabel('Name of the token').fill('Another')
    await page.getByRole('button', { name: 'Make a token' }).click()
    await page.getByRole('button', { name: 'I have kept it' }).click()
    await page.getByText('Another').waitFor()
    expect(await page.getByLabel('Scopes').inputValue()).toBe('openid typed')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Somebody has changed this since. Please look at it first.').waitFor()
    expect(await page.getByLabel('Scopes').inputValue()).toBe('openid typed')
  })

  it('keeps what is typed over another view and a reload, and puts it on top of what somebody else saved [ACCT-03] [ERRS-03]', async () => {
    const { page } = await house.visit(looks())
    await signIn(page, 'admin')
    await page.goto('/admin/acme?view=sign-in')
    const scopes = page.getByLabel('Scopes')
    await scopes.fill('openid of mine')
    await page.getByLabel('Client secret').fill('seen by nobody')
    await page.getByRole('link', { name: 'Home' }).click()
    await page.goto('/admin/acme?view=sign-in')
    await page.getByText('What you typed before is still here.').waitFor()
    expect(await scopes.inputValue()).toBe('openid of mine')
    const kept = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))
    expect(kept).not.toContain('seen by nobody')
    const admin = await house.product.client('admin')
    const params = { path: { key: 'acme' } }
    const stands = await ok(admin.GET('/api/clients/{key}/single-sign-on', { params }))
    const { rev = 0 } = stands.result.provider ?? {}
    const groups = [{ group: 'theirs' }]
    const body = { issuer: provider.issuer, ...provider.client, groups, rev }
    await ok(admin.PUT('/api/clients/{key}/single-sign-on', { params, body }))
    await page.getByRole('button', { name: 'Save' }).click()
    const notice = page.getByRole('region', { name: 'What you typed was not saved' })
    await notice.getByText('openid of mine').waitFor()
    // What lies under the bar at the top is no smaller for that.
    await page.evaluate(() => scrollTo(0, 0))
    expect(await violations(page)).toEqual([])
    await notice.getByRole('button', { name: 'Put my changes on top' }).click()
    await notice.waitFor({ state: 'detached' })
    expect([
      await scopes.inputValue(),
      await page.getByLabel('Group', { exact: true }).first().inputValue(),
    ]).toEqual(['openid of mine', 'theirs'])
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Single sign-on was saved').waitFor()
    const { result } = await ok(admin.GET('/api/clients/{key}/single-sign-on', { params }))
    expect([result.provider?.scopes, result.provider?.groups[0]?.group]).toEqual([
      'openid of mine',
      'theirs',
    ])
    await page.reload()
    await scopes.waitFor()
    expect(await page.getByText('What you typed before is still here.').count()).toBe(0)
  })
})
