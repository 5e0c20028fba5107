import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { testEngine } from '../testing/database.ts'

let t: TestApp
let kinds: ReadonlyMap<string, string>
beforeAll(async () => {
  t = await openTestApp()
  const { body } = await t.app.inject({ url: '/metrics' })
  kinds = new Map(
    [...body.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', kind = '']) => [name, kind]),
  )
})
afterAll(() => t.close())

const read = (path: string): string => readFileSync(path, 'utf8')
const alerts = read('deploy/observability/alerts.yaml')
const dashboard = JSON.parse(read('deploy/observability/dashboard.json')) as {
  readonly panels: readonly { readonly title: string; readonly targets: { expr: string }[] }[]
}
const ofTheEmbedded = /^epod_database_(?:fsyncs|engine_seconds)$/
const unknownIn = (text: string): string[] =>
  [...text.matchAll(/\b(?:epod|nodejs|process)_[a-z0-9_]+/g)]
    .map(([name]) => name)
    .filter((name) => {
      const base = name.replace(/_(?:bucket|sum|count)$/, '')
      return !kinds.has(name) && kinds.get(base) !== 'histogram'
    })
    .filter((name) => testEngine === 'embedded' || !ofTheEmbedded.test(name))

it('the eleven alert rules ask for metrics that there are, and each says what to do [OBS-05]', () => {
  const rules = alerts.split(/^ {6}- alert: /m).slice(1)
  expect(rules).toHaveLength(11)
  expect(new Set(rules.map((rule) => /^\w+/.exec(rule)?.[0])).size).toBe(11)
  for (const rule of rules)
    expect([
      rule.slice(0, 20),
      [/\n {8}expr: .*/, /\n {8}for: \d+m\n/, /severity: (page|ticket)/, /\n {10}do: >-\n {12}\w/]
        .map((part) => part.test(rule))
        .every(Boolean),
    ]).toEqual([rule.slice(0, 20), true])
  expect(unknownIn(alerts)).toEqual([])
})

it('each panel of the dashboard asks for metrics that there are [OBS-05]', () => {
  for (const { title, targets } of dashboard.panels) {
    expect([title, targets.length > 0]).toEqual([title, true])
    for (const { expr } of targets) {
      expect([expr, unknownIn(expr)]).toEqual([expr, []])
      expect(expr).toMatch(/\b(?:epod|nodejs|process)_/)
    }
  }
})

it('every metric is described, and no other is [OBS-05]', () => {
  const described = read('docs/observability.md')
  const own = [...kinds.keys()].filter((name) => name.startsWith('epod_'))
  expect(own.length).toBeGreaterThan(30)
  expect(own.filter((name) => !described.includes(`\`${name}\``))).toEqual([])
  expect(unknownIn(described)).toEqual([])
})
