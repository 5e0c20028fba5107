import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { scriptsOf, stylesOf, wordsOf, type Manifest } from './budget.ts'

const manifest: Manifest = {
  'index.html': {
    file: 'assets/main.js',
    css: ['assets/main.css', 'assets/kit.css'],
    imports: ['_react.js'],
    dynamicImports: ['routes/home.tsx', 'routes/admin.tsx'],
  },
  '_react.js': { file: 'assets/react.js', imports: ['_tiny.js'] },
  '_tiny.js': { file: 'assets/tiny.js', imports: ['_react.js'] },
  'routes/home.tsx': {
    file: 'assets/home.js',
    css: ['assets/kit.css', 'assets/home.css'],
    imports: ['index.html', '_table.js'],
  },
  'routes/admin.tsx': { file: 'assets/admin.js', imports: ['_chart.js'] },
  '_table.js': { file: 'assets/table.js' },
  '_chart.js': { file: 'assets/chart.js' },
}

it('counts what the entry imports, through cycles, each file once', () => {
  expect(scriptsOf(manifest, 'index.html', [])).toEqual([
    'assets/main.js',
    'assets/react.js',
    'assets/tiny.js',
  ])
})

it('counts a lazy route that the page needs, with its own imports, and no other', () => {
  const files = scriptsOf(manifest, 'index.html', ['routes/home.tsx'])
  expect(files).toContain('assets/table.js')
  expect(files).not.toContain('assets/chart.js')
})

it('counts the style sheets of all these, each once', () => {
  expect(stylesOf(manifest, 'index.html', [])).toEqual(['assets/main.css', 'assets/kit.css'])
  expect(stylesOf(manifest, 'index.html', ['routes/home.tsx'])).toEqual([
    'assets/main.css',
    'assets/kit.css',
    'assets/home.css',
  ])
})

it('takes a needed module without a chunk of its own as part of the entry', () => {
  expect(scriptsOf(manifest, 'index.html', ['routes/static.tsx'])).toHaveLength(3)
})

it('fails when the build lacks the entry', () => {
  expect(() => scriptsOf(manifest, 'public/index.html', [])).toThrow('public/index.html')
})

it('counts what a page says first in each language [L10N-01]', () => {
  const spoken: Manifest = {
    '../domain/words/hi/link-page.ts': { file: 'a.js' },
    '../domain/words/hi/link-rest.ts': { file: 'b.js' },
    '../domain/words/kn/link-page.ts': { file: 'c.js' },
  }
  expect(wordsOf(spoken, 'link-page.ts')).toEqual([
    '../domain/words/hi/link-page.ts',
    '../domain/words/kn/link-page.ts',
  ])
  expect(() => wordsOf(spoken, 'phone-page.ts')).toThrow('phone-page.ts')
})

it.each([
  [80_000, 4_000, 0, 'ok  '],
  [86_000, 4_000, 1, 'OVER'],
  [95_000, 4_000, 1, 'OVER'],
  [80_000, 6_000, 1, 'OVER'],
])(
  'with %d bytes of script and %d of styles the receiver’s page ends with exit code %d',
  (bytes, styles, code, word) => {
    const folder = mkdtempSync(join(tmpdir(), 'epod-budget-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const built = {
      'index.html': { file: 'assets/main.js' },
      'public/index.html': { file: 'assets/public.js', css: ['assets/public.css'] },
      'public/mobile-add/index.html': { file: 'assets/main.js' },
      'public/crates/index.html': { file: 'assets/main.js' },
      'verify/index.html': { file: 'assets/main.js' },
      'training/index.html': { file: 'assets/main.js' },
      '../domain/words/hi/link-page.ts': { file: 'assets/hi.js' },
      '../domain/words/ta/link-page.ts': { file: 'assets/ta.js' },
      ...Object.fromEntries(
        [
          'dashboard-page',
          'dashboard-rest',
          'link-rest',
          'phone-page',
          'phone-rest',
          'crate-statement',
          'verify',
        ].map((words) => [`../domain/words/hi/${words}.ts`, { file: 'assets/hi.js' }]),
      ),
    } satisfies Manifest
    const files: Record<string, string | Buffer> = {
      // The heaviest language counts, whichever it is.
      'dist/web/assets/hi.js': 'x',
      'dist/web/assets/ta.js': randomBytes(5_000),
      'dist/web/.vite/manifest.json': JSON.stringify(built),
      'dist/web/assets/main.js': 'x',
      'src/web/routes/home.tsx': '',
      'src/web/public/receiver/receiver.tsx': '',
      // What is random gets no smaller.
      'dist/web/assets/public.js': randomBytes(bytes),
      'dist/web/assets/public.css': randomBytes(styles),
    }
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      for (const ending of ['', '.gz', '.br']) writeFileSync(join(folder, `${path}${ending}`), text)
    }
    const { status, stdout } = spawnSync(process.execPath, [resolve('scripts/budget.ts')], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect(stdout).toContain(`${word} receiver's page: `)
    expect(status).toBe(code)
  },
)
