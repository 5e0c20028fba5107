import { useState } from 'react'
import { publicWords } from '../../../domain/words/public-pages.ts'
import { t } from '../../lib/language/language.ts'
import { RemarkForm } from '../kit/remark-form.tsx'
import { WhyNot } from '../kit/why-not.tsx'
import { refusalOf, type PublicPageState } from '../link/page.ts'

interface DoorRemarkProps {
  readonly page: PublicPageState
  /** Is it what comes next? */
  readonly isLead: boolean
}

/** What there is to note. */
export const Remark = ({ page, isLead }: DoorRemarkProps) => {
  const [times, setTimes] = useState(0)
  const reason = refusalOf(page, 'remark')
  if (reason !== null) return <WhyNot reason={reason} />
  return (
    <>
      <RemarkForm
        key={times}
        page={page}
        form_id="remark-form"
        onAdded={() => setTimes(times + 1)}
      />
      <button
        type="submit"
        form="remark-form"
        className={isLead ? 'button primary' : 'button'}
        disabled={page.sending !== 'no'}
      >
        {t(publicWords).addRemark}
      </button>
    </>
  )
}
