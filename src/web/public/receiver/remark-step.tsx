import { useState } from 'react'
import { publicWords } from '../../../domain/words/public-pages.ts'
import { t } from '../../lib/language/language.ts'
import { About } from '../driver/about.tsx'
import { Frame } from '../kit/frame.tsx'
import { refusalOf, type PublicPageState } from '../link/page.ts'
import { RemarkForm } from '../kit/remark-form.tsx'
import { remarksBy, Sent } from '../kit/sent.tsx'
import { WhyNot } from '../kit/why-not.tsx'

const FORM = 'remark'

/**
 * How the goods arrived. One way on, which saves what is there; only who said nothing is offered to
 * go on without a remark.
 */
export const RemarkStep = ({ page, onNext }: { page: PublicPageState; onNext: () => void }) => {
  const say = t(publicWords)
  const [isFilled, setFilled] = useState(false)
  const reason = refusalOf(page, 'remark')
  const isToSend = reason === null && isFilled
  return (
    <Frame
      header={<About page={page} step="remark" />}
      footer={
        <button
          type={isToSend ? 'submit' : 'button'}
          form={FORM}
          className="button primary"
          disabled={page.sending !== 'no'}
          onClick={isToSend ? undefined : onNext}
        >
          {reason === null && !isFilled && remarksBy(page, 'receiver').length === 0
            ? say.withoutRemark
            : say.next}
        </button>
      }
    >
      <h1>{say.remarkTitle}</h1>
      <Sent page={page} by="receiver" />
      <WhyNot reason={reason} />
      {reason === null && (
        <RemarkForm page={page} form_id={FORM} onFilled={setFilled} onAdded={onNext} />
      )}
    </Frame>
  )
}
