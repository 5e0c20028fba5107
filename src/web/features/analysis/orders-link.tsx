import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { HomeSearch } from '../../lib/location/home-search.ts'

/** Where a figure leads: the dashboard with the filters that show its orders. */
export type OrdersFilter = Pick<
  HomeSearch,
  'need' | 'from' | 'to' | 'source' | 'destination' | 'only'
>

/**
 * A figure that opens the orders behind it. An account whose first day is fixed cannot ask for a
 * later one: there a figure of single days leads nowhere, rather than to other orders.
 */
export const OrdersLink = ({
  shown,
  fixed_from,
  className,
  children,
}: {
  shown: OrdersFilter
  fixed_from: string | null
  className?: string
  children: ReactNode
}) =>
  isReachable(shown, fixed_from) ? (
    <Link to="/home" search={shown} className={className}>
      {children}
    </Link>
  ) : (
    <span className={className}>{children}</span>
  )

/** Can the dashboard show exactly these orders? */
export const isReachable = ({ from }: OrdersFilter, fixed_from: string | null): boolean =>
  fixed_from === null || from === fixed_from
