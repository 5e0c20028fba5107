import { expect, it } from 'vitest'
import { filesOf, languageIn } from './offline-worker.ts'

const file = (fileName: string, code: string) => [fileName, { fileName, code }] as const

it('the service worker keeps what the public page may load, however it is named there, and nothing else [PUBL-07]', () => {
  const bundle = Object.fromEntries([
    file(
      'public/index.html',
      '<script src="/assets/public-1.js"></script><link href="/assets/public-2.css">',
    ),
    file('assets/public-2.css', 'a{}'),
    file(
      'assets/public-1.js',
      'import("./outbox-3.js");new Worker("/assets/worker-4.js");import("./heic-to-7.js")',
    ),
    file('assets/outbox-3.js', 'import"./shared-5.js"'),
    file('assets/shared-5.js', ''),
    file('assets/worker-4.js', 'import("./ponyfill-8.js");"/assets/zxing_reader-9.wasm"'),
    file('assets/heic-to-7.js', ''),
    file('assets/ponyfill-8.js', ''),
    file('assets/zxing_reader-9.wasm', ''),
    file('assets/home-6.js', 'import"./shared-5.js"'),
    file('index.html', 'home-6.js'),
  ])
  expect(filesOf(bundle, 'public/index.html')).toEqual(
    ['outbox-3.js', 'public-1.js', 'public-2.css', 'shared-5.js', 'worker-4.js'].map(
      (name) => `assets/${name}`,
    ),
  )
})

it('tells the words of a language from the page’s own files: a phone keeps one language, not all [L10N-01]', () => {
  const script = (...moduleIds: string[]) => languageIn({ fileName: 'assets/x.js', moduleIds })
  expect([
    script('/app/src/domain/words/ta/link-page.ts'),
    script('/app/src/domain/words/goods.ts'),
    script(),
  ]).toEqual(['ta', null, null])
})
