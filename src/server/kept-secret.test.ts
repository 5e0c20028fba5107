import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { keptSecret } from './kept-secret.ts'
import { cannotStart } from './start-errors.ts'

const folder = mkdtempSync(join(tmpdir(), 'epod-secret-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the installation’s secret', () => {
  it('is made once, for this user’s eyes, however many start together', async () => {
    const data = join(folder, 'new', 'data')
    const secrets = await Promise.all(Array.from({ length: 20 }, () => keptSecret(data)))
    expect(new Set(secrets).size).toBe(1)
    expect(secrets[0]).toMatch(/^[\w-]{43}$/)
    expect([readdirSync(data), statSync(join(data, 'secret')).mode & 0o777]).toEqual([
      ['secret'],
      0o600,
    ])
    expect(await keptSecret(data)).toBe(secrets[0])
  })

  it('is never replaced by another, and says where it cannot be kept', async () => {
    const file = join(folder, 'secret')
    writeFileSync(file, 'too short')
    await expect(keptSecret(folder)).rejects.toThrow(cannotStart.secretUnusable(file))
    await expect(keptSecret(file)).rejects.toThrow(
      cannotStart.secretNotKept(join(file, 'secret'), 'ENOTDIR'),
    )
  })
})
