import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { createEpodClient, type EpodClient } from '../../packages/client/src/index.ts'
import { PASSWORD, tokenOf } from '../../e2e/testing/calls.ts'
import { until, type As, type Asked, type Job, type Ready, type Way } from './job.ts'
import type { Took } from './judge.ts'
import { handOn, type By } from './recorder.ts'
import { witnessIn } from './witness.ts'

/** What is not there within this is not coming. */
const PATIENCE_MS = Number(process.env['JOURNEYS_PATIENCE_MS'] ?? 15_000)

/** Where a way that does not lead to the end leaves a picture of where it ended. */
const pictureOf = ({ name }: Job, by: By): string =>
  `node_modules/.cache/journeys/${parseInt(name, 10)}-${by}.png`

const atDesk: BrowserContextOptions = {
  viewport: { width: 1440, height: 900 },
  permissions: ['clipboard-read', 'clipboard-write'],
}
const onPhone: BrowserContextOptions = {
  viewport: { width: 360, height: 640 },
  permissions: ['geolocation'],
  geolocation: { latitude: 18.5, longitude: 73.8 },
}

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
const dashboard = { url: '/home', isThere: atDashboard }
const loginPage = { url: '/', isThere: (page: Page) => page.getByLabel('Username').waitFor() }

/** Sits down before a product that serves at an address. */
export const benchAt = async (browser: Browser, url: string): Promise<Bench> => {
  const clients = new Map<string, Promise<EpodClient>>()
  const as: As = (username, password = PASSWORD) => {
    const client =
      clients.get(username) ??
      tokenOf(url, username, password).then((key) => createEpodClient({ baseUrl: url, key }))
    clients.set(username, client)
    return client
  }
  const desk = await as('acme')
  const sessions = new Map<string, Kept>()
  const visit = async (storageState?: Kept, device = atDesk): Promise<BrowserContext> => {
    const context = await browser.newContext({
      ...device,
      baseURL: url,
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
  const attempt = async (job: Job, by: By, go: Way, ready: Ready): Promise<Took> => {
    const { account, device } = job
    const { isDone, begins = account === null ? loginPage : dashboard } = ready
    const context = await visit(
      account === null ? undefined : await sessionOf(account),
      device === 'phone' ? onPhone : atDesk,
    )
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
      await page.goto(begins.url)
      await begins.isThere(page)
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
        const ready = await job.ready(desk, as)
        const go = ready.ways[by][way]
        if (go === undefined) return { took: null, why }
        try {
          return { took: await attempt(job, by, go, ready), why }
        } catch (thrown) {
          why.push(tell(thrown))
        }
      }
    },
  }
}
