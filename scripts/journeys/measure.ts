import type { Browser, BrowserContext, Page } from 'playwright-core'
import { createEpodClient, type EpodClient } from '../../packages/client/src/index.ts'
import { PASSWORD, tokenOf } from '../../e2e/testing/calls.ts'
import { until, type Asked, type Job, type Ready, type Way } from './job.ts'
import type { Took } from './judge.ts'
import { handOn, type By } from './recorder.ts'
import { witnessIn } from './witness.ts'

/** What is not there within this is not coming. */
const PATIENCE_MS = Number(process.env['JOURNEYS_PATIENCE_MS'] ?? 15_000)

/** Where a way that does not lead to the end leaves a picture of where it ended. */
const pictureOf = ({ name }: Job, by: By): string =>
  `node_modules/.cache/journeys/${parseInt(name, 10)}-${by}.png`

type Kept = Awaited<ReturnType<BrowserContext['storageState']>>

/** A product and a browser, in which jobs are measured. */
export interface Bench {
  readonly desk: EpodClient
  /** What a job takes by one hand, and why it is impossible where it is. */
  measure(job: Job, by: By): Promise<{ took: Took; why: readonly string[] }>
}

const tell = (thrown: unknown): string =>
  (thrown instanceof Error ? thrown.message : String(thrown)).split('\n').slice(0, 3).join(' ')

const signIn = async (page: Page, username: string): Promise<void> => {
  await page.goto('/')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await atDashboard(page)
}
const atDashboard = (page: Page): Promise<void> =>
  page.locator('tbody tr[data-order-row]').first().waitFor()

/** Sits down before a product that serves at an address. */
export const benchAt = async (browser: Browser, url: string): Promise<Bench> => {
  const desk = createEpodClient({ baseUrl: url, key: await tokenOf(url, 'acme') })
  const sessions = new Map<string, Kept>()
  const visit = async (storageState?: Kept): Promise<BrowserContext> => {
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width: 1440, height: 900 },
      permissions: ['clipboard-read', 'clipboard-write'],
      reducedMotion: 'reduce',
      locale: 'en-IN',
      ...(storageState === undefined ? {} : { storageState }),
    })
    context.setDefaultTimeout(PATIENCE_MS)
    return context
  }
  const sessionOf = async (username: string): Promise<Kept> => {
    const known = sessions.get(username)
    if (known) return known
    const context = await visit()
    await signIn(await context.newPage(), username)
    const kept = await context.storageState()
    sessions.set(username, kept)
    await context.close()
    return kept
  }
  /** Does a job by one of its ways. */
  const attempt = async (job: Job, by: By, go: Way, isDone: Ready['isDone']): Promise<Took> => {
    const isOut = job.begins === 'signed out'
    const context = await visit(isOut ? undefined : await sessionOf(job.account))
    try {
      const witness = await witnessIn(context)
      const page = await context.newPage()
      const asked: Asked[] = []
      page.on('requestfinished', (request) =>
        asked.push({ path: new URL(request.url()).pathname, body: request.postData() ?? '' }),
      )
      // Somebody has to listen before a file is asked for, or the browser's own dialog comes.
      page.on('filechooser', () => undefined)
      page.on('download', (file) =>
        asked.push({ path: `saved ${file.suggestedFilename()}`, body: '' }),
      )
      await page.goto(isOut ? '/' : '/home')
      await (isOut ? page.getByLabel('Username').waitFor() : atDashboard(page))
      const hand = handOn(page, by, (text) =>
        page.evaluate((copied) => navigator.clipboard.writeText(copied), text),
      )
      const began = performance.now()
      await go(hand, page)
        .then(() => until('the job is done', () => isDone(page, asked), PATIENCE_MS))
        .catch(async (thrown: unknown) => {
          await page.screenshot({ path: pictureOf(job, by) })
          throw thrown
        })
      const seconds = (performance.now() - began) / 1000
      witness.confirm(hand)
      return { ...hand.counted(), seconds: Math.round(seconds * 10) / 10 }
    } finally {
      await context.close()
    }
  }
  return {
    desk,
    measure: async (job, by) => {
      const why: string[] = []
      for (let way = 0; ; way += 1) {
        // Each way has orders of its own.
        const { ways, isDone } = await job.ready(desk)
        const go = ways[by][way]
        if (go === undefined) return { took: null, why }
        try {
          return { took: await attempt(job, by, go, isDone), why }
        } catch (thrown) {
          why.push(tell(thrown))
        }
      }
    },
  }
}
