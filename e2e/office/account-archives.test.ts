import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { manifestIn } from '../../src/domain/account-archive/manifest.ts'
import { unzipped } from '../../src/server/testing/unzipped.ts'
import { looks, violations } from '../testing/axe.ts'
import { withProduct } from '../testing/with-product.ts'

const house = withProduct()

describe('All data of an account', () => {
  it('is exported at the press of a button, watched, told in the bell and downloaded [DATA-01]', async () => {
    const page = await house.desk('admin', '/home', looks())
    await page.goto('/admin')
    const part = page.getByRole('region', { name: 'All data of this account' })
    await part.getByText('No archive yet').waitFor()
    const button = part.getByRole('button', { name: 'Export everything' })
    await button.focus()
    await page.keyboard.press('Enter')
    await page.getByText('The archive is being made; the bell tells when it is ready').waitFor()
    const line = part.getByRole('row').filter({ hasText: 'by admin' })
    await line.getByText('Ready', { exact: true }).waitFor({ timeout: 60_000 })
    expect(await violations(page)).toEqual([])
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      line.getByRole('button', { name: 'Download' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^acme-\d{4}-\d{2}-\d{2}\.zip$/)
    const members = unzipped(readFileSync(await download.path()))
    expect(manifestIn(members.get('manifest.json')?.toString() ?? '')).toMatchObject({
      client: { key: 'acme', name: 'Acme Logistics' },
      media: { lost: [] },
    })
    await page.goto('/home')
    await page.getByRole('button', { name: /notifications$/ }).click()
    await page.getByRole('link', { name: 'The archive of Acme Logistics is ready' }).click()
    await part.getByText('Ready', { exact: true }).waitFor()
  }, 120_000)

  it('can be chosen by who administers every client, and fits a phone [DATA-01]', async () => {
    const page = await house.desk('platform', '/home')
    await page.goto('/admin')
    const part = page.getByRole('region', { name: 'All data of this account' })
    await part.getByLabel('Client').selectOption('Acme Logistics')
    await part.getByText('by admin').waitFor()
    await page.setViewportSize({ width: 390, height: 900 })
    await part.getByText('by admin').scrollIntoViewIfNeeded()
    // Nothing of it is wider than a phone.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})
