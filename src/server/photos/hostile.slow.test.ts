import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { words } from '../../domain/testing/words.ts'
import { platform } from '../stores/database/scope.ts'
import { openTestApp, type Reply, type TestApp } from '../testing/app.ts'
import { bombs, jpegOfScans, unreadable, whole, withLuggage } from '../testing/hostile-pictures.ts'
import { anOrder, logOf } from '../testing/orders.ts'
import { aJpeg, sent } from '../testing/pictures.ts'

const MUTANTS = process.env['EPOD_FULL'] === '1' ? 5_000 : 100
const MOST_GROWTH_MB = 100

let t: TestApp
const folder = mkdtempSync(join(tmpdir(), 'epod-hostile-'))
beforeAll(async () => {
  t = await openTestApp()
  // Made by another process: what it takes to make them must not count as what it takes to refuse
  // them.
  const { href } = new URL('../testing/hostile-pictures.ts', import.meta.url)
  const script = `
    const corpora = await import(${JSON.stringify(href)})
    const { writeFileSync } = await import('node:fs')
    for (const kind of ['bombs', 'withLuggage'])
      for (const [index, [, make]] of corpora[kind].entries())
        writeFileSync(process.argv[1] + '/' + kind + index, await make())`
  execFileSync(process.execPath, ['--input-type=module', '--eval', script, folder])
})
afterAll(async () => {
  await t.close()
  rmSync(folder, { recursive: true })
})

const add = (_id: string, photo: object): Promise<Reply> =>
  t.call('acme', '/update_epod', { _id, photos: [photo] })
/**
 * All that could have been kept of a file: rows, events, and what lies in the store, leftovers too.
 */
const kept = async (_id: string) => {
  const lies = join(t.deps.settings.data_dir, 'files')
  return {
    rows: await t.database.read(platform, (db) => db.selectFrom('files').select('digest')),
    log: await logOf(t, _id),
    files: existsSync(lies) ? readdirSync(lies, { recursive: true }).map(String).toSorted() : [],
  }
}

/**
 * Calls again and again while `work` runs, and tells how long others waited and by how much memory
 * grew at its peak.
 */
const besides = async (work: () => Promise<void>) => {
  const before = process.memoryUsage.rss()
  const waits: number[] = []
  const worked = { isOver: false }
  let peak = before
  const others = (async () => {
    while (!worked.isOver) {
      const asked = performance.now()
      await t.app.inject('/healthz')
      waits.push(performance.now() - asked)
      peak = Math.max(peak, process.memoryUsage.rss())
      await new Promise((resolve) => {
        setTimeout(resolve, 1)
      })
    }
  })()
  await work().finally(() => {
    worked.isOver = true
  })
  await others
  const p99 = waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? 0
  return {
    grown_mb: Math.round((peak - before) / 1_048_576),
    said:
      `memory grew by ${Math.round((peak - before) / 1_048_576)} MB from ` +
      `${Math.round(before / 1_048_576)}, others waited ${Math.round(p99)} ms (p99 of ` +
      `${waits.length})`,
  }
}

