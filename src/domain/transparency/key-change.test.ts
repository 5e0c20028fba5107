import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { bearsLineOf, formerSigner } from './key-change.ts'
import { verifierKey, type SignedNote, type VerifierKey } from './signed-note.ts'

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest()
const keyOf = (byte: number, name = 'log.example/log'): VerifierKey =>
  verifierKey(name, new Uint8Array(32).fill(byte), sha256)
const [first, second, third, elsewhere] = [keyOf(1), keyOf(2), keyOf(3), keyOf(1, 'other.example')]
const noteBy = (...keys: readonly VerifierKey[]): SignedNote => ({
  text: 'log.example/log\n1\nAA==\n',
  signatures: keys.map(({ name, id }) => ({ name, id, signature: new Uint8Array(64) })),
})

describe('the key that a log signed with before', () => {
  it.each<[string, SignedNote | null, VerifierKey, VerifierKey | null]>([
    ['before the first checkpoint', null, first, null],
    ['while one key signs', noteBy(first), first, null],
    ['at the first checkpoint of a new key', noteBy(first), second, first],
    ['at the one after it', noteBy(second, first), second, null],
    ['where the key changes again at once', noteBy(second, first), third, second],
    ['where a witness has signed too', noteBy(first, elsewhere), second, first],
    ['where nobody knows who has signed', noteBy(elsewhere), second, null],
    ['under a note that nobody has signed', noteBy(), second, null],
  ])('signs once more beside the new one, and no more: %s [PROF-02]', (_, last, in_use, signs) => {
    expect(formerSigner(last, in_use, [third, second, first])).toEqual(signs)
  })

  it('is told from another of the same name by its id [PROF-02]', () => {
    expect(bearsLineOf(noteBy(first), first)).toBe(true)
    expect(bearsLineOf(noteBy(first), second)).toBe(false)
    expect(bearsLineOf(noteBy(first), elsewhere)).toBe(false)
  })
})
