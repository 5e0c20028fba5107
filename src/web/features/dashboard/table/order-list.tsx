import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { sentences } from '../../../../domain/words/sentences.ts'
import { dashboardWords } from '../../../../domain/words/dashboard.ts'
import { tableWords } from '../../../../domain/words/table.ts'
import { ApiFailure, messageOf } from '../../../lib/api/failure.ts'
import { t } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, EmptyState, ErrorState } from '../../../ui/surface.tsx'
import type { ListedOrders } from '../use-orders.ts'
import { useEditedRows } from './edited-rows.ts'
import { OrderCards } from './order-cards.tsx'
import { OrderTable, type TableProps } from './order-table.tsx'

interface Props extends Omit<TableProps, 'orders' | 'isTight' | 'edited' | 'onEdit'> {
  list: ListedOrders
  /** Which page it is of which list. */
  place: string
  /** The line over the list. */
  bar: ReactNode
  /** The line under it; shown with an empty list only where there is a page to go back to. */
  pager: ReactNode
  /** Goes to the first page; null when this is it. */
  onFirst: (() => void) | null
  onRetry: () => void
  /** Takes the filters off; null when none are on. */
  onClear: (() => void) | null
}

/** More columns than this stand closer together on any screen. */
const ROOMY_COLUMNS = 13

/**
 * A page of orders in whichever state it is: loading, failed, refused, empty, or there; a table,
 * and on phones a list of cards.
 */
export const OrderList = ({
  list,
  place,
  bar,
  pager,
  onFirst,
  onRetry,
  onClear,
  ...rows
}: Props) => {
  const say = t(dashboardWords)
  const texts = t(sentences)
  const isNarrow = useMediaQuery('(max-width: 700px)', false, { getInitialValueInEffect: false })
  const isSmall = useMediaQuery('(max-width: 1320px)', false, { getInitialValueInEffect: false })
  const { data, error, isFetching } = list
  const { drawn, ...editing } = useEditedRows(data?.orders, place)
  const body = (): ReactNode => {
    if (error instanceof ApiFailure && error.code === 403)
      return <EmptyState icon="stop" title={t(tableWords).refused} text={error.message} />
    if (error && !data)
      return (
        <ErrorState
          title={say.listFailed}
          text={messageOf(error)}
          retry={onRetry}
          retrying={isFetching}
        />
      )
    if (drawn?.length === 0 && data && data.total > 0 && onFirst)
      return (
        <>
          <EmptyState
            title={texts.noData}
            text={say.pastLast}
            action={<Button onClick={onFirst}>{say.firstPage}</Button>}
          />
          {pager}
        </>
      )
    if (drawn?.length === 0)
      return (
        <>
          <EmptyState
            title={texts.noData}
            text={say.widenSearch}
            {...(onClear && {
              action: <Button onClick={onClear}>{say.clearFilters}</Button>,
            })}
          />
          {onFirst && pager}
        </>
      )
    if (isNarrow)
      return (
        <>
          <OrderCards {...rows} orders={data?.orders} />
          {pager}
        </>
      )
    return (
      <>
        <OrderTable
          {...rows}
          {...editing}
          orders={drawn}
          isTight={isSmall || rows.columns.length > ROOMY_COLUMNS}
        />
        {pager}
      </>
    )
  }
  return isNarrow ? (
    <div>
      {bar}
      {body()}
    </div>
  ) : (
    <Card className="table-card">
      {bar}
      {body()}
    </Card>
  )
}
