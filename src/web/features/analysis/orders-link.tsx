import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Policy } from '../../../domain/policy/policy.ts'
import { shownSearch, type HomeSearch } from '../../lib/location/home-search.ts'

/** Where a figure leads: the dashboard with the filters that show its orders. */
export type OrdersFilter = Pick<
  HomeSearch,
  'need' | 'from' | 'to' | 'source' | 'destination' | 'only'
>

/** What decides which orders an account's dashboard can show. */
export type DashboardReach = Pick<Policy, 'earliest_date' | 'cards'>

/**
 * A figure that opens the orders behind it. An account whose first day is fixed cannot ask for a
 * later one, and one without the card of a category not for that: there the figure leads nowhere,
 * rather than to other orders.
 */
export const OrdersLink = ({
  shown,
  reach,
  className,
  children,
}: {
  shown: OrdersFilter
  reach: DashboardReach
  className?: string
  children: ReactNode
}) =>
  isReachable(shown, reach) ? (
    <Link to="/home" search={shown} className={className}>
      {children}
    </Link>
  ) : (
    <span className={className}>{children}</span>
  )

/** Can the dashboard show exactly these orders? */
export const isReachable = (shown: OrdersFilter, reach: DashboardReach): boolean =>
  (reach.earliest_date === null || shown.from === reach.earliest_date) &&
  shownSearch(shown, reach).need === shown.need
