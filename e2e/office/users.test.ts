import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ok } from '../../packages/client/src/index.ts'
import { signIn } from '../testing/browser.ts'
import { withProduct } from '../testing/with-product.ts'

const house = withProduct()
const CHOSEN = 'a chosen password'

const visit = async (username: string, search = '', width = 1440): Promise<Page> => {
  const page = await house.desk(username)
  await page.setViewportSize({ width, height: 900 })
  await page.goto(`/user-management${search}`)
  return page
}
const lines = (page: Page, name: string) => page.getByRole('table', { name }).locator('tbody tr')
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name })

/** Does what is asked about, with a reason for the log. */
const sure = async (page: Page, title: string, word: string, why: string): Promise<void> => {
  const question = page.getByRole('dialog', { name: title })
  await question.getByLabel('Reason').fill(why)
  await question.getByRole('button', { name: word, exact: true }).click()
  await question.waitFor({ state: 'detached' })
}

/** Opens the form for a new user, and types who it is. */
const invitation = async (page: Page, username: string, name: string): Promise<Locator> => {
  await page.getByRole('button', { name: 'Invite user' }).click()
  const form = sheet(page, 'Invite user')
  await form.getByLabel('Username').fill(username)
  await form.getByLabel('Name', { exact: true }).fill(name)
  return form
}

/** Invites somebody by the form, and answers the link that is shown for copying. */
const invited = async (page: Page, username: string, name: string): Promise<string> => {
  const form = await invitation(page, username, name)
  await form.getByLabel('Reason').fill('new here')
  await form.getByRole('button', { name: 'Add and invite' }).click()
  const url = await form.getByRole('textbox', { name: `Link for ${username}` }).inputValue()
  await form.getByRole('button', { name: 'Close' }).last().click()
  await form.waitFor({ state: 'detached' })
  return url
}

/** Takes an invitation up in a browser of its own, and signs in. */
const takenUp = async (url: string, username: string): Promise<Page> => {
  const { page } = await house.visit()
  await page.goto(url)
  await page.getByRole('heading', { name: 'Welcome' }).waitFor()
  await page.getByLabel('New password', { exact: true }).fill(CHOSEN)
  await page.getByRole('button', { name: 'Save password' }).click()
  await page.getByRole('button', { name: 'Log in' }).waitFor()
  await signIn(page, username, CHOSEN)
  return page
}

describe('The log of changes', () => {
  it('offers to clear filters only where one is set [MGMT-01]', async () => {
    const page = await visit('admin', '?view=log')
    await page.getByText('Every change to a user is listed here').waitFor()
    const clear = page.locator('.page-card').getByRole('button', { name: 'Clear filters' })
    expect(await clear.count()).toBe(0)
    await page.goto('/user-management?view=log&of=meera')
    await page.getByText('No change matches').waitFor()
    await clear.click()
    await page.getByText('Every change to a user is listed here').waitFor()
  })

  it.each([
    ['/user-management?view=log', 'Whose account', 1440],
    ['/user-management?view=log', 'Whose account', 390],
    ['/admin', 'Phone or e-mail', 1440],
    ['/admin', 'Phone or e-mail', 390],
  ])('has the days at %s as high as %s, at %i px [DESK-09]', async (path, label, width) => {
    const page = await visit('admin', '', width)
    await page.goto(path)
    const filters = page.getByRole('search').filter({ hasText: label })
    const field = await filters.getByLabel(label, { exact: true }).boundingBox()
    const days = await filters.getByRole('button', { name: /All days/ }).boundingBox()
    expect(days?.height).toBe(field?.height)
  })

  it('keeps the focus in a search after Enter [MGMT-01]', async () => {
    const page = await visit('admin', '?view=log')
    const whose = page.getByLabel('Whose account', { exact: true })
    await whose.fill('nobody-like-that')
    await whose.press('Enter')
    await page.getByText('No change matches').waitFor()
    // Whoever goes on typing types there.
    expect(await page.locator(':focus').inputValue()).toBe('nobody-like-that')
  })
})

