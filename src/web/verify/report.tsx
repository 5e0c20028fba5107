import type { ReactNode } from 'react'
import type { Disclosed } from '../../domain/credential/disclosed.ts'
import type { Examined, ProofSigner } from '../../domain/credential/examine.ts'
import { toldEnding } from '../../domain/credential/told-ending.ts'
import type { ProofFault } from '../../domain/credential/verify.ts'
import { publicWords } from '../../domain/words/public-pages.ts'
import { verifyWords } from '../../domain/words/verify.ts'
import { t } from '../lib/language/language.ts'
import { CheckIcon, CrossIcon } from '../public/kit/icons.tsx'
import { Events, shortText } from './events.tsx'
import { eventName, fieldName } from './names.ts'
import type { Since } from './since.ts'
import { wholeTime } from './whole-time.ts'

interface ReportProps {
  readonly proof: Examined
  /** Null where nobody was asked, or until they have answered. */
  readonly since: Since | null
  /** Were the keys in a file that somebody handed over? */
  readonly isByFile: boolean
}

/** What a verifier found: the verdict in one sentence, then what it rests on. */
export const Report = ({ proof, since, isByFile }: ReportProps) => {
  const [say, page] = [t(verifyWords), t(publicWords)]
  const { order } = proof.credential
  const { at, is_in_error } = toldEnding(proof.events)
  const status =
    is_in_error && (since?.status ?? 'good') === 'good'
      ? say.event.recorded_in_error
      : since && say.statuses[since.status]
  return (
    <>
      <Verdict proof={proof} isRewritten={since?.log === 'rewritten'} />
      <dl className="facts">
        <Fact name={page.consignment}>{order.identifier}</Fact>
        <Fact name={say.outcome}>
          {order.outcome === 'rejected' ? page.rejected : page.received}
          {at !== null && <span className="hint"> {wholeTime(at)}</span>}
        </Fact>
        <Fact name={say.recorded}>{wholeTime(order.ended_at)}</Fact>
        {status && <Fact name={say.status}>{status}</Fact>}
        {since && since.log !== 'rewritten' && (
          <Fact name={say.since}>{since.log === 'grown' ? say.grown : say.statuses.unknown}</Fact>
        )}
        <Fact name={say.signedBy}>
          <span className="mono">{proof.kid ?? '–'}</span>
          {isByFile && <div>{say.keysOfFile}</div>}
        </Fact>
        <Fact name={say.log}>{proof.log ? <Signer {...proof.log} /> : '–'}</Fact>
        <Fact name={say.witnesses}>
          {proof.witnesses.length === 0
            ? say.noWitness
            : proof.witnesses.map((witness) => <Signer key={witness.id} {...witness} />)}
        </Fact>
      </dl>
      <h2>{say.events}</h2>
      <Events events={proof.events} />
    </>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const Signer = ({ name, id, at }: ProofSigner) => (
  <div>
    {at === null ? name : t(verifyWords).witnessed(name, wholeTime(at))}{' '}
    <span className="mono hint">{id}</span>
  </div>
)

const Verdict = ({ proof, isRewritten }: { proof: Examined; isRewritten: boolean }) => {
  const say = t(verifyWords)
  if (proof.faults.length === 0 && !isRewritten)
    return (
      <div className="verdict good">
        <CheckIcon />
        <div>
          <h1>{say.sound(wholeTime(proof.since))}</h1>
          <p>{say.soundText}</p>
        </div>
      </div>
    )
  const faults = proof.faults.filter(({ what }) => what !== 'value')
  return (
    <div className="verdict bad" role="alert">
      <CrossIcon />
      <div>
        <h1>{say.broken}</h1>
        <ul>
          {faults.map((fault) => (
            <li key={fault.what}>{faultText(fault, proof)}</li>
          ))}
          {proof.strays.slice(0, MOST_STRAYS).map((stray, at) => (
            <li key={at}>{say.valueDiffers(strayText(stray))}</li>
          ))}
          {isRewritten && <li>{say.rewritten}</li>}
        </ul>
      </div>
    </div>
  )
}

const MOST_STRAYS = 20

const strayText = ({ name, value }: Disclosed): string =>
  [name === null ? '' : fieldName({ field: name, is_own: false }), shortText(value)]
    .filter((part) => part !== '')
    .join(': ')

const faultText = (fault: ProofFault, { events }: Examined): string => {
  const say = t(verifyWords)
  if (fault.what === 'value') return ''
  if (fault.what !== 'event') return say.faults[fault.what]
  return say.eventDiffers(fault.seq, eventName(events[fault.seq - 1]?.event.type ?? ''))
}
