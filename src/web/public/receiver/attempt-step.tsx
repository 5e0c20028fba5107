import { attemptAnswers } from '../../../domain/order/proof/attempt-schema.ts'
import type { PublicOrder } from '../../../contract/proof/links.ts'
import { attemptWords } from '../../../domain/words/attempt.ts'
import { publicWords } from '../../../domain/words/public-pages.ts'
import { t } from '../../lib/language/language.ts'
import { About } from '../driver/about.tsx'
import { Frame } from '../kit/frame.tsx'
import { summaryTime } from '../kit/summary-time.ts'
import { sayAttempts } from '../link/attempt-words.ts'
import type { PublicPageState } from '../link/page.ts'

interface AttemptStepProps {
  readonly page: PublicPageState
  readonly attempt: NonNullable<PublicOrder['attempts']>[number]
  readonly onLater: () => void
}

/** Did somebody come? The receiver's word on an attempt that failed, once (DOOR-12). */
const AttemptStep = ({ page, attempt, onLater }: AttemptStepProps) => {
  const say = t(attemptWords)
  const { number, reason, time } = attempt
  return (
    <Frame
      header={<About page={page} />}
      footer={
        <button type="button" className="button quiet" onClick={onLater}>
          {t(publicWords).skip}
        </button>
      }
    >
      <h1>{say.question}</h1>
      <p>{say.said(say.reasons[reason], summaryTime(time, page.config.time_zone))}</p>
      <div className="answers">
        {attemptAnswers.map((answer) => (
          <button
            key={answer}
            type="button"
            className="button"
            disabled={page.sending !== 'no'}
            onClick={() => void page.act({ attempt_answer: { number, answer } })}
          >
            {say.answers[answer]}
          </button>
        ))}
      </div>
    </Frame>
  )
}

/** The question, once its words are there. */
export const attemptStep = async (): Promise<typeof AttemptStep> => {
  await sayAttempts()
  return AttemptStep
}
