import { describe, expect, it } from 'vitest'
import { ARCHIVE_FORMAT, manifestIn } from './manifest.ts'
import { credentialMember, mayUnpackTo, mediaMember, memberKind, whyNotMember } from './members.ts'

const digest = 'ab'.repeat(32)
const jti = '0198f0de-0000-7000-8000-000000000001'
const manifest = {
  format: ARCHIVE_FORMAT,
  exported_at: '2026-11-24T10:00:00.000Z',
  origin: { url: 'https://epod.example', log: null },
  client: { id: jti, key: 'acme', name: 'Acme', time_zone: 'Asia/Kolkata' },
  members: [{ name: 'client.jsonl', bytes: 10, sha256: digest, lines: 1 }],
  media: { files: 0, bytes: 0, lost: [] },
  credentials: 0,
}

describe('the members of an archive', () => {
  it.each([
    ['manifest.json', 'manifest'],
    ['events.jsonl', 'top'],
    ['keys.json', 'top'],
    [mediaMember(digest, 'image/jpeg'), 'media'],
    [mediaMember(digest, 'text/html'), 'media'],
    [credentialMember(jti), 'credential'],
    ['sessions.jsonl', null],
    ['../events.jsonl', null],
    ['/etc/passwd', null],
    ['media/../../x.jpg', null],
    [`media/${digest}.exe`, null],
    [`media/${digest.toUpperCase()}.jpg`, null],
    ['credentials/x.sd-jwt', null],
    ['media/', null],
    ['', null],
  ])('%s is known by its name as %s [DATA-01]', (name, kind) => {
    expect(memberKind(name)).toBe(kind)
  })

  it.each([
    ['client.jsonl', null, null],
    ['events.jsonl', 'client.jsonl', null],
    ['manifest.json', 'users.jsonl', null],
    ['events.jsonl', 'events.jsonl', 'twice'],
    ['client.jsonl', 'events.jsonl', 'out of order'],
    ['users.jsonl', 'manifest.json', 'behind the manifest'],
    ['manifest.json', 'manifest.json', 'behind the manifest'],
    ['notes.txt', 'manifest.json', 'no archive'],
  ])('%s after %s: %s [DATA-01]', (name, before, said) => {
    const why = whyNotMember(name, before)
    if (said === null) expect(why).toBeNull()
    else expect(why).toContain(said)
  })

  it.each([
    [64_000_000, 100, true],
    [65_000_000, 100, false],
    [5_000_000_000, 500_000_000, true],
    [50_000_000_000_000, 50_000_000, false],
  ])('%i bytes out of a file of %i: %s [DATA-01]', (unpacked, file, may) => {
    expect(mayUnpackTo(unpacked, file)).toBe(may)
  })
})

describe('a manifest', () => {
  it('is read as it was written [DATA-01]', () => {
    expect(manifestIn(JSON.stringify(manifest))).toEqual(manifest)
  })

  it.each([
    ['{', 'no JSON object'],
    ['null', 'no JSON object'],
    ['[]', 'the format undefined'],
    [JSON.stringify({ ...manifest, format: 'epod-account-2' }), 'the format epod-account-2'],
    [JSON.stringify({ ...manifest, more: 1 }), 'it is not what it should be'],
    [JSON.stringify({ ...manifest, credentials: -1 }), 'credentials is not'],
    [
      JSON.stringify({ ...manifest, client: { ...manifest.client, key: '../x' } }),
      'client.key is not',
    ],
    [
      JSON.stringify({ ...manifest, members: [{ ...manifest.members[0], sha256: 'x' }] }),
      'members.0.sha256 is not',
    ],
  ])('%s is refused: %s [DATA-01]', (text, said) => {
    expect(manifestIn(text)).toContain(said)
  })
})
