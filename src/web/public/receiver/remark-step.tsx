import { publicWords } from '../../../domain/words/public-pages.ts'
import { t } from '../../lib/language/language.ts'
import { About } from '../driver/about.tsx'
import { Frame } from '../kit/frame.tsx'
import { refusalOf, type PublicPageState } from '../link/page.ts'
import { RemarkForm } from '../kit/remark-form.tsx'
import { WhyNot } from '../kit/why-not.tsx'

const FORM = 'remark'

/** How the goods arrived. */
export const RemarkStep = ({ page, onNext }: { page: PublicPageState; onNext: () => void }) => {
  const say = t(publicWords)
  const reason = refusalOf(page, 'remark')
  const isBusy = page.sending !== 'no'
  const buttons = (
    <>
      {reason === null && (
        <button type="submit" form={FORM} className="button primary" disabled={isBusy}>
          {say.addRemark}
        </button>
      )}
      <button
        type="button"
        className={reason === null ? 'button quiet' : 'button primary'}
        disabled={isBusy}
        onClick={onNext}
      >
        {reason === null ? say.withoutRemark : say.next}
      </button>
    </>
  )
  return (
    <Frame header={<About page={page} step="remark" />} footer={buttons}>
      <h1>{say.remarkTitle}</h1>
      <WhyNot reason={reason} />
      {reason === null && <RemarkForm page={page} form_id={FORM} onAdded={onNext} />}
    </Frame>
  )
}
