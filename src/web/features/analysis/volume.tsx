import { Link } from '@tanstack/react-router'
import { useState, type KeyboardEvent } from 'react'
import type { Figures } from '../../../contract/analysis/analysis.ts'
import { managementWords } from '../../../domain/words/management.ts'
import { t } from '../../lib/language/language.ts'
import { shownDay } from '../../lib/language/shown-time.ts'
import { Card } from '../../ui/surface.tsx'
import { DownloadTable } from './download-table.tsx'
import { isReachable, type DashboardReach } from './orders-link.tsx'

const HEIGHT = 100
/** Units that a bar takes with the room around it, and of which the bar itself. */
const STEP = 10
const BAR = 7

type Period = Figures['volume'][number]
/** What a bar consists of, from its foot; `below` is what lies under each part. */
const partsOf = ({ total, closed, closed_on_time }: Period) =>
  [
    { part: 'closed_on_time', count: closed_on_time, below: 0 },
    { part: 'closed_late', count: closed - closed_on_time, below: closed_on_time },
    { part: 'other', count: total - closed, below: closed },
  ] as const

const named = ({ from, to }: Period): string =>
  from === to ? shownDay(from) : `${shownDay(from)} – ${shownDay(to)}`
const moves = new Map([
  ['ArrowRight', 1],
  ['ArrowLeft', -1],
])

/**
 * Orders by the day of their dispatch, as bars; each opens its day. Tab reaches one bar, the arrows
 * the others.
 */
export const Volume = ({
  figures: { volume, unit },
  reach,
}: {
  figures: Figures
  reach: DashboardReach
}) => {
  const say = t(managementWords)
  const [at, setAt] = useState(0)
  // Even, so that the line halfway up stands for a whole number.
  const most = Math.max(2, 2 * Math.ceil(Math.max(...volume.map(({ total }) => total)) / 2))
  const move = (event: KeyboardEvent): void => {
    const step = moves.get(event.key)
    if (step === undefined) return
    event.preventDefault()
    const next = Math.min(volume.length - 1, Math.max(0, at + step))
    setAt(next)
    event.currentTarget.closest('svg')?.querySelectorAll<SVGElement>('.bar')[next]?.focus()
  }
  return (
    <Card className="figure-card">
      <header className="figure-head">
        <div>
          <h2>{say.volume}</h2>
          <p className="page-lead">{say.volumeUnit[unit]}</p>
        </div>
        <ul className="legend">
          {Object.entries(say.parts).map(([part, label]) => (
            <li key={part}>
              <span className={`legend-mark part-${part}`} />
              {label}
            </li>
          ))}
        </ul>
        <DownloadTable
          name={`${say.volume}.csv`}
          rows={() => [
            [say.from, say.to, say.orders, say.closed, say.onTimeRate],
            ...volume.map(({ from, to, total, closed, closed_on_time }) => [
              from,
              to,
              total,
              closed,
              closed_on_time,
            ]),
          ]}
        />
      </header>
      <section className="chart" aria-label={say.volume}>
        <div className="chart-scale" aria-hidden="true">
          <span>{most}</span>
          <span>{most / 2}</span>
          <span>0</span>
        </div>
        <svg
          className="chart-bars"
          viewBox={`0 0 ${volume.length * STEP} ${HEIGHT}`}
          preserveAspectRatio="none"
        >
          {volume.map((period, index) => {
            const label = say.barOf(
              named(period),
              period.total,
              period.closed_on_time,
              period.closed - period.closed_on_time,
            )
            const bar = <Bar period={period} left={index * STEP} most={most} label={label} />
            if (!isReachable(period, reach))
              return (
                <g key={period.from} className="bar">
                  {bar}
                </g>
              )
            return (
              <Link
                key={period.from}
                to="/home"
                search={{ from: period.from, to: period.to }}
                className="bar"
                aria-label={label}
                tabIndex={index === Math.min(at, volume.length - 1) ? 0 : -1}
                onFocus={() => setAt(index)}
                onKeyDown={move}
              >
                {bar}
              </Link>
            )
          })}
        </svg>
      </section>
      <div className="chart-days" aria-hidden="true">
        {daysBelow(volume).map((day) => (
          <span key={day}>{shownDay(day)}</span>
        ))}
      </div>
    </Card>
  )
}

const Bar = ({
  period,
  left,
  most,
  label,
}: {
  period: Period
  left: number
  most: number
  label: string
}) => {
  const heightOf = (count: number): number => (count / most) * (HEIGHT - 2)
  return (
    <>
      <title>{label}</title>
      <rect className="bar-room" x={left} y={0} width={STEP} height={HEIGHT} />
      {partsOf(period).map(
        ({ part, count, below }) =>
          count > 0 && (
            <rect
              key={part}
              className={`part-${part}`}
              x={left + (STEP - BAR) / 2}
              y={HEIGHT - heightOf(below + count)}
              width={BAR}
              height={Math.max(0.6, heightOf(count) - 0.6)}
            />
          ),
      )}
    </>
  )
}

/** The first, middle and last day. */
const daysBelow = (volume: readonly Period[]): string[] => {
  const days = [
    volume[0]?.from,
    volume.length > 4 ? volume[Math.floor((volume.length - 1) / 2)]?.from : undefined,
    volume.at(-1)?.to,
  ]
  return [...new Set(days.filter((day) => day !== undefined))]
}
