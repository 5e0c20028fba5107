import { publicWords } from '../../../domain/words/public-pages.ts'
import { t } from '../../lib/language/language.ts'
import type { PublicPageState } from '../link/page.ts'
import { questions, type ReceiverStep } from '../receiver/steps.ts'
import { BrandLine } from '../kit/brand-line.tsx'

interface AboutProps {
  page: PublicPageState
  step?: ReceiverStep
}

/** Which consignment this is, from whom, and how far the questions are. */
export const About = ({ page: { order, config }, step }: AboutProps) => {
  const now = questions.findIndex((question) => question === step) + 1
  return (
    <>
      {config.brand && <BrandLine {...config.brand} />}
      <p className="about">
        <strong>{order.identifier}</strong>
        {(config.brand?.name ?? order.sender) !== null && (
          <span>{config.brand?.name ?? order.sender}</span>
        )}
      </p>
      {now > 0 && (
        <>
          <p className="unseen">{t(publicWords).step(now, questions.length)}</p>
          <div className="progress" aria-hidden="true">
            {questions.map((question, index) => (
              <i key={question} className={index < now ? 'passed' : undefined} />
            ))}
          </div>
        </>
      )}
    </>
  )
}
