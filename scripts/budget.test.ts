import { expect, it } from 'vitest'
import { scriptsOf, type Manifest } from './budget.ts'

const manifest: Manifest = {
  'index.html': { file: 'assets/main.js', imports: ['_react.js'], dynamicImports: ['routes/home.tsx', 'routes/admin.tsx'] },
  '_react.js': { file: 'assets/react.js', imports: ['_tiny.js'] },
  '_tiny.js': { file: 'assets/tiny.js', imports: ['_react.js'] },
  'routes/home.tsx': { file: 'assets/home.js', imports: ['index.html', '_table.js'] },
  'routes/admin.tsx': { file: 'assets/admin.js', imports: ['_chart.js'] },
  '_table.js': { file: 'assets/table.js' },
  '_chart.js': { file: 'assets/chart.js' },
}

it('counts what the entry imports, through cycles, each file once', () => {
  expect(scriptsOf(manifest, 'index.html', [])).toEqual(['assets/main.js', 'assets/react.js', 'assets/tiny.js'])
})

it('counts a lazy route that the page needs, with its own imports, and no other', () => {
  const files = scriptsOf(manifest, 'index.html', ['routes/home.tsx'])
  expect(files).toContain('assets/table.js')
  expect(files).not.toContain('assets/chart.js')
})

it('takes a needed module without a chunk of its own as part of the entry', () => {
  expect(scriptsOf(manifest, 'index.html', ['routes/static.tsx'])).toHaveLength(3)
})

it('fails when the build lacks the entry', () => {
  expect(() => scriptsOf(manifest, 'public/index.html', [])).toThrow('public/index.html')
})
