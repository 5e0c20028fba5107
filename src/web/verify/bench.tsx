import { useEffect, useMemo, useState } from 'react'
import type { DeliveryCredential } from '../../domain/credential/delivery-credential.ts'
import { examined, type Examined } from '../../domain/credential/examine.ts'
import type { Trust } from '../../domain/credential/verify.ts'
import { verifyWords } from '../../domain/words/verify.ts'
import { t } from '../lib/language/language.ts'
import { Frame } from '../public/kit/frame.tsx'
import { Checked, FilePicker } from './files.tsx'
import { browserKit } from './kit.ts'
import type { Picked } from './picked.ts'
import { Report } from './report.tsx'
import type { Since } from './since.ts'

/**
 * What lies before the verifier: a proof, and the keys that are trusted. Keys that are there from
 * the start are those of the server that the page came from: no file takes their place, since a
 * forger hands his own along with what he forged.
 */
export interface OnBench {
  readonly text: string | null
  readonly trust: Trust | null
}

interface BenchProps {
  readonly start: OnBench
  /** Asks what has become of a proof since; not given where there is no network. */
  readonly ask?: (credential: DeliveryCredential, trust: Trust) => Promise<Since>
}

/** Where a proof is verified, and files are compared with it. */
export const Bench = ({ start, ask }: BenchProps) => {
  const say = t(verifyWords)
  const [{ text, trust }, setOnBench] = useState(start)
  const [files, setFiles] = useState<readonly Picked[]>([])
  const proof = useMemo(
    () => (text === null || !trust ? null : examined(text, trust, browserKit)),
    [text, trust],
  )
  const since = useSince(proof, trust, ask)
  const take = (chosen: readonly Picked[]): void => {
    const another = chosen.findLast((one) => one.is === 'proof')
    const keys = chosen.findLast((one) => one.is === 'keys')
    const isOther =
      start.text !== null &&
      another !== undefined &&
      isOfAnother(proof, examined(another.text, trust ?? noTrust, browserKit))
    setOnBench({
      text: another && !isOther ? another.text : text,
      trust: start.trust ?? keys?.trust ?? trust,
    })
    const isTold = (one: Picked): boolean =>
      one.is === 'keys'
        ? start.trust !== null
        : isOther || one.is !== 'proof' || one.text !== another?.text
    setFiles([...files.filter((one) => 'digest' in one), ...chosen.filter(isTold)])
  }
  return (
    <Frame
      header={
        <p className="about">
          <strong>{say.title}</strong>
        </p>
      }
    >
      {proof && <Report proof={proof} since={since} isByFile={start.trust === null} />}
      {!proof && text !== null && (
        <p className="problem" role="alert">
          {trust ? say.faults.unreadable : say.needKeys}
        </p>
      )}
      {proof ? <h2>{say.checkFiles}</h2> : <h1>{say.checkFiles}</h1>}
      <FilePicker text={proof ? say.checkText : say.chooseProof} onPicked={take} />
      <Checked files={files} proof={proof} />
    </Frame>
  )
}

const noTrust: Trust = { issuer_keys: [], log_keys: [] }

const isOfAnother = (shown: Examined | null, chosen: Examined | null): boolean =>
  shown !== null && chosen !== null && shown.credential.order.id !== chosen.credential.order.id

const useSince = (
  proof: Examined | null,
  trust: Trust | null,
  ask: BenchProps['ask'],
): Since | null => {
  const [found, setFound] = useState<{ of: Examined; since: Since } | null>(null)
  useEffect(() => {
    if (!proof || !trust || !ask) return
    let isCurrent = true
    const say = (since: Since): void => {
      if (isCurrent) setFound({ of: proof, since })
    }
    void ask(proof.credential, trust).then(say, () => say({ status: 'unknown', log: 'unknown' }))
    return () => {
      isCurrent = false
    }
  }, [proof, trust, ask])
  return found?.of === proof ? (found?.since ?? null) : null
}
