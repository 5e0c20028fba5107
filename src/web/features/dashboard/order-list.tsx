import { useMediaQuery } from '@mantine/hooks'
import type { UseQueryResult } from '@tanstack/react-query'
import { columnsFor } from '../../../domain/columns/layout.ts'
import { words } from '../../../domain/words.ts'
import { dashboardWords } from '../../../domain/words/dashboard.ts'
import { messageOf } from '../../lib/failure.ts'
import type { PageSize } from '../../lib/home-search.ts'
import type { Asking } from '../../lib/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { Card, EmptyState, ErrorState } from '../../ui/surface.tsx'
import { OrderCards } from './order-cards.tsx'
import { OrderTable } from './order-table.tsx'
import { Pager } from './pager.tsx'
import { isColumnOffered } from './row-actions.tsx'
import type { OrderPage } from './use-orders.ts'

interface Props {
  list: UseQueryResult<OrderPage>
  page: number
  size: PageSize
  /** Rows to keep room for while the list loads. */
  awaited: number
  asking: Asking
  changed: ReadonlySet<string>
  onOpen: (id: string) => void
  onPage: (page: number) => void
  onSize: (size: PageSize) => void
  onRetry: () => void
  /** Takes the filters off; null when none are on. */
  onClear: (() => void) | null
}

/** More columns than this stand closer together on any screen. */
const ROOMY_COLUMNS = 13

/** A page of orders in whichever state it is: loading, failed, empty, or there; a table, and on phones a list of cards. */
export const OrderList = ({ list, page, size, awaited, asking, changed, onOpen, onPage, onSize, onRetry, onClear }: Props) => {
  const isNarrow = useMediaQuery('(max-width: 700px)', false, { getInitialValueInEffect: false })
  const isCompact = useMediaQuery('(max-width: 1320px)', false, { getInitialValueInEffect: false })
  const { data, error, isFetching } = list
  if (error && !data) return <Card><ErrorState title={dashboardWords.listFailed} text={messageOf(error)} retry={onRetry} retrying={isFetching} /></Card>
  const pager = <Pager page={page} size={size} total={data?.total} onPage={onPage} onSize={onSize} />
  if (data?.orders.length === 0) return <Card><EmptyState title={words.noData} text={dashboardWords.widenSearch} {...(onClear && { action: <Button onClick={onClear}>{dashboardWords.clearFilters}</Button> })} />{page > 1 && pager}</Card>
  const rows = { columns: columnsFor(asking.policy).filter((column) => isColumnOffered(column, asking)), orders: data?.orders, awaited, asking, changed, onOpen }
  return isNarrow ? <div><OrderCards {...rows} />{pager}</div> : <Card className="table-card"><OrderTable {...rows} isCompact={isCompact || rows.columns.length > ROOMY_COLUMNS} />{pager}</Card>
}
