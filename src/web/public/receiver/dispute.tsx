import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { doorSentences } from '../../../domain/words/door-sentences.ts'
import { disputeWords } from '../../../domain/words/dispute.ts'
import { publicWords } from '../../../domain/words/public-pages.ts'
import { t } from '../../lib/language/language.ts'
import { About } from '../driver/about.tsx'
import { useDraft } from '../kit/draft.ts'
import { Frame } from '../kit/frame.tsx'
import { mayDispute } from './may-dispute.ts'
import { refusalOf, type PublicPageState } from '../link/page.ts'
import { WhyNot } from '../kit/why-not.tsx'
import { summaryTime } from '../kit/summary-time.ts'

/** Either what was disputed, with the way to do it, or the question itself. */
export type DisputeProps = { readonly page: PublicPageState } & (
  | { readonly onAsk: () => void }
  | { readonly onDone: () => void }
)

/** What the receiver disputed, or the question what is wrong (SIDE-02). */
export const Dispute = ({ page, ...props }: DisputeProps) =>
  'onAsk' in props ? (
    <Disputes page={page} onAsk={props.onAsk} />
  ) : (
    <DisputeStep page={page} onDone={props.onDone} />
  )

const Disputes = ({ page, onAsk }: { page: PublicPageState; onAsk: () => void }) => {
  const say = t(disputeWords)
  const { disputes = [], disputable_until } = page.order
  const shown = (instant: string): string => summaryTime(instant, page.config.time_zone)
  return (
    <section>
      <h2>{say.title}</h2>
      <ul className="remarks">
        {disputes.map(({ text, time, outcome }) => (
          <li key={time + text}>
            <p>{text}</p>
            <p className="hint">
              {say.disputedAt(shown(time))}
              {outcome === null && ` · ${say.pending}`}
            </p>
            {outcome && (
              <p>
                <strong>
                  {say.decidedAt(say.decisions[outcome.decision], shown(outcome.time))}
                </strong>
              </p>
            )}
          </li>
        ))}
      </ul>
      {mayDispute(page) && (
        <>
          {disputable_until && <p className="hint">{say.until(shown(disputable_until))}</p>}
          <button
            type="button"
            className={disputes.length > 0 ? 'button quiet' : 'button danger'}
            disabled={page.sending !== 'no'}
            onClick={onAsk}
          >
            {say.dispute}
          </button>
        </>
      )}
    </section>
  )
}

const nothing = { typed: '' }

const DisputeStep = ({ page, onDone }: { page: PublicPageState; onDone: () => void }) => {
  const say = t(disputeWords)
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const {
    draft: { typed },
    change,
    drop,
  } = useDraft(page, 'dispute', nothing)
  const [isTold, setTold] = useState(false)
  const refusal = refusalOf(page, 'dispute')
  useEffect(() => area.current?.focus(), [])
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const dispute = typed.trim()
    setTold(dispute === '')
    if (dispute === '') area.current?.focus()
    else if (await page.act({ dispute })) {
      drop()
      onDone()
    }
  }
  return (
    <Frame
      header={<About page={page} />}
      footer={
        <>
          <button
            type="submit"
            form={`${id}-form`}
            className="button danger filled"
            disabled={page.sending !== 'no' || refusal !== null}
          >
            {say.dispute}
          </button>
          <button type="button" className="button quiet" onClick={() => history.back()}>
            {t(publicWords).back}
          </button>
        </>
      }
    >
      <h1>{say.ask}</h1>
      <p>{say.explained}</p>
      <form id={`${id}-form`} onSubmit={(event) => void submit(event)} noValidate>
        <div className="field">
          <label htmlFor={id}>{say.reason}</label>
          <textarea
            ref={area}
            id={id}
            rows={4}
            maxLength={2000}
            required
            value={typed}
            onChange={({ target }) => change({ typed: target.value })}
            aria-invalid={isTold}
            aria-describedby={isTold ? `${id}-told` : undefined}
          />
          {isTold && (
            <p className="problem" id={`${id}-told`} role="alert">
              {t(doorSentences).reason_missing}
            </p>
          )}
        </div>
      </form>
      <WhyNot reason={refusal} />
    </Frame>
  )
}
