import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { dayKinds, rangeOf, type DayRange } from '../../../domain/date-range.ts'
import { printedFilters } from '../../../domain/print-head.ts'
import { printWords } from '../../../domain/words/print-head.ts'
import { t } from '../../lib/language/language.ts'
import { shownTime } from '../../lib/language/shown-time.ts'
import { useSession } from '../../lib/session/session.ts'
import { clockOf } from '../../lib/session/viewer.ts'
import './print.css'

/** Now, as it was when the page was last about to be printed. */
const usePrintedAt = (): string => {
  const [at, setAt] = useState(() => new Date().toISOString())
  useEffect(() => {
    const listener = (): void => flushSync(() => setAt(new Date().toISOString()))
    addEventListener('beforeprint', listener)
    return () => removeEventListener('beforeprint', listener)
  }, [])
  return at
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/**
 * What stands over whatever is printed: whose it is, which lines, and when it was printed
 * (DESK-32). On the screen there is nothing of it.
 */
export const PrintHead = () => {
  const say = t(printWords)
  const account = useSession()?.account
  const at = usePrintedAt()
  const { pathname, search } = useRouterState({ select: ({ location }) => location })
  if (!account) return null
  const { policy, userdata } = account
  const address: Readonly<Record<string, unknown>> = search
  const [from, to] = [text(address['from']), text(address['to'])]
  const asked: Partial<DayRange> = {
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  }
  const kind =
    pathname === '/home' ? (dayKinds.find((one) => one === address['days']) ?? 'dispatch') : null
  const days = kind === null ? asked : rangeOf(asked, policy.earliest_date, clockOf(policy), kind)
  const filters = printedFilters(address, days, kind, policy, t)
  return (
    <header className="print-head" aria-hidden="true">
      <p className="print-client">{userdata.client}</p>
      <p>{filters.length === 0 ? say.unfiltered : filters.join(' · ')}</p>
      <p>{say.printed(shownTime(at, policy.time_zone, 'DD-MM-YYYY HH:mm'), userdata.username)}</p>
    </header>
  )
}
