import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ok } from '../../packages/client/src/index.ts'
import { answerSentences } from '../../src/domain/words/answer-sentences.ts'
import { unzipped } from '../../src/server/testing/unzipped.ts'
import { looks, violations } from '../testing/axe.ts'
import { withProduct } from '../testing/with-product.ts'

const house = withProduct()

/** Opens a list of as many orders as nobody waits for. */
const openMany = async (page: Page): Promise<void> => {
  await page.route(/\/api\/fetch_orders/, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: text.replace(/"total":\d+/, '"total":5000') })
  })
  await page.goto('/home')
  await page.getByText(/of 5,?000/).waitFor({ timeout: 15_000 })
}

describe('A download that takes long', () => {
  it('is made beside, watched under the bell, saved, and goes on where it broke off [REPT-02]', async () => {
    const page = await house.desk('acme', '/', looks())
    await openMany(page)
    await page.getByRole('button', { name: 'Download PODs' }).first().click()
    await page.getByText('It is being made. The bell tells when it is ready.').waitFor()
    await page.getByRole('button', { name: /notifications$/ }).click()
    await page.getByText('PODs.zip is ready').waitFor()
    expect(await violations(page)).toEqual([])
    const asked: (string | null)[] = []
    await page.route('**/api/downloads/*/file', async (route) => {
      const range = await route.request().headerValue('range')
      asked.push(range)
      if (asked.length > 1) return route.continue()
      const response = await route.fetch()
      // The half of it comes, and then nothing more.
      const whole = await response.body()
      await route.fulfill({
        response,
        body: whole.subarray(0, Math.floor(whole.length / 2)),
        headers: { ...response.headers(), 'content-length': String(whole.length) },
      })
    })
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Save \(/ }).click(),
    ])
    expect(download.suggestedFilename()).toBe('PODs.zip')
    const files = unzipped(readFileSync(await download.path()))
    expect([...files.keys()]).toContain('manifest.csv')
    await page.getByRole('button', { name: 'Remove' }).click()
    await page.getByText('PODs.zip is ready').waitFor({ state: 'detached' })
  }, 120_000)

  it('is made once where its answer was lost and the same button is pressed again [REPT-02]', async () => {
    const page = await house.desk('acme', '/', looks())
    await openMany(page)
    const lost = async (route: Route): Promise<void> => {
      await route.fetch()
      await route.abort()
    }
    await page.route('**/api/downloads', lost)
    const button = page.getByRole('button', { name: 'Download PODs' }).first()
    await button.click()
    await page.getByRole('alert').first().waitFor()
    await page.unroute('**/api/downloads', lost)
    await button.click()
    await page.getByText('It is being made. The bell tells when it is ready.').waitFor()
    const { result } = await ok((await house.product.client('acme')).GET('/api/downloads'))
    expect(result).toHaveLength(1)
  }, 120_000)

  it('says under the bell why it could not be made [REPT-02] [ERRS-01]', async () => {
    const page = await house.desk('acme', '/', looks())
    const reason = answerSentences.too_many_pods(10_000, 12_345, 4_115)
    await page.route(/\/api\/counter\/notification/, async (route) => {
      const response = await route.fetch()
      const time = new Date().toISOString()
      const failed = { id: randomUUID(), kind: 'pods', file_name: 'PODs.zip', state: 'failed' }
      const why = { fault: 'too_many_pods', reason, rows: null, bytes: 0, expected_bytes: null }
      const times = { created_at: time, ended_at: time, expires_at: time }
      await route.fulfill({
        response,
        json: { ...(await response.json()), downloads: [{ ...failed, ...why, ...times }] },
      })
    })
    await page.goto('/home')
    await page.getByRole('button', { name: /notifications$/ }).click()
    await page.getByText(`PODs.zip: ${reason}`).waitFor()
    expect(await page.getByRole('button', { name: 'Remove' }).count()).toBe(1)
  }, 60_000)
})