describe('a hostile file', () => {
  it(`is refused with the reason, and nothing of it is kept: ${unreadable.length} of other kinds, cut off, or two kinds at once [PHOT-05]`, async () => {
    const { _id } = await anOrder(t)
    await add(_id, sent(await aJpeg()))
    const before = await kept(_id)
    expect((await add(_id, sent(Buffer.of()))).body.message).toBe(words.photo_not_readable)
    for (const [what, make] of unreadable)
      for (const [name, claimed] of [
        ['a.jpg', 'image/jpeg'],
        ['a.html', 'text/html'],
      ] as const) {
        const { code, body } = await add(_id, sent(await make(), name, claimed))
        expect([code, body], what).toEqual([
          422,
          {
            status: false,
            code: 'photo_not_readable',
            message: words.photo_not_readable,
            errors: [
              {
                field: 'photos.0.file_data',
                code: 'photo_not_readable',
                message: words.photo_not_readable,
              },
            ],
          },
        ])
      }
    expect(await kept(_id)).toEqual(before)
  })

  it(`is refused in little time and memory where it is a bomb, as a photo and as a signature, and others are served meanwhile: ${bombs.length} of them [PHOT-05] [SIGN-01]`, async () => {
    const { _id } = await anOrder(t)
    const photo_of_a_phone = sent(await aJpeg(4_000, 3_000))
    const sent_at = performance.now()
    await add(_id, photo_of_a_phone)
    const as_usual = performance.now() - sent_at
    const before = await kept(_id)
    let slowest = { ms: 0, what: '' }
    const { grown_mb, said } = await besides(async () => {
      for (const [index, [what]] of bombs.entries()) {
        const photo = sent(readFileSync(join(folder, `bombs${index}`)), 'a.png')
        const began = performance.now()
        const { code, body } = await add(_id, photo)
        const ms = performance.now() - began
        if (ms > slowest.ms) slowest = { ms, what }
        expect(
          [code, [words.photo_too_many_pixels, words.photo_not_readable].includes(body.message)],
          `${what}: ${body.message}`,
        ).toEqual([422, true])
        const signed = await t.call('acme', '/update_epod', {
          _id,
          signature: { name: 'a', relation: 'b', image: photo.file_data },
        })
        expect([signed.code, signed.body.message], what).toEqual([422, words.signature_unreadable])
      }
    })
    console.log(
      `${bombs.length} bombs: the slowest took ${Math.round(slowest.ms)} ms (${slowest.what}), a ` +
        `photo ${Math.round(as_usual)}, ${said}`,
    )
    expect(grown_mb).toBeLessThan(MOST_GROWTH_MB)
    expect(slowest.ms / as_usual).toBeLessThan(10)
    expect(await kept(_id)).toEqual(before)
  }, 120_000)

  it('is refused where it has no more pixels than are taken, but so many scans that it would be read for ever, in the memory that such a picture needs [PHOT-05]', async () => {
    const { _id } = await anOrder(t)
    const photo = sent(await jpegOfScans(6_000, 3_000))
    const began = performance.now()
    const { grown_mb, said } = await besides(async () => {
      expect((await add(_id, photo)).body.message).toBe(words.photo_not_readable)
    })
    console.log(
      `36 megapixels in 3,000 scans: ${Math.round(performance.now() - began)} ms, ${said}`,
    )
    expect(grown_mb).toBeLessThan(300)
    expect(await logOf(t, _id)).toHaveLength(1)
  })

  it.each([
    ['a\0b.jpg', null],
    ['a\ud800.jpg', null],
    [`${'a'.repeat(201)}.jpg`, null],
    ['', null],
    ['..', null],
    ['../../etc/passwd', null],
    ['\u202e.jpg', null],
    ['/', null],
    ['a.jpg/', null],
    ['   ', null],
    ['CON', null],
    ['../../etc/passwd.jpg', 'passwd.jpg'],
    ['C:\\Windows\\a.jpg', 'a.jpg'],
    ['gpj\u202e.exe', 'gpj.jpg'],
    ['a\r\nSet-Cookie: b.jpg', 'aSet-Cookie b.jpg'],
    ['a.jpg\u200b.html', 'a.jpg.jpg'],
    [`${'x'.repeat(190)}.jpg`, `${'x'.repeat(76)}.jpg`],
    ['<img src=x onerror=alert(1)>.svg', 'img src=x onerror=alert(1).jpg'],
    ['a.php', 'a.jpg'],
    ['"; rm -rf ~.jpg', '; rm -rf ~.jpg'],
  ])(
    'called %j is refused, or shown as %j and lies under its digest alone [PHOT-02] [PHOT-05]',
    async (file_name, shown) => {
      const { _id } = await anOrder(t)
      const before = await kept(_id)
      const { code, body } = await add(_id, sent(await aJpeg(21, 21 + file_name.length), file_name))
      const after = await kept(_id)
      expect([
        code,
        code === 200 ? body.result.epod.photos[0].file_name : body.errors[0].field,
      ]).toEqual(shown === null ? [422, 'photos.0.file_name'] : [200, shown])
      if (shown === null) expect(after).toEqual(before)
      for (const path of after.files)
        expect(path).toMatch(/^(temporary|[0-9a-f-]{36}(\/[0-9a-f]{2}(\/[0-9a-f]{62})?)?)$/)
    },
  )
})