describe('A user', () => {
  it('is invited once where the answer to that was lost, by a form that stays and says who was added [MGMT-01] [AUTH-11]', async () => {
    const page = await visit('admin')
    const form = await invitation(page, 'once', 'Once Only')
    const keys: (string | undefined)[] = []
    const invites = '**/api/users/once/invite'
    await page.route(invites, async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      if (keys.length > 1) return route.continue()
      await route.fetch()
      await route.abort()
    })
    await form.getByRole('button', { name: 'Add and invite' }).click()
    await form.getByText('once was added, but the invitation was not sent').waitFor()
    await form.getByRole('button', { name: 'Add and invite' }).click()
    await form.getByRole('textbox', { name: 'Link for once' }).waitFor()
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
    await page.unroute(invites)
  })

  it.each([
    ['Disable', 'Disable this user?'],
    ['Add a setting', 'A setting of this user’s own'],
  ])(
    'keeps a reason that was typed to %s from a slip of Escape [MGMT-01]',
    async (button, title) => {
      const page = await visit('admin', '?user=acme-viewer')
      await page.getByRole('button', { name: button, exact: true }).click()
      const question = sheet(page, title)
      await question.getByLabel('Reason').fill('left us in May')
      await page.keyboard.press('Escape')
      const leave = sheet(page, 'Leave without sending?')
      await leave.getByRole('button', { name: 'Go on here' }).click()
      expect(await question.getByLabel('Reason').inputValue()).toBe('left us in May')
      await page.keyboard.press('Escape')
      await leave.getByRole('button', { name: 'Leave it' }).click()
      await expect.poll(() => page.getByRole('dialog').count()).toBe(1)
    },
  )

  it('is invited by link, chooses a password, is changed, seen as and disabled, and all of it is on record [MGMT-01] [AUTH-11] [AUTH-14] [A11Y-01]', async () => {
    const page = await visit('admin')
    const url = await invited(page, 'meera', 'Meera Pillai')
    expect(url).toMatch(/\/reset-password\S*#[\w-]{43}$/)
    const theirs = await takenUp(url, 'meera')
    const again = await house.visit()
    await again.page.goto(url)
    await again.page.getByLabel('New password', { exact: true }).fill(CHOSEN)
    await again.page.getByRole('button', { name: 'Save password' }).click()
    await again.page.getByText('This invitation has been used already').first().waitFor()

    await page.goto('/user-management?q=meera')
    await page.getByRole('button', { name: 'Open meera' }).click()
    await page.waitForURL(/user=meera/)
    const drawer = sheet(page, 'Meera Pillai')
    await drawer.getByLabel('Role').selectOption('User_Mgmnt')
    await drawer.getByLabel('Reason').fill('helps out')
    const save = drawer.getByRole('button', { name: 'Save changes' })
    await save.press('Enter')
    await page.getByText('meera was saved').waitFor()
    // There is nothing to save any more, which its reason says; the focus stays on it.
    await expect.poll(() => save.getAttribute('aria-disabled')).toBe('true')
    expect(await save.evaluate((one) => one === document.activeElement)).toBe(true)
    // A role ends the sessions: the next call leads to the sign-in.
    await theirs.reload()
    await theirs.getByRole('button', { name: 'Log in' }).waitFor()
    await signIn(theirs, 'meera', CHOSEN)

    await drawer.getByRole('button', { name: 'Disable' }).click()
    await sure(page, 'Disable this user?', 'Disable', 'left us')
    await drawer.getByRole('button', { name: 'Enable' }).waitFor()
    // The button that was pressed has become its opposite, and keeps the focus.
    await expect.poll(() => page.locator(':focus').innerText()).toBe('Enable')
    await theirs.reload()
    await theirs.getByRole('button', { name: 'Log in' }).waitFor()

    await page.goto('/user-management?view=log&of=meera')
    await expect
      .poll(() => lines(page, 'Changes of users').locator('td:nth-child(3)').allInnerTexts())
      .toEqual(['Disabled', 'Changed', 'Invitation taken up', 'Invited', 'Added'])
    await expect
      .poll(() => lines(page, 'Changes of users').nth(4).innerText())
      .toContain('Sees All orders of the account')
    const changed = lines(page, 'Changes of users').nth(1)
    expect(await changed.locator('td').allInnerTexts()).toEqual([
      expect.stringMatching(/^\d\d-\d\d-\d{4} \d\d:\d\d$/),
      'meera',
      'Changed',
      'Settings none',
      'Settings config: role: User_Mgmnt',
      'admin',
      'helps out',
    ])
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download Reports' }).click()
    expect((await saved).suggestedFilename()).toBe('user-changes.xlsx')
    await page.getByLabel('What was done').selectOption('Disabled')
    await expect.poll(() => lines(page, 'Changes of users').count()).toBe(1)
  })

  it('is seen as by a manager, read only and said so on every page, until that ends [MGMT-01] [TABL-03]', async () => {
    const page = await visit('admin', '?user=acme-viewer')
    await page.getByRole('button', { name: 'View as this user' }).click()
    await page
      .getByRole('dialog', { name: 'View as this user?' })
      .getByRole('button', { name: 'View as this user' })
      .click()
    await page.waitForURL('**/home**')
    const banner = page.getByRole('complementary', { name: 'You see what Vikram Nair sees' })
    await banner.waitFor()
    const bar = page.getByRole('navigation', { name: 'Main' })
    expect(await bar.getByRole('link').allInnerTexts()).toEqual(['Home'])
    // What the list is told of its columns is remembered once it is told.
    await page.waitForFunction(() => localStorage.getItem('epod_preferences acme-viewer') !== null)
    await page.goto('/history')
    await banner.waitFor()
    await page.getByText('This page is not for this account').waitFor()
    // Other tabs are whose they were.
    const other = await page.context().newPage()
    await other.goto('/home')
    await other.getByRole('button', { name: 'Account of Asha Menon' }).waitFor()
    expect(await other.getByRole('complementary').count()).toBe(0)
    const remembered = (): Promise<string[]> =>
      other.evaluate(() =>
        Object.keys(localStorage)
          .filter((key) => key.startsWith('epod_preferences'))
          .toSorted(),
      )
    await expect
      .poll(remembered)
      .toEqual(['epod_preferences acme-viewer', 'epod_preferences admin'])
    await banner.getByRole('button', { name: 'End' }).click()
    await page.waitForURL('**/user-management**')
    await page.getByRole('button', { name: 'View as this user' }).waitFor()
    expect(await banner.count()).toBe(0)
    expect(await remembered()).toEqual(['epod_preferences admin'])
  })
})

