import { pageSizes, type PageSize } from '../../../../domain/preference-bounds.ts'
import { dashboardWords } from '../../../../domain/words/dashboard.ts'
import { t } from '../../../lib/language/language.ts'
import { Icon } from '../../../ui/icons.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import './pager.css'

interface Props {
  /** From 1. */
  page: number
  size: PageSize
  /** Undefined while it is not known. */
  total: number | undefined
  onPage: (page: number) => void
  onSize: (size: PageSize) => void
}

/** Page size, where we are, and the way on (TABL-01). */
export const Pager = ({ page, size, total, onPage, onSize }: Props) => {
  const say = t(dashboardWords)
  const last = Math.max(1, Math.ceil((total ?? 0) / size))
  // A page past the last has no rows.
  const [first_row, last_row] =
    total === undefined || (page - 1) * size >= total
      ? [0, 0]
      : [(page - 1) * size + 1, Math.min(page * size, total)]
  const step = (label: string, icon: 'first' | 'left' | 'right' | 'last', to: number) => (
    <button
      type="button"
      className="pager-step"
      aria-label={label}
      disabled={total === undefined || to < 1 || to > last || to === page}
      onClick={() => onPage(to)}
    >
      <Icon name={icon} />
    </button>
  )
  return (
    <div className="pager">
      <label className="pager-size">
        {say.rowsPerPage}
        <NativeSelect
          value={size}
          onChange={(event) =>
            onSize(pageSizes.find((known) => known === Number(event.target.value)) ?? 10)
          }
        >
          {pageSizes.map((known) => (
            <option key={known} value={known}>
              {known}
            </option>
          ))}
        </NativeSelect>
      </label>
      <span className="pager-rows" aria-live="polite">
        {total === undefined ? '' : say.rowsOf(first_row, last_row, total)}
      </span>
      <nav className="pager-steps" aria-label={say.pages}>
        {step(say.firstPage, 'first', 1)}
        {step(say.previousPage, 'left', page - 1)}
        {step(say.nextPage, 'right', page + 1)}
        {step(say.lastPage, 'last', last)}
      </nav>
    </div>
  )
}
