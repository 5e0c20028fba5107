import { useMemo } from 'react'
import type { Previewed } from '../features/policy-form/use-check.ts'
import { isColumnOffered } from '../../domain/columns/offered.ts'
import { policyFormWords } from '../../domain/words/policy-form.ts'
import { t } from '../lib/language/language.ts'
import { Card } from '../ui/surface.tsx'
import { askingAs, useDraftOrders } from './draft-orders.ts'
import type { dashboardParts } from './home.tsx'
import './draft-preview.css'

/** Nothing can be done from a row that only shows how it would look. */
const nothing = { open: () => {}, details: () => {}, pick: () => {}, tell: () => {} }
const none: ReadonlySet<string> = new Set()
const ROWS = 6

/** The table of real orders as a draft has it, out of the dashboard's own parts. */
export const draftTable =
  ({ columnsFor, OrderTable }: Pick<typeof dashboardParts, 'columnsFor' | 'OrderTable'>) =>
  ({ previewed }: { previewed: Previewed }) => {
    const asking = useMemo(() => askingAs(previewed), [previewed])
    const { data: { orders } = {} } = useDraftOrders(previewed)
    const columns = useMemo(
      () => columnsFor(asking.policy, t).filter((column) => isColumnOffered(column, asking)),
      [asking],
    )
    return (
      <Card className="page-card draft-table">
        <p className="draft-caption">{t(policyFormWords).tableNow}</p>
        <div inert>
          <OrderTable
            {...{ columns, asking }}
            orders={orders?.slice(0, ROWS)}
            awaited={ROWS}
            changed={none}
            acts={nothing}
            isTight
            density="compact"
            widths={{}}
            selection={{ orders: new Map(), anchor: null }}
            canPick={false}
            onPickPage={() => {}}
            onSize={() => {}}
            heads={null}
          />
        </div>
      </Card>
    )
  }
