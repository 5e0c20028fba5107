import { expect, it, onTestFinished, vi } from 'vitest'

const CATALOGUE = '../../../domain/words/catalogue.ts'
const modules = import.meta.glob([
  '../../../{domain,contract}/**/*.ts',
  '../../**/*.{ts,tsx}',
  '!**/*.test.ts',
  '!**/testing/**',
  '!../../../domain/words/**',
  '!**/main.tsx',
  '!**/*worker.ts',
])
/** What only the server reads: its schemas and sheets. */
const servers =
  /^src\/(contract\/|domain\/(policy\/own-settings|policy\/wire-settings|report\/additional-sheets)\.ts)/

/** A catalogue that tells which file takes a text from it. */
const watched = <T extends object>(catalogue: T, name: string, tell: (text: string) => void): T =>
  new Proxy(catalogue, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key)
      if (typeof value === 'object' && value !== null)
        return watched(value, `${name}.${String(key)}`, tell)
      const files =
        new Error().stack
          ?.split('\n')
          .map((line) => /src\/[\w/.-]+\.tsx?/.exec(line)?.[0])
          .filter((file) => file !== undefined && !file.includes('at-load')) ?? []
      if (files[0] !== undefined && !files[0].startsWith('src/domain/words'))
        tell(`${files[0]} takes ${name}.${String(key)}`)
      return value
    },
  })

it('takes no text while a module loads: by the time it is shown, the page may speak another language [L10N-01]', async () => {
  const taken = new Set<string>()
  const tell = (text: string): void => void taken.add(text)
  vi.resetModules()
  vi.doMock(CATALOGUE, async (importOriginal) => ({
    ...(await importOriginal<object>()),
    spoken: (name: string, english: object) => watched(english, name, tell),
    joined: (parts: Record<string, object>) =>
      watched(Object.assign({}, ...Object.values(parts)) as object, 'words', tell),
  }))
  onTestFinished(() => {
    vi.doUnmock(CATALOGUE)
    vi.resetModules()
  })
  for (const load of Object.values(modules)) await load()
  expect([...taken].filter((one) => !servers.test(one))).toEqual([])
  // It does see what is taken.
  const { messageOf } = await import('../api/failure.ts')
  messageOf(null)
  expect(taken.size).toBeGreaterThan(0)
}, 60_000)
