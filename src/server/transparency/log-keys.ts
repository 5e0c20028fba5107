import { bearsLineOf, formerSigner } from '../../domain/transparency/key-change.ts'
import {
  keyLine,
  signatureLine,
  type SignedNote,
  type VerifierKey,
} from '../../domain/transparency/signed-note.ts'
import type { Deps } from '../deps.ts'
import { genuine } from './log-head.ts'
import { newNoteKey, signatureBy, verifierOf, type NoteKey } from './log-signer.ts'
import type { Keys } from '../secrets.ts'
import type { Tx } from '../stores/database/database.ts'
import { platform } from '../stores/database/scope.ts'
import {
  addCrossSignature,
  addLogKey,
  growAlone,
  retireLogKey,
  standingTree,
} from '../stores/log/sequencing.ts'
import type { KeptLogKey } from '../stores/log/tree.ts'

/** Why a key was not changed: nothing has happened then. */
export type NotRotated =
  /** There is no key yet: the first is made where it is needed. */
  | 'no_key'
  /** The key in use is sealed with another secret than this process has. */
  | 'other_secret'
  /** The key in use has signed nothing yet: somebody has changed it a moment ago. */
  | 'unused'

/** A change of keys, each by its public name: a verifier key, or a `kid`. */
export interface RotatedKey {
  readonly key: string
  readonly former: string
}

/** What signs the next checkpoint: the name of the log, and its keys, the one in use first. */
export interface LogSigner {
  readonly name: string
  readonly keys: readonly NoteKey[]
}

const verifierOfKept = ({ name, public_key }: KeptLogKey): VerifierKey =>
  verifierOf(name, public_key)

/**
 * The key in use, made with the first checkpoint and named after where the log is read; with the
 * key that signed the last checkpoint, where that is another one and its secret is here.
 */
export const logSigner = async (
  deps: Pick<Deps, 'keys' | 'settings' | 'log'>,
  tx: Tx,
  kept: readonly KeptLogKey[],
  last: SignedNote | null,
): Promise<LogSigner> => {
  const { keys: secrets, settings, log } = deps
  const in_use = kept.find(({ retired_at }) => retired_at === null)
  const name = in_use?.name ?? `${new URL(settings.public_url).host}/log`
  const key = (in_use && opened(secrets, in_use)) ?? (await newKey(deps, tx, name, in_use))
  const verifier = verifierOf(name, key.public_key)
  const before = formerSigner(last, verifier, kept.map(verifierOfKept))
  const former = kept.find(({ public_key }) => public_key === before?.public_key)
  if (former)
    log.info(
      { key: keyLine(verifier), former: keyLine(verifierOfKept(former)) },
      'another key signs the log from now on',
    )
  const also = former?.name === name ? opened(secrets, former) : null
  return { name, keys: also ? [key, also] : [key] }
}

const newKey = async (
  { keys: secrets, log }: Pick<Deps, 'keys' | 'log'>,
  tx: Tx,
  name: string,
  unreadable: KeptLogKey | undefined,
): Promise<NoteKey> => {
  if (unreadable) {
    log.warn(
      { name },
      'the key of the log is sealed with another secret: a new one signs from now on',
    )
    await retireLogKey(tx, unreadable.public_key, null)
  }
  const made = newNoteKey()
  await addLogKey(tx, { name, public_key: made.public_key, sealed: secrets.seal(made.secret) })
  return made
}

/**
 * Key rotation: another key signs the log from its next checkpoint on, which the former one signs
 * too. The new key signs the checkpoint of now at once, so that whoever learns it can verify what
 * is served. Throws TreeChanged where the tree is not what was signed.
 */
export const rotateLogKey = (
  { database, keys: secrets, log }: Pick<Deps, 'database' | 'keys' | 'log'>,
  why: string | null,
): Promise<RotatedKey | NotRotated> =>
  database.transaction(platform, async (tx) => {
    await growAlone(tx)
    const { checkpoint, keys } = await standingTree(tx)
    const in_use = keys.find(({ retired_at }) => retired_at === null)
    if (!in_use) return 'no_key'
    const former = verifierOfKept(in_use)
    const last = checkpoint && (await genuine(tx, checkpoint, keys))
    if (!checkpoint || !last || !bearsLineOf(last, former)) return 'unused'
    if (!opened(secrets, in_use)) return 'other_secret'
    const made = newNoteKey()
    const key = verifierOf(in_use.name, made.public_key)
    await retireLogKey(tx, in_use.public_key, why)
    await addLogKey(tx, {
      name: in_use.name,
      public_key: made.public_key,
      sealed: secrets.seal(made.secret),
    })
    const line = signatureLine(signatureBy(last.text, in_use.name, made))
    await addCrossSignature(tx, checkpoint.size, keyLine(key), line)
    const rotated = { key: keyLine(key), former: keyLine(former) }
    log.warn({ ...rotated, why }, 'the key of the log was changed')
    return rotated
  })

/** A kept key, ready to sign; null where it is sealed with another secret. */
const opened = (secrets: Keys, { public_key, sealed }: KeptLogKey): NoteKey | null => {
  try {
    return { public_key, secret: secrets.unseal(sealed) }
  } catch {
    return null
  }
}
