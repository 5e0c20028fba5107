import { expect, it } from 'vitest'
import { everyScript, tooYoung } from './browser-floor.ts'

it.each([
  ['a.toSpliced(0,1)', ['toSpliced']],
  ['Promise.any([a,b])', ['Promise.any']],
  ['let b=structuredClone(a)', ['structuredClone']],
  ['typeof structuredClone==`function`&&structuredClone(a)', []],
  ['if(`DecompressionStream`in globalThis)new DecompressionStream(`gzip`)', []],
  ['typeof Uint8Array.fromHex==`function`?Uint8Array.fromHex(a):b(a)', []],
  // Filled in.
  ['Object.hasOwn(a,b)&&a.at(-1).toSorted()', []],
  // A field or function of that name is none of the language.
  ['a.flat().findLast.any;structuredCloneOf(a);a.structuredClone(b)', []],
])('says of %s what the oldest phones would not know [PUBL-06]', (script, names) => {
  expect(tooYoung(script)).toEqual(names)
})

it('looks at the scripts of a page, at those that come later, and at their workers [PUBL-06]', () => {
  const texts: Record<string, string> = {
    'main.js': 'import"./shared.js";import("./later.js")',
    'shared.js': 'import"./main.js"',
    'later.js': 'new Worker("/assets/worker.js")',
    'worker.js': '',
    'desk.js': 'import"./shared.js"',
  }
  const manifest = { 'page.html': { file: 'assets/main.js' } }
  expect(
    everyScript(manifest, 'page.html', Object.keys(texts), (name) => texts[name] ?? ''),
  ).toEqual(['later.js', 'main.js', 'shared.js', 'worker.js'])
})
