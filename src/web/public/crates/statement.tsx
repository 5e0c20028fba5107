import { useId, useState } from 'react'
import type { answerStatement } from '../../../contract/crates/crate-statements.ts'
import { answerProblem, type StatementAnswer } from '../../../domain/crates/statement.ts'
import { statementWords } from '../../../domain/words/crate-statement.ts'
import { pageSentences } from '../../../domain/words/page-sentences.ts'
import { textFrom } from '../../../domain/words/sentence.ts'
import type { Output } from '../../lib/api/api.ts'
import { t } from '../../lib/language/language.ts'
import { call } from '../link/call.ts'
import { BrandLine } from '../kit/brand-line.tsx'
import { Frame } from '../kit/frame.tsx'
import { CheckIcon, CrossIcon } from '../kit/icons.tsx'
import { useSnackbar } from '../kit/snackbar.tsx'
import { shortTime } from '../kit/when.ts'

type StatementAnswered = Output<typeof answerStatement>

/** A statement as its party sees it. */
export type ShownStatement = StatementAnswered['result']

interface StatementProps {
  statement: ShownStatement
  path: string
  onAnswered: (statement: ShownStatement) => void
  /** It is not as it was shown: somebody answered meanwhile. */
  onStale: () => void
}

/** What the party has by the sender's books, and its answer, given once. */
export const Statement = ({ statement, path, onAnswered, onStale }: StatementProps) => {
  const say = t(statementWords)
  const [isContesting, setContesting] = useState(false)
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { say: tell, snackbar } = useSnackbar()
  const { sender, brand, party, until, time_zone, balances, answer } = statement
  const header = (
    <>
      {brand && <BrandLine {...brand} />}
      <p className="about">
        <strong>{say.title}</strong>
        <span>{brand?.name ?? sender}</span>
      </p>
    </>
  )

  const send = async (given: StatementAnswer): Promise<void> => {
    const written = given === 'contested' ? note.trim() || null : null
    const wrong = answerProblem(given, written)
    setProblem(wrong && textFrom(pageSentences, wrong, t))
    if (wrong) return
    setBusy(true)
    const sent = await call<StatementAnswered>({
      method: 'POST',
      path,
      body: { answer: given, note: written },
    })
    setBusy(false)
    tell(sent.ok ? sent.body.message : sent.message, !sent.ok)
    if (sent.ok) onAnswered(sent.body.result)
    else if (sent.code === 409 || sent.code === 404) onStale()
  }

  const main = { type: 'button', disabled: isBusy, 'aria-busy': isBusy } as const
  const buttons = isContesting ? (
    <>
      <button {...main} className="button danger filled" onClick={() => void send('contested')}>
        {say.send}
      </button>
      <button
        type="button"
        className="button quiet"
        disabled={isBusy}
        onClick={() => setContesting(false)}
      >
        {say.back}
      </button>
    </>
  ) : (
    <>
      <button {...main} className="button primary" onClick={() => void send('confirmed')}>
        {say.confirm}
      </button>
      <button
        type="button"
        className="button danger"
        disabled={isBusy}
        onClick={() => setContesting(true)}
      >
        {say.contest}
      </button>
    </>
  )
  const question = isContesting ? (
    <Note value={note} problem={problem} onChange={setNote} />
  ) : (
    <h1>{say.question}</h1>
  )
  return (
    <>
      {snackbar}
      <Frame header={header} footer={answer === null ? buttons : undefined}>
        {answer === null ? question : <Verdict statement={statement} />}
        <p>{say.text(party, shortTime(until, time_zone))}</p>
        <Counts balances={balances} />
      </Frame>
    </>
  )
}

interface NoteProps {
  value: string
  problem: string | null
  onChange: (value: string) => void
}

/** What a party says that finds the books wrong. */
const Note = ({ value, problem, onChange }: NoteProps) => {
  const say = t(statementWords)
  const id = useId()
  return (
    <>
      <h1>{say.contestTitle}</h1>
      <div className="field">
        <label htmlFor={id}>{say.note}</label>
        <textarea
          id={id}
          rows={4}
          maxLength={1000}
          value={value}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : `${id}-told`}
          onChange={({ target }) => onChange(target.value)}
        />
        {problem !== null && (
          <p id={`${id}-told`} className="problem" role="alert">
            {problem}
          </p>
        )}
      </div>
    </>
  )
}

const Counts = ({ balances }: { balances: ShownStatement['balances'] }) => {
  const say = t(statementWords)
  if (balances.length === 0)
    return (
      <p>
        <strong>{say.nothing}</strong>
      </p>
    )
  return (
    <table className="counts">
      <thead>
        <tr>
          <th scope="col">{say.asset}</th>
          <th scope="col">{say.count}</th>
        </tr>
      </thead>
      <tbody>
        {balances.map(({ asset, balance }) => (
          <tr key={asset}>
            <th scope="row">{asset}</th>
            <td>{balance}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Verdict = ({
  statement: { answer, note, answered_at, time_zone },
}: {
  statement: ShownStatement
}) => {
  const say = t(statementWords)
  return (
    <>
      <div className={answer === 'confirmed' ? 'verdict good' : 'verdict bad'}>
        {answer === 'confirmed' ? <CheckIcon /> : <CrossIcon />}
        <div>
          <h1>{answer !== null && say.answered[answer]}</h1>
          {answered_at !== null && <p>{say.answeredAt(shortTime(answered_at, time_zone))}</p>}
        </div>
      </div>
      {note !== null && (
        <>
          <h2>{say.yourNote}</h2>
          <p className="note">{note}</p>
        </>
      )}
      <h2>{say.title}</h2>
    </>
  )
}
