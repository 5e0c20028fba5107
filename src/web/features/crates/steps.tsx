import { crateWords } from '../../../domain/words/crates.ts'
import { dashboardWords } from '../../../domain/words/dashboard.ts'
import { t } from '../../lib/language/language.ts'
import { IconButton } from '../../ui/button.tsx'

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
  const dashboard = t(dashboardWords)
  if (page === 1 && isLast) return null
  return (
    <div className="page-more">
      <span aria-live="polite">{count > 0 && say.rows(first, first + count - 1)}</span>
      <nav className="page-steps" aria-label={say.pagesOf(label)}>
        <IconButton
          icon="left"
          label={dashboard.previousPage}
          reason={page === 1 ? dashboard.firstPage : null}
          onClick={() => onTurn(page - 1)}
        />
        <IconButton
          icon="right"
          label={dashboard.nextPage}
          reason={isLast ? dashboard.lastPage : null}
          onClick={() => onTurn(page + 1)}
        />
      </nav>
    </div>
  )
}
