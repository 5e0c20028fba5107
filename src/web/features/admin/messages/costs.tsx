import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { messageCosts } from '../../../../contract/messages/outbox.ts'
import { todayOf } from '../../../../domain/date-range.ts'
import { dayBefore, type Clock } from '../../../../domain/time.ts'
import { ledgerWords } from '../../../../domain/words/ledger.ts'
import { managementWords } from '../../../../domain/words/management.ts'
import { callApi, type Output } from '../../../lib/api/api.ts'
import { PATIENCE_MS } from '../../../lib/api/patience.ts'
import { shownCount } from '../../../lib/language/shown-bytes.ts'
import { shownDay } from '../../../lib/language/shown-time.ts'
import { t } from '../../../lib/language/language.ts'
import { useAsking, useIsPlatformAdmin } from '../../../lib/session/viewer.ts'
import { Answered } from '../../../ui/answered.tsx'
import { AwaitedLines } from '../../../ui/awaited-lines.tsx'
import { SpanFilter } from '../../../ui/days/span-filter.tsx'
import { Card, EmptyState } from '../../../ui/surface.tsx'
import { ClientCosts } from './client-costs.tsx'
import { NumberCells, NumberHeads } from './number-cells.tsx'
import { shownMoney } from './shown-money.ts'

type Day = Output<typeof messageCosts>['result']['days'][number]

/** What messages cost, by day, channel and provider (MESG-01). */
export const Costs = ({ zone }: { zone: string }) => {
  const say = t(ledgerWords)
  const clock: Clock = { now: useAsking().clock.now, time_zone: zone }
  const today = todayOf(clock)
  const [days, pick] = useState({ from: dayBefore(today, 6), to: today })
  const isEvery = useIsPlatformAdmin()
  const query = useQuery({
    queryKey: ['outbox', 'costs', days],
    queryFn: async ({ signal }) =>
      (
        await callApi<typeof messageCosts>('GET /outbox/costs', {
          query: days,
          signal,
          timeout: PATIENCE_MS,
        })
      ).result,
  })
  return (
    <section className="admin-part ledger-costs" aria-label={say.costs}>
      <header className="admin-head">
        <h3>{say.costs}</h3>
        <div className="page-tools">
          <SpanFilter
            span={days}
            clock={clock}
            isClearable={false}
            onPick={({ from = days.from, to = days.to }) => pick({ from, to })}
          />
        </div>
      </header>
      <Card className="page-card">
        <Answered
          query={query}
          failed={say.costsFailed}
          waiting={<AwaitedLines lines={2} columns={4} />}
        >
          {({ days: rows, currency }) =>
            rows.length === 0 ? (
              <EmptyState title={say.noCosts} />
            ) : (
              <CostTable rows={rows} currency={currency} />
            )
          }
        </Answered>
      </Card>
      {isEvery && (
        <>
          <h3>{say.byClient}</h3>
          <ClientCosts days={days} />
        </>
      )}
    </section>
  )
}

const CostTable = ({ rows, currency }: { rows: readonly Day[]; currency: string }) => {
  const say = t(ledgerWords)
  const words = t(managementWords)
  const numbers = [say.messages, say.arrived, say.lost, say.smsParts, say.cost]
  return (
    <table className="lines" aria-label={say.costs}>
      <thead>
        <tr>
          <th scope="col">{say.day}</th>
          <th scope="col">{say.channel}</th>
          <NumberHeads labels={numbers} />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ day, channel, provider, messages, states, parts, cost }) => {
          const arrived = (states.delivered ?? 0) + (states.read ?? 0)
          const lost = (states.failed ?? 0) + (states.expired ?? 0)
          const values = [
            ...[messages, arrived, lost, parts].map(shownCount),
            shownMoney(cost, currency),
          ]
          return (
            <tr key={[day, channel, provider].join(' ')}>
              <td data-label={say.day}>{shownDay(day)}</td>
              <td data-label={say.channel}>
                <span>
                  {words.channels[channel] ?? channel}
                  {provider !== null && <span className="outbox-soft">{provider}</span>}
                </span>
              </td>
              <NumberCells labels={numbers} values={values} />
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
