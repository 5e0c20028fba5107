import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fills } from '../src/web/lib/older-browsers.ts'
import type { Manifest } from './budget.ts'

const output = 'dist/web'

/** The pages for phones, of which vite.config.ts names the oldest browser that they open in. */
const pages = [
  'public/index.html',
  'public/mobile-add/index.html',
  'public/crates/index.html',
  'verify/index.html',
]

/** Methods that are younger than Chrome 80, called of a value. */
const methods = [
  ...'at findLast findLastIndex toReversed toSorted toSpliced with'.split(' '),
  ...'isWellFormed toWellFormed replaceAll throwIfAborted replaceChildren'.split(' '),
  ...'toBase64 setFromBase64 setFromHex transferToFixedLength checkVisibility'.split(' '),
  ...'getOrInsert getOrInsertComputed union intersection difference isSubsetOf'.split(' '),
  ...'isSupersetOf isDisjointFrom symmetricDifference toArray'.split(' '),
]

/** What is younger and called of its owner. */
const owned = [
  ...'Object.hasOwn Object.groupBy Map.groupBy Array.fromAsync Promise.any'.split(' '),
  ...'Promise.try Promise.withResolvers AbortSignal.timeout AbortSignal.any'.split(' '),
  ...'AbortSignal.abort RegExp.escape Math.sumPrecise Math.f16round Error.isError'.split(' '),
  ...'Intl.DisplayNames Intl.Segmenter Intl.DurationFormat Intl.supportedValuesOf'.split(' '),
  ...'Uint8Array.fromBase64 Uint8Array.fromHex crypto.randomUUID Response.json'.split(' '),
]

/** Younger globals; one that is looked for first, by `typeof`, is guarded. */
const globals = [
  ...'structuredClone WeakRef FinalizationRegistry CompressionStream'.split(' '),
  ...'DecompressionStream Temporal Iterator EyeDropper VideoFrame ImageDecoder'.split(' '),
]

const filled = new Set(fills.flatMap((fill) => Object.keys(fill.methods)))

/** Names in a script that are younger than the oldest browser and neither filled in nor guarded. */
export const tooYoung = (script: string): string[] => {
  const has = (pattern: string): boolean => new RegExp(pattern).test(script)
  const isGuarded = (name: string): boolean =>
    has(String.raw`typeof ${name}\b|globalThis\.${name}\b|[\`'"]${name}[\`'"] ?in globalThis`)
  return [
    ...methods.filter((name) => has(String.raw`\.${name}\(`)),
    ...owned.filter((name) => has(String.raw`\b${name}\b`) && !isGuarded(name)),
    ...globals.filter((name) => has(String.raw`(?<![.\w$])${name}[(.]`) && !isGuarded(name)),
  ].filter((name) => !filled.has(name.split('.').at(-1) ?? ''))
}

/**
 * Files of others that look for what they use before they use it, or are loaded where nothing else
 * serves; by the beginnings of their names.
 */
const guarded = /^(heic-to|ponyfill)-/

/** The scripts that a page may ever load, with those of its workers, by file name. */
export const everyScript = (
  manifest: Manifest,
  page: string,
  all: readonly string[],
  textOf: (name: string) => string,
): string[] => {
  const found = new Set<string>()
  const visit = (name: string): void => {
    if (found.has(name)) return
    found.add(name)
    const text = textOf(name)
    // Its workers are of no list but of the script that starts them.
    for (const other of all) if (text.includes(other)) visit(other)
  }
  const entry = manifest[page]
  if (!entry) throw new Error(`The build has no ${page}`)
  visit(entry.file.slice('assets/'.length))
  return [...found].toSorted()
}

function main(): void {
  const manifest = JSON.parse(readFileSync(join(output, '.vite/manifest.json'), 'utf8')) as Manifest
  const folder = join(output, 'assets')
  const all = readdirSync(folder).filter((name) => name.endsWith('.js'))
  const texts = new Map(all.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
  const scripts = new Set(
    pages.flatMap((page) => everyScript(manifest, page, all, (name) => texts.get(name) ?? '')),
  )
  const worker = join(output, 'offline-worker.js')
  if (existsSync(worker)) texts.set('offline-worker.js', readFileSync(worker, 'utf8'))
  let isTooYoung = false
  for (const name of [...scripts, 'offline-worker.js'])
    if (!guarded.test(name))
      for (const found of tooYoung(texts.get(name) ?? '')) {
        isTooYoung = true
        console.log(`YOUNG ${name} uses ${found}: fill it in (src/web/lib/older-browsers.ts)`)
      }
  if (isTooYoung) process.exitCode = 1
  else console.log(`ok   ${scripts.size} scripts of the pages for phones use nothing too young`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
