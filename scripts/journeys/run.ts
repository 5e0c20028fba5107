import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { quickly, runProduct } from '../../e2e/testing/run-product.ts'
import { headlessChromium } from '../system-packages.ts'
import { jobs } from './jobs.ts'
import { faultsOf, tableOf, toldOf, type Measured, type Took } from './judge.ts'
import { benchAt } from './measure.ts'
import type { By } from './recorder.ts'

const kept = fileURLToPath(new URL('before.json', import.meta.url))
const page = fileURLToPath(new URL('../../docs/journeys.md', import.meta.url))
const flags = process.argv.slice(2)
const wanted = flags.filter((flag) => !flag.startsWith('--'))
const chosen = jobs.filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
)

/** The product of an address that is given, else one of its own with the demo's orders. */
const product = async (): Promise<{ url: string; stop: () => Promise<unknown> }> => {
  const given = process.env['JOURNEYS_URL']
  if (given !== undefined) return { url: given, stop: () => Promise.resolve() }
  const folder = mkdtempSync(join(tmpdir(), 'epod-journeys-'))
  const running = runProduct(join(folder, 'data'), {}, quickly)
  await running.serving
  const stop = async (): Promise<void> => {
    await running.end('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
  return { url: running.url, stop }
}

const measured = async (): Promise<Measured> => {
  const executablePath = headlessChromium()
  if (executablePath === undefined) throw new Error('Chromium is not installed')
  const { url, stop } = await product()
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
  })
  try {
    const bench = await benchAt(browser, url)
    const all: Record<string, Record<By, Took>> = {}
    for (const job of chosen) {
      const took: Record<By, Took> = { mouse: null, keyboard: null }
      for (const by of ['mouse', 'keyboard'] as const) {
        const answer = await bench.measure(job, by)
        took[by] = answer.took
        console.error(`${job.name}, by ${by}: ${JSON.stringify(answer.took)}`)
        for (const why of answer.why) console.error(`    not ${why}`)
      }
      all[job.name] = took
    }
    return all
  } finally {
    await browser.close()
    await stop()
  }
}

const now = await measured()
const known = JSON.parse(readFileSync(kept, 'utf8')) as Measured
const before = flags.includes('--before') ? { ...known, ...now } : known
if (before !== known) writeFileSync(kept, `${JSON.stringify(before, null, 2)}\n`)
const table = tableOf(before, now)
const isJson = flags.includes('--json')
console.log(isJson ? JSON.stringify(toldOf(chosen, now)) : `\n${table}\n`)
// The page tells of all jobs or none.
if (flags.includes('--write') && chosen.length === jobs.length) {
  const [head = '', , tail = ''] = readFileSync(page, 'utf8').split(/<!-- table -->|<!-- end -->/)
  writeFileSync(page, `${head}<!-- table -->\n\n${table}\n\n<!-- end -->${tail}`)
  spawnSync('node_modules/.bin/oxfmt', [page], { stdio: 'inherit' })
}
const faults = faultsOf(before, now)
// Whoever reads JSON from the one is told of faults by the other.
const say = isJson ? console.error : console.log
say(faults.length === 0 ? 'Nothing is longer than it was.' : faults.join('\n'))
if (faults.length > 0) process.exitCode = 1
