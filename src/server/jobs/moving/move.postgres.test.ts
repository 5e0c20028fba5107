import { join } from 'node:path'
import { expect, it } from 'vitest'
import { aFolder } from '../../testing/a-folder.ts'
import { anInstallation, withPhotos } from '../../testing/installation.ts'
import { exportAll } from './export-all.ts'
import { importAll } from './import-all.ts'

/** `EPOD_FULL=1` moves as many as a small installation has after a week. */
const PHOTOS = process.env['EPOD_FULL'] === undefined ? 40 : 300
const ORDERS = PHOTOS / 20
const SECRET = 'the secret of the first of them, longer than 32'

it('is moved from the embedded database to PostgreSQL and back without a difference [DATA-01]', async () => {
  const first = await anInstallation('embedded')
  await withPhotos(first, PHOTOS)
  const whole = await exportAll(first, join(aFolder(), 'export'), SECRET, () => {})
  expect([whole.media.files, whole.media.lost]).toEqual([PHOTOS, 0])
  let from = first
  for (const engine of ['postgres', 'embedded'] as const) {
    const [folder, to] = [join(aFolder(), 'export'), await anInstallation(engine)]
    expect(await exportAll(from, folder, SECRET, () => {})).toEqual(whole)
    const secrets: string[] = []
    const { verified } = await importAll(to, folder, {
      incomplete: false,
      keepSecret: async (secret) => void secrets.push(secret),
    })
    expect([verified, secrets]).toEqual([
      {
        orders: ORDERS,
        events: ORDERS + PHOTOS,
        files: PHOTOS,
        findings: 0,
        changed: 0,
        damage: [],
      },
      [SECRET],
    ])
    from = to
  }
  expect(await exportAll(from, join(aFolder(), 'export'), SECRET, () => {})).toEqual(whole)
}, 120_000)
