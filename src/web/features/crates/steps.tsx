import { crateWords } from '../../../domain/words/crates.ts'
import { t } from '../../lib/language/language.ts'
import { PageSteps } from '../../ui/page-steps.tsx'

interface StepsProps {
  label: string
  page: number
  first: number
  count: number
  isLast: boolean
  onTurn: (to: number) => void
}

/** Which lines of a list are on show, and the ways to the others; nothing where it is one page. */
export const Steps = ({ label, page, first, count, isLast, onTurn }: StepsProps) => {
  const say = t(crateWords)
  if (page === 1 && isLast) return null
  return (
    <div className="page-more">
      <span aria-live="polite">{count > 0 && say.rows(first, first + count - 1)}</span>
      <PageSteps
        label={say.pagesOf(label)}
        isFirst={page === 1}
        isLast={isLast}
        onTurn={(by) => onTurn(page + by)}
      />
    </div>
  )
}
