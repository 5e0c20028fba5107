import { pageSizes, type PageSize } from '../../../../domain/preference-bounds.ts'
import { dashboardWords } from '../../../../domain/words/dashboard.ts'
import { t } from '../../../lib/language/language.ts'
import { Icon } from '../../../ui/icons.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import type { OrderPage } from '../fetch-page.ts'
import './pager.css'

interface Props {
  /** From 1. */
  page: number
  size: PageSize
  /** Undefined while it is not known. */
  list: OrderPage | undefined
  onPage: (page: number) => void
  /** Goes to the last page, of a list that was not counted to its end. */
  onLast: () => void
  onSize: (size: PageSize) => void
}

/** Page size, where we are, and the way on (TABL-01). */
export const Pager = ({ page, size, list, onPage, onLast, onSize }: Props) => {
  const say = t(dashboardWords)
  const { orders, total, is_over } = list ?? { orders: [], total: 0, is_over: false }
  const shown = orders.length
  const before = (page - 1) * size
  const counted = Math.max(1, Math.ceil(total / size))
  const last = !is_over ? counted : shown === size ? Infinity : Math.max(page, counted)
  // A page past the last has no rows.
  const [first_row, last_row] = shown === 0 ? [0, 0] : [before + 1, before + shown]
  const step = (label: string, icon: 'first' | 'left' | 'right' | 'last', to: number) => (
    <button
      type="button"
      className="pager-step"
      aria-label={label}
      disabled={!list || to < 1 || to > last || to === page}
      onClick={() => (to === Infinity ? onLast() : onPage(to))}
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
        {list && say.rowsOf(first_row, last_row, total, is_over)}
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
