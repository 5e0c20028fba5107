import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createHmac, hkdfSync } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readSettings } from './env.ts'
import { keptSecret } from './kept-secret.ts'
import { keysFrom } from './secrets.ts'

const SECRET = 'a secret from a file, longer than 32 characters'
const EARLIER = 'the secret before it, longer than 32 characters'
const folder = mkdtempSync(join(tmpdir(), 'epod-secrets-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const fromEnvironment = (text: string) => readSettings({ EPOD_SECRET: text }).secret ?? ''
const fromFile = (text: string): Promise<string> => {
  writeFileSync(join(folder, 'secret'), text)
  return keptSecret(folder, () => Promise.resolve(false))
}

/** A value signed as whoever knows that the key was made of nothing would. */
const forged = (purpose: string, value: unknown): string => {
  const key = Buffer.from(hkdfSync('sha256', '', 'epod', 'sign', 32))
  const body = Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${body}.${createHmac('sha256', key).update(`${purpose}.${body}`).digest('base64url')}`
}

describe('the keys of a secret', () => {
  it.each([`${SECRET}\n`, `\n${SECRET}\n\n`, ` \n${SECRET}\n \r\n`])(
    'are the same with lines around it, and none is made of an empty one: %j',
    async (text) => {
      const alone = keysFrom(SECRET)
      for (const secret of [text, fromEnvironment(text), await fromFile(text)]) {
        const keys = keysFrom(secret)
        expect(keys.fingerprints).toEqual(alone.fingerprints)
        expect(keys.verified('link', forged('link', { id: null, proof: 'code' }))).toBeNull()
        expect(keys.tagsOf('verify', Buffer.from('x'))).toHaveLength(1)
        expect(keys.verified('link', alone.sign('link', 'ours'))).toBe('ours')
      }
    },
  )

  it('are of each line, wherever they stand [MGMT-02]', async () => {
    const text = `${SECRET}\n${EARLIER}\n`
    const signed = keysFrom(EARLIER).sign('link', 'earlier')
    for (const secret of [text, fromEnvironment(text), await fromFile(text)])
      expect(keysFrom(secret).verified('link', signed)).toBe('earlier')
  })

  it('are of a line as it stands: what was sealed with it stays readable', () => {
    for (const line of [`${SECRET}\r`, ` ${SECRET}`])
      expect(keysFrom(fromEnvironment(line)).fingerprints).not.toEqual(
        keysFrom(SECRET).fingerprints,
      )
  })

  it.each(['', '\n', `short\n${SECRET}`, `${SECRET}\nshort`, `${SECRET}\n\n${EARLIER}`])(
    'are never made where a line is too short: %j',
    async (text) => {
      expect(() => keysFrom(text)).toThrow('too short')
      await expect(fromFile(text)).rejects.toThrow('cannot be used')
    },
  )
})
