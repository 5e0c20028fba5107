import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { importGraph } from './import-graph.ts'
import { engineFlags, serverFlags } from './server.mjs'

const ENGINE = 'src/server/stores/database/embedded/engine.ts'

const graph = importGraph(
  globSync(['{scripts,bench}/*.ts', 'src/{server,domain,contract}/**/*.ts']).map((path) => ({
    path,
    text: readFileSync(path, 'utf8'),
  })),
)

/** May a process that runs this file start the embedded engine? */
const reachesEngine = (path: string, seen = new Set<string>()): boolean => {
  if (path === ENGINE) return true
  if (seen.has(path)) return false
  seen.add(path)
  return (graph.get(path) ?? []).some((to) => reachesEngine(to, seen))
}

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>
}
/** Each `node … file.ts` of the npm scripts whose file may start the engine. */
const starts = Object.entries(scripts).flatMap(([name, command]) =>
  command
    .split('&&')
    .map((part) => part.trim())
    .filter((part) => part.startsWith('node '))
    .filter((part) => part.split(' ').some((word) => reachesEngine(word)))
    .map((part): [string, string] => [name, part]),
)

it('looks at every tool that opens the database', () => {
  expect(starts.map(([name]) => name)).toEqual(
    expect.arrayContaining(['db:export', 'db:import', 'db:rebuild', 'verify-log']),
  )
})

it.each(starts)('keeps V8 from losing its pages of code in npm run %s', (_name, command) => {
  for (const flag of engineFlags) expect(command.split(' ')).toContain(flag)
})

it('keeps V8 from losing its pages of code in the server', () => {
  expect(serverFlags).toEqual(expect.arrayContaining([...engineFlags]))
})