describe('Nobody', () => {
  it('takes rights from the own account, and the last administrator stays [MGMT-01]', async () => {
    const page = await visit('admin', '?user=admin')
    const drawer = sheet(page, 'Asha Menon')
    const disable = drawer.getByRole('button', { name: 'Disable' })
    expect(await disable.getAttribute('aria-disabled')).toBe('true')
    await disable.press('Enter')
    await page.getByText('This is your own account: another administrator').first().waitFor()
    expect(await drawer.getByLabel('Role').isDisabled()).toBe(true)
    const users = await visit('acme-users', '?user=admin')
    const theirs = sheet(users, 'Asha Menon').getByRole('button', { name: 'Disable' })
    await theirs.press('Enter')
    await users.getByText('This needs what you have not yourself').first().waitFor()
    const platform = await visit('platform', '?user=admin')
    await sheet(platform, 'Asha Menon').getByRole('button', { name: 'Disable' }).click()
    const question = platform.getByRole('dialog', { name: 'Disable this user?' })
    await question.getByRole('button', { name: 'Disable', exact: true }).click()
    await platform.getByText('This is the last administrator who can sign in').waitFor()
  })

  it('is let to administer every client, and no more, by who does so alone [MGMT-01] [MGMT-02]', async () => {
    const user = (await visit('admin', '?user=acme-cnf')).getByRole('dialog', { name: /./ })
    await user.getByRole('button', { name: 'View as this user' }).waitFor()
    expect(await user.getByRole('button', { name: 'Let administer every client' }).count()).toBe(0)
    const page = await visit('platform', '?user=acme-cnf')
    const theirs = page.getByRole('dialog').first()
    await theirs.getByRole('button', { name: 'Let administer every client' }).click()
    const [promote, demote] = ['Let administer every client', 'Administer no other client']
    await sure(page, 'Let this user administer every client?', promote, 'on call')
    await theirs.getByText('Administers every client').waitFor()
    await theirs.getByRole('button', { name: demote }).click()
    await sure(page, 'Take every other client away?', demote, 'no more')
    await theirs.getByRole('button', { name: promote }).waitFor()
  })

  it('overwrites what somebody else has changed meanwhile, and loses what was typed [MGMT-01] [ERRS-03]', async () => {
    const page = await visit('admin', '?user=acme-cnf')
    const drawer = sheet(page, 'Nagpur C&F Agency')
    await drawer.getByLabel('Name', { exact: true }).fill('Nagpur Agency')
    const admin = await house.product.client('admin')
    await ok(
      admin.PATCH('/api/users/{username}', {
        params: { path: { username: 'acme-cnf' } },
        body: { email: 'agency@example.com' },
      }),
    )
    await drawer.getByRole('button', { name: 'Save changes' }).click()
    await drawer.getByText('now agency@example.com').waitFor()
    await drawer.getByRole('button', { name: 'Go on with what is there now' }).click()
    expect(await drawer.getByLabel('Name', { exact: true }).inputValue()).toBe('Nagpur Agency')
    expect(await drawer.getByLabel('E-mail').inputValue()).toBe('agency@example.com')
    await drawer.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('acme-cnf was saved').waitFor()
  })
})