/**
 * The photo as it was kept; throws where it is not what it says it is, or comes with anything to
 * run.
 */
const inspect = async (_id: string, { body }: Reply): Promise<Buffer> => {
  const { url, ext } = body.result.epod.photos.at(-1)
  const { code, headers, body: bytes } = await t.call('acme', url)
  expect([code, headers['x-content-type-options'], headers['content-security-policy']]).toEqual([
    200,
    'nosniff',
    "sandbox; default-src 'none'",
  ])
  expect(headers['content-type']).toBe(
    (
      { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp', pdf: 'application/pdf' } as Record<
        string,
        string
      >
    )[ext],
  )
  if (ext === 'pdf') expect(headers['content-disposition']).toMatch(/^attachment/)
  else {
    const { format, exif, xmp, icc } = await sharp(bytes).metadata()
    expect([format, exif, xmp, icc]).toEqual([
      ext === 'jpg' ? 'jpeg' : ext,
      undefined,
      undefined,
      undefined,
    ])
    await sharp(bytes, { failOn: 'warning' }).raw().toBuffer()
  }
  return bytes
}

describe('a picture', () => {
  it(`leaves behind what it carries beside its pixels, in ${withLuggage.length} ways [PHOT-05]`, async () => {
    const { grown_mb, said } = await besides(async () => {
      for (const [index, [what]] of withLuggage.entries()) {
        const { _id } = await anOrder(t)
        const reply = await add(
          _id,
          sent(readFileSync(join(folder, `withLuggage${index}`)), 'a.html', 'text/html'),
        )
        expect([reply.code, reply.body.message], what).toEqual([200, words.photo_saved])
        const bytes = await inspect(_id, reply)
        for (const luggage of ['script', 'html', 'PK\u0003\u0004'])
          expect(bytes.includes(luggage), `${what}: ${luggage}`).toBe(false)
      }
    })
    console.log(`${withLuggage.length} pictures with luggage: ${said}`)
    expect(grown_mb).toBeLessThan(MOST_GROWTH_MB)
  })

  it(
    `with bytes changed by chance is refused, or kept as what it says it is, ${MUTANTS} times [PHOT-05]`,
    async () => {
      let state = 7
      const chance = (below: number): number => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
        return Math.floor((state / 2 ** 32) * below)
      }
      const sources = await Promise.all(whole.map(async ([, make]) => make()))
      const told = { kept: 0, refused: 0 }
      for (let index = 0; index < MUTANTS; index += 1) {
        const bytes = Buffer.from(sources[index % sources.length] ?? [])
        // The first bytes say most.
        for (let flips = 1 + chance(8); flips > 0; flips -= 1)
          bytes[chance(chance(2) === 0 ? Math.min(bytes.length, 400) : bytes.length)] = chance(256)
        const { _id } = await anOrder(t)
        const reply = await add(_id, sent(bytes))
        expect([200, 422], `mutant ${index}: ${reply.body.message}`).toContain(reply.code)
        if (reply.code === 200) {
          told.kept += 1
          await inspect(_id, reply)
        } else {
          told.refused += 1
          expect(reply.body.errors[0]).toMatchObject({ field: 'photos.0.file_data' })
        }
      }
      console.log(`${MUTANTS} mutants: ${JSON.stringify(told)}`)
      expect(Math.min(told.kept, told.refused)).toBeGreaterThan(MUTANTS / 20)
    },
    MUTANTS * 500,
  )
})
