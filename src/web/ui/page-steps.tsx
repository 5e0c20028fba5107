import { dashboardWords } from '../../domain/words/dashboard.ts'
import { t } from '../lib/language/language.ts'
import { IconButton } from './button.tsx'

interface Props {
  /** Of which list these are the pages. */
  label: string
  isFirst: boolean
  isLast: boolean
  /** One page back (-1) or on (1). */
  onTurn: (by: -1 | 1) => void
}

/** Pagination: the ways to the pages beside the one on show. */
export const PageSteps = ({ label, isFirst, isLast, onTurn }: Props) => {
  const say = t(dashboardWords)
  return (
    <nav className="page-steps" aria-label={label}>
      <IconButton
        icon="left"
        label={say.previousPage}
        reason={isFirst ? say.firstPage : null}
        onClick={() => onTurn(-1)}
      />
      <IconButton
        icon="right"
        label={say.nextPage}
        reason={isLast ? say.lastPage : null}
        onClick={() => onTurn(1)}
      />
    </nav>
  )
}