describe('The list of users', () => {
  it('leads back from a page whose users have gone [MGMT-01]', async () => {
    const page = await visit('admin', '?page=3')
    await page.getByText(/^0–0 of \d+$/).waitFor()
    await page.getByRole('button', { name: 'Previous page' }).click()
    await page.getByText(/^[1-9]\d*–\d+ of \d+$/).waitFor()
    expect(new URL(page.url()).searchParams.get('page')).not.toBe('3')
  })

  it('is narrowed to any client by who administers all of them [MGMT-01]', async () => {
    const page = await visit('platform', '')
    const clients = page.getByLabel('Client', { exact: true })
    await clients.locator('option', { hasText: 'Bayer' }).waitFor({ state: 'attached' })
    await clients.selectOption('bayer')
    await page.waitForURL(/client=bayer/)
    await page.getByText('1–1 of 1').waitFor()
    expect(await lines(page, 'Users').allInnerTexts()).toEqual([
      expect.stringContaining('bayer@example.com'),
    ])
  })

  it('is narrowed by state, role and account type, from the address too [MGMT-01]', async () => {
    const page = await visit('admin', '?state=disabled')
    await expect.poll(() => lines(page, 'Users').count()).toBeGreaterThan(0)
    expect(new Set(await lines(page, 'Users').locator('td:last-child').allInnerTexts())).toEqual(
      new Set(['Disabled']),
    )
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await page.getByLabel('Role').selectOption('Manages users')
    await page.getByRole('button', { name: 'Open acme-users' }).waitFor()
    await page.waitForURL(/role=User_Mgmnt/)
    await page.getByLabel('Role').selectOption('Any role')
    await page.getByLabel('Account type').selectOption('CnF')
    await page.getByRole('button', { name: 'Open acme-cnf' }).waitFor()
    await expect.poll(() => lines(page, 'Users').count()).toBe(1)
  })

  it('is worked by keyboard, and fits a phone [MGMT-01] [A11Y-01]', async () => {
    const page = await visit('admin', '', 390)
    const row = page.getByRole('button', { name: 'Open acme-cnf' })
    await row.focus()
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('button', { name: 'Disable' }).waitFor()
    // The sheet comes in from the side.
    const edges = () =>
      drawer.evaluate((open) => [
        Math.round(open.getBoundingClientRect().left),
        open.scrollWidth - open.clientWidth,
      ])
    await expect.poll(edges).toEqual([0, 0])
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })
    await expect.poll(() => row.evaluate((button) => button === document.activeElement)).toBe(true)
    // The page's long name in the top bar is cut on the narrowest.
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

  it('keeps what was typed into an invitation that was not sent, and says by field what is wrong [MGMT-01] [ERRS-03]', async () => {
    const page = await visit('admin')
    await page.getByRole('button', { name: 'Invite user' }).click()
    const form = sheet(page, 'Invite user')
    await form.getByLabel('Username').fill('acme')
    await form.getByLabel('Name', { exact: true }).fill('Twice')
    await form.getByRole('button', { name: 'Add and invite' }).click()
    await form.getByText('There is a user ‘acme’ already').waitFor()
    await page.keyboard.press('Escape')
    await form.waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('button', { name: 'Invite user' }).click()
    expect(await form.getByLabel('Name', { exact: true }).inputValue()).toBe('Twice')
    await form.getByRole('button', { name: 'Start over' }).click()
    expect(await form.getByLabel('Name', { exact: true }).inputValue()).toBe('')
  })

  it('has settings of their own set and changed by the controls of the configuration, each beside the client’s [MGMT-01] [CONF-03]', async () => {
    const page = await visit('admin', '?user=acme-viewer')
    const user = sheet(page, 'Vikram Nair')
    await user.getByRole('button', { name: 'Add a setting' }).click()
    const dialog = sheet(page, 'A setting of this user’s own')
    await dialog.getByLabel('Search all settings').fill('hide remarks')
    await dialog.getByLabel('Which setting?').selectOption('Hide remarks')
    await dialog.getByText('The client: Off').waitFor()
    await dialog.getByRole('switch').press(' ')
    await dialog.getByLabel('Reason').fill('He only looks')
    await dialog.getByRole('button', { name: 'Set for this user' }).press('Enter')
    await dialog.waitFor({ state: 'detached' })
    const path = 'dashboard_customization.hide.add_remark'
    const line = user.getByRole('row').filter({ hasText: path })
    await expect
      .poll(() => line.innerText())
      .toMatch(/^Hide remarks\s[^]*On\s*differs from the client\s*Off/)
    await line.getByRole('button', { name: `Change ${path}` }).click()
    await dialog.getByRole('switch', { checked: true }).click()
    await dialog.getByRole('button', { name: 'Set for this user' }).click()
    await line.getByText('the same as the client').waitFor()
  })
})
