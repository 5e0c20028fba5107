import type { DeliveryCredential } from '../../domain/credential/delivery-credential.ts'
import { statusAt, statusBitsIn, type ProofStatus } from '../../domain/credential/status-list.ts'
import type { Trust } from '../../domain/credential/verify.ts'
import { checkpointIn, type Checkpoint } from '../../domain/transparency/checkpoint.ts'
import { isConsistent } from '../../domain/transparency/merkle-proofs.ts'
import { consistencyRanges } from '../../domain/transparency/merkle-tree.ts'
import { noteIn, signersOf } from '../../domain/transparency/signed-note.ts'
import { rangeHashes, tilePath, tilesUnder, widthIn } from '../../domain/transparency/tiles.ts'
import { asked, textAt } from './asked.ts'
import { browserKit } from './kit.ts'

/** What has become of a proof since it was made, as far as its issuer could be asked. */
export interface Since {
  readonly status: ProofStatus
  readonly log: 'grown' | 'rewritten' | 'unknown'
}

/** Asks for the status of a proof, and whether the log of today goes on from its own. */
export const sinceThen = async (credential: DeliveryCredential, trust: Trust): Promise<Since> => {
  const [status, log] = await Promise.all([statusNow(credential, trust), logNow(credential, trust)])
  return { status, log }
}

const statusNow = async (
  { status, iss }: DeliveryCredential,
  { issuer_keys }: Trust,
): Promise<ProofStatus> => {
  const { uri, idx } = status.status_list
  // Only ours can be asked from this page; its address may be another than the one it is open at.
  if (!uri.startsWith(`${iss}/proof/status/`)) return 'unknown'
  const text = await textAt(uri.slice(iss.length))
  const bits = text === null ? null : statusBitsIn(text, uri, issuer_keys, browserKit)
  const unpacked = bits && (await inflated(bits))
  return unpacked ? statusAt(unpacked, idx) : 'unknown'
}

const inflated = async (bytes: Uint8Array): Promise<Uint8Array | null> => {
  if (!('DecompressionStream' in globalThis)) return null
  try {
    const stream = new Blob([Uint8Array.from(bytes)])
      .stream()
      .pipeThrough(new DecompressionStream('deflate'))
    return new Uint8Array(await new Response(stream).arrayBuffer())
  } catch {
    return null
  }
}

const signed = (text: string, { log_keys }: Trust): Checkpoint | null => {
  const note = noteIn(text)
  const checkpoint = note && checkpointIn(note.text)
  const isOurs =
    note &&
    signersOf(note, log_keys, browserKit.verify).some(({ name }) => name === checkpoint?.origin)
  return isOurs ? checkpoint : null
}

const logNow = async ({ log }: DeliveryCredential, trust: Trust): Promise<Since['log']> => {
  const text = await textAt('/log/checkpoint')
  const [then, now] = [signed(log.checkpoint, trust), text === null ? null : signed(text, trust)]
  if (!then || !now) return 'unknown'
  if (then.origin !== now.origin || now.size < then.size) return 'rewritten'
  const ranges = now.size === then.size ? [] : consistencyRanges(then.size, now.size)
  const tiles = await Promise.all(
    tilesUnder(ranges).map(async (id) => {
      const answer = await asked(`/log/tile/${tilePath({ ...id, width: widthIn(id, now.size) })}`)
      return answer?.ok ? { ...id, hashes: new Uint8Array(await answer.arrayBuffer()) } : null
    }),
  )
  const there = tiles.filter((tile) => tile !== null)
  if (there.length < tiles.length) return 'unknown'
  try {
    const path = rangeHashes(ranges, there, browserKit.hash)
    return isConsistent(then, now, path, browserKit.hash) ? 'grown' : 'rewritten'
  } catch {
    return 'unknown'
  }
}
