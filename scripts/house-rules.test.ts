import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { houseRules, type SourceFile } from './house-rules.ts'

const repository: SourceFile[] = globSync(
  '{src,e2e,bench,scripts,migrations}/**/*.{ts,tsx,mjs,css,sql}',
).map((path) => ({ path, text: readFileSync(path, 'utf8') }))

const file = (path: string, text = ''): SourceFile => ({ path, text })
const long = (path: string, lines: number) => file(path, 'x\n'.repeat(lines))

/** For each rule, files that break it. */
const violations: Record<keyof typeof houseRules, SourceFile[]> = {
  'no file has more than 300 lines, no test more than 400': [
    long('scripts/long.ts', 301),
    long('e2e/long.test.ts', 401),
  ],
  'half of the files have at most 70 lines': [
    long('src/a.ts', 71),
    long('src/b.ts', 71),
    long('src/c.ts', 10),
  ],
  'nine of ten files have at most 200 lines': [long('src/a.ts', 10), long('src/b.ts', 201)],
  'at most one line of a hundred is over 100 columns': [
    file('src/a.ts', `${'x\n'.repeat(98)}${'y'.repeat(101)}\n${'z'.repeat(101)}`),
  ],
  'comments are at most 100 columns wide': [
    file('src/a.ts', `/** ${'far '.repeat(25)}*/\nconst a = 1`),
    file('src/b.ts', `// ${'and '.repeat(25)}wide`),
  ],
  'names say something, in kebab-case': [
    file('src/web/utils/x.ts'),
    file('src/domain/helpers.ts'),
    file('src/server/OrderStore.ts'),
  ],
  'every export says what it promises': [
    file('src/domain/x.ts', 'const a = 1\nexport const b = 2\n'),
  ],
  'no files import each other in a circle, not even types': [
    file('src/domain/a.ts', "import type { B } from './b.ts'"),
    file('src/domain/b.ts', "import { c } from './sub/c.ts'"),
    file('src/domain/sub/c.ts', "const a = import('../a.ts')"),
  ],
  'no exported type name means two things': [
    file('src/domain/x.ts', 'export type Place = string'),
    file('src/web/y.ts', 'export interface Place {}'),
  ],
  'clients are named in presets and tests only': [
    file('src/domain/x.ts', "if (client === 'Swiggy') free()"),
  ],
  'every test runs': [
    file('src/a.test.ts', "it.only('x')"),
    file('src/b.test.ts', "describe.skip('y')"),
    file('src/c.test.ts', "it.todo('z')"),
  ],
  'nothing is put off': [file('src/domain/x.ts', '// TODO later')],
  'the domain knows neither now nor chance': [file('src/domain/x.ts', 'const now = new Date()')],
  'state and log hold no words': [
    file('src/domain/order/evolve.ts', "import { words } from '../words.ts'"),
    file('src/domain/order/proof/review.ts', "import { labelWords } from '../../words/labels.ts'"),
  ],
  'an hour and a day are named, once': [
    file('src/server/x.ts', 'const DAY_MS = 86_400_000'),
    file('src/contract/y.ts', 'timeout: 3600000,'),
  ],
  'stored events are read through their upcast': [
    file('src/server/x.ts', 'const event = JSON.parse(body) as Recorded'),
  ],
  'no text stands in code': [file('src/web/x.tsx', '<p>Hello there</p>')],
  'orders and their events are written in one place': [
    file('src/server/stores/x.ts', 'sql`insert into events (body) values (${body})`'),
    file('src/server/jobs/y.ts', "db.updateTable('orders')"),
  ],
  'nothing hangs on a sentence': [
    file('src/web/x.ts', 'if (reason === t(pageSentences).otp_off) return null'),
    file('src/server/x.ts', 'if (error.message === told) retry()'),
  ],
  'page tests call the API by its client': [
    file('e2e/a.test.ts', 'const answer = await fetch(`${house.product.url}/api/orders`, {'),
    file('e2e/testing/b.ts', 'await fetch(`${url}/api${path}`)'),
  ],
  'Node reads what it runs': [
    file('src/server/x.ts', 'for (const of of [1]) tell(of)'),
    file('src/domain/y.ts', 'enum Colour { red }'),
  ],
  'no raw HTML': [file('src/web/x.tsx', '<p dangerouslySetInnerHTML={x} />')],
}

describe.each(Object.entries(houseRules))('%s', (name, rule) => {
  it('holds in this repository', () => {
    expect(rule(repository)).toEqual([])
  })

  it('is seen when broken', () => {
    expect(rule(violations[name] ?? [])).not.toEqual([])
  })
})

it.each([
  '<b>Save</b>',
  '<input placeholder="Your name" />',
  "<Field label={'Name'} />",
  "{ title: 'Are you sure?' }",
  "'aria-label': 'Close'",
])('sees the text in %s', (text) => {
  expect(houseRules['no text stands in code']?.([file('src/web/x.tsx', text)])).toHaveLength(1)
})

it('counts characters for the width of a line, and lets one of a hundred be wider', () => {
  const rule = houseRules['at most one line of a hundred is over 100 columns']
  const lines = 'x\n'.repeat(99)
  expect(rule?.([file('e2e/a.test.ts', `${lines}${'y'.repeat(101)}`)])).toEqual([])
  expect(rule?.([file('src/a.ts', '\u{1f600}'.repeat(100))])).toEqual([])
  expect(rule?.([file('migrations/0001_a.sql', 'y'.repeat(101))])).toEqual([])
  expect(rule?.([file('src/a.ts', 'y'.repeat(101))])).toEqual([
    '100.00 of 100 lines are over 100 columns, at most 1 is allowed; most are in src/a.ts (1)',
  ])
})

it('lets presets and tests name clients', () => {
  const rule = houseRules['clients are named in presets and tests only']
  expect(
    rule?.([
      file('src/presets/bayer.ts', 'bayer'),
      file('src/server/x.test.ts', 'swiggy'),
      file('e2e/main-job.test.ts', 'syngenta'),
    ]),
  ).toEqual([])
})

it('names the files of each circle once, and no file beside it', () => {
  const rule = houseRules['no files import each other in a circle, not even types']
  expect(
    rule?.([
      file('src/a.ts', "import { b } from './b.ts'\nimport { c } from './c.ts'"),
      file('src/b.ts', "import type { A } from './a.ts'\nimport { c } from './c.ts'"),
      file('src/c.ts', "import { z } from 'zod'\nimport { far } from './d.ts'"),
      file('src/d.ts', "type E = typeof import('./e.ts')"),
      file('src/e.ts', "import './d.ts'"),
    ]),
  ).toEqual([
    'src/d.ts, src/e.ts import each other in a circle',
    'src/a.ts, src/b.ts import each other in a circle',
  ])
})

it('lets rules name a sentence by its code, and what writes to people take its words', () => {
  const rule = houseRules['state and log hold no words']
  expect(
    rule?.([
      file('src/domain/order/decide.ts', "import { sentence } from '../words/sentence.ts'"),
      file('src/domain/order/event-summary.ts', "import { panelWords } from '../words/x.ts'"),
    ]),
  ).toEqual([])
})
