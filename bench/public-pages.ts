import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  chromium,
  type Browser,
  type BrowserContext,
  type Page,
  type Request,
} from 'playwright-core'
import { aRow } from '../e2e/testing/orders.ts'
import { runProduct } from '../e2e/testing/run-product.ts'
import { chromium as installed } from '../scripts/system-packages.ts'
import { statementWords } from '../src/domain/words/crate-statement.ts'
import { statementWords as hindiStatementWords } from '../src/domain/words/hi/crate-statement.ts'
import { mobileWords as hindiMobileWords } from '../src/domain/words/hi/mobile-add.ts'
import { publicWords as hindiWords } from '../src/domain/words/hi/public-pages.ts'
import { mobileWords } from '../src/domain/words/mobile-add.ts'
import { publicWords } from '../src/domain/words/public-pages.ts'
import { median, post } from './caller.ts'

// A cheap phone on 2G: 400 kbit/s either way, 400 ms until anything comes, a processor of a
// quarter.
const LINE = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const SLOWER = 4
const VISITS = 3
const GOALS = { first_s: 10, again_s: 1 }

const words = {
  en: [publicWords, mobileWords, statementWords],
  hi: [hindiWords, hindiMobileWords, hindiStatementWords],
} as const
type Language = keyof typeof words

/** A page, the address of it for one visit, and what shows that a person can begin. */
interface Bench {
  readonly name: string
  readonly address: () => Promise<string>
  readonly usable: (page: Page, language: Language) => ReturnType<Page['locator']>
  readonly isKept: boolean
}

let missed = 0
const judged = (times: readonly number[], goal: number): string => {
  const middle = median(times)
  if (middle > goal) missed += 1
  return (
    `**${middle.toFixed(2)}** ` +
    `(${Math.max(...times).toFixed(2)})${middle > goal ? ' (missed)' : ''}`
  )
}

const slow = async (page: Page, isCut: boolean): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { ...LINE, offline: isCut })
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

/**
 * Seconds from the address being entered until the person can begin; and what came over the line by
 * then.
 */
const visit = async (
  context: BrowserContext,
  url: string,
  usable: (page: Page) => ReturnType<Page['locator']>,
  isCut: boolean,
) => {
  const page = await context.newPage()
  await slow(page, isCut)
  const finished: Request[] = []
  page.on('requestfinished', (request) => {
    finished.push(request)
  })
  const began = performance.now()
  await page.goto(url, { waitUntil: 'commit' })
  await usable(page).and(page.locator(':enabled, ol')).waitFor()
  const seconds = (performance.now() - began) / 1000
  const loaded = { all: 0, script: 0, requests: finished.length }
  for (const request of isCut ? [] : [...finished]) {
    const { responseBodySize, responseHeadersSize } = await request.sizes()
    loaded.all += responseBodySize + responseHeadersSize
    if (request.resourceType() === 'script') loaded.script += responseBodySize
  }
  return { page, seconds, loaded }
}

const measure = async (browser: Browser, bench: Bench, language: Language): Promise<void> => {
  const [first, again, sizes]: [
    number[],
    number[],
    { all: number; script: number; requests: number }[],
  ] = [[], [], []]
  for (let time = 0; time < VISITS; time += 1) {
    const url = await bench.address()
    const context = await browser.newContext({
      viewport: { width: 360, height: 640 },
      locale: language === 'hi' ? 'hi-IN' : 'en-IN',
      reducedMotion: 'reduce',
    })
    context.setDefaultTimeout(60_000)
    const usable = (page: Page) => bench.usable(page, language)
    const { page, seconds, loaded } = await visit(context, url, usable, false)
    first.push(seconds)
    sizes.push(loaded)
    if (bench.isKept) {
      // The worker has what it keeps, and the page is on the phone; then the network goes.
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
      await page.waitForFunction(async () =>
        (await indexedDB.databases()).some(({ name }) => name === 'epod-public'),
      )
      await page.waitForLoadState('networkidle')
      await page.close()
      await context.setOffline(true)
      const { seconds: next } = await visit(context, url, usable, true)
      again.push(next)
    }
    await context.close()
  }
  const most = (field: 'all' | 'script' | 'requests'): number =>
    Math.max(...sizes.map((one) => one[field]))
  const kB = (bytes: number): string => (bytes / 1000).toFixed(1)
  console.log(
    `| ${bench.name}, ${language} | ${judged(first, GOALS.first_s)} | ` +
      `${bench.isKept ? judged(again, GOALS.again_s) : '–'} | ${kB(most('all'))} | ` +
      `${kB(most('script'))} | ${most('requests')} |`,
  )
}

const folder = mkdtempSync(join(tmpdir(), 'epod-bench-'))
const product = runProduct(join(folder, 'data'))
await product.serving
const executablePath = installed()
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const port = Number(new URL(product.url).port)
  const { token } = JSON.parse(
    await post(port, '/api/login', {}, { authorization: `Basic ${btoa('acme:epod-demo')}` }),
  ) as { token: string }
  const ask = async <T>(path: string, body: unknown): Promise<T> =>
    JSON.parse(
      await post(port, `/api${path}`, body, {
        authorization: `Bearer ${token}`,
        prefer: 'return=representation',
      }),
    ) as T
  const linkFor = (party: string) => async (): Promise<string> => {
    const {
      result: {
        created: [order],
      },
    } = await ask<{ result: { created: { _id: string }[] } }>('/orders', [aRow()])
    return (await ask<{ result: { url: string } }>(`/orders/${order?._id ?? ''}/links`, { party }))
      .result.url
  }
  const statement = async (): Promise<string> => {
    const [kind, party] = ['receiver', 'Northwind']
    await ask('/crates/movements', {
      asset: 'Crate',
      from: { kind: 'warehouse', name: 'Pune' },
      to: { kind, name: party },
      quantity: 5,
    })
    return (await ask<{ result: { url: string } }>('/crates/statements', { kind, party })).result
      .url
  }
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
  const benches: readonly Bench[] = [
    {
      name: 'receiver',
      address: linkFor('receiver'),
      usable: (page, language) => button(page, words[language][0].arrivalNext),
      isKept: true,
    },
    {
      name: 'driver',
      address: linkFor('driver'),
      usable: (page, language) => button(page, words[language][0].reached),
      isKept: true,
    },
    {
      name: 'tracking',
      address: linkFor('tracking'),
      usable: (page, language) =>
        page.locator('ol.timeline').filter({ hasText: words[language][0].expected }),
      isKept: true,
    },
    {
      name: 'adding on a phone',
      address: async () =>
        (await ask<{ url: string }>('/url-codes', { purpose: 'mobile_add' })).url,
      usable: (page, language) =>
        page
          .locator('form')
          .filter({ has: page.getByRole('heading', { name: words[language][1].title }) })
          .locator('button[type=submit]'),
      isKept: false,
    },
    {
      name: 'crate statement',
      address: statement,
      usable: (page, language) => button(page, words[language][2].confirm),
      isKept: false,
    },
  ]
  console.log(
    `| public page on a cheap phone on 2G, median of ${VISITS} (worst) | first visit until ` +
      `usable s (goal ≤ ${GOALS.first_s}) | again, without network s (goal ≤ ${GOALS.again_s}) | ` +
      'kB in all | of it script | requests |\n|---|---|---|---|---|---|',
  )
  for (const bench of benches)
    for (const language of ['en', 'hi'] as const) await measure(browser, bench, language)
} finally {
  await browser.close()
  await product.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}
console.log(missed === 0 ? '\nAll within the goals.' : `\n${missed} missed.`)
if (missed > 0) process.exitCode = 1
