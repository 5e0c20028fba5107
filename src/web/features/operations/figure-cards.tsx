import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Operations } from '../../../contract/admin/operations.ts'
import { holdWords } from '../../../domain/words/legal-holds.ts'
import { operationsWords } from '../../../domain/words/operations.ts'
import { shownTime } from '../../lib/language/shown-time.ts'
import { t } from '../../lib/language/language.ts'
import { Card } from '../../ui/surface.tsx'
import { shownBytes, shownCount } from '../../lib/language/shown-bytes.ts'

interface FigureProps {
  label: string
  value: string
  note?: string | undefined
  /** The page that shows what is counted. */
  to?: '/admin' | '/user-management' | '/history'
  /** Somebody should look at it. */
  isAlarming?: boolean
}

const Figure = ({ label, value, note, to, isAlarming = false }: FigureProps) => (
  <div className="figure">
    <dt>{label}</dt>
    <dd data-alarming={isAlarming || undefined}>
      {to ? <Link to={to}>{value}</Link> : value}
      {note !== undefined && <span className="figure-note">{note}</span>}
    </dd>
  </div>
)

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card className="figure-card">
    <h2>{title}</h2>
    <dl>{children}</dl>
  </Card>
)

/** What is counted, by what it is about. */
export const FigureCards = ({ operations, zone }: { operations: Operations; zone: string }) => {
  const say = t(operationsWords)
  const { build, messages, links, sign_ins, storage, database } = operations
  const at = (instant: string): string => shownTime(instant, zone, 'DD MMM HH:mm')
  return (
    <div className="figure-cards">
      <Group title={say.messages}>
        <Figure
          label={say.queued}
          value={shownCount(messages.queued)}
          note={messages.oldest_queued_at ? say.oldest(at(messages.oldest_queued_at)) : undefined}
          to="/admin"
        />
        <Figure
          label={say.dead}
          value={shownCount(messages.dead)}
          to="/admin"
          isAlarming={messages.dead > 0}
        />
        <Figure label={say.noProvider} value={shownCount(messages.no_provider)} to="/admin" />
        <Figure label={say.sent} value={shownCount(messages.sent_last_day)} to="/admin" />
      </Group>
      <Group title={say.signIns}>
        <Figure label={say.sessions} value={shownCount(sign_ins.sessions)} to="/user-management" />
        <Figure label={say.failedSignIns} value={shownCount(sign_ins.failed_last_hour)} />
        <Figure label={say.validLinks} value={shownCount(links.valid)} />
        <Figure label={say.opened} value={shownCount(links.opened_last_day)} to="/history" />
      </Group>
      <Group title={say.storage}>
        <Figure label={say.databaseBytes} value={shownBytes(database.bytes)} />
        <Figure label={say.events} value={shownCount(database.events)} />
        <Figure
          label={say.eventsLastDay}
          value={shownCount(database.events_last_day)}
          to="/history"
        />
        <Figure
          label={say.files}
          value={shownCount(storage.files)}
          note={shownBytes(storage.bytes)}
        />
        <Figure label={t(holdWords).holds} value={shownCount(storage.holds)} to="/admin" />
      </Group>
      <Group title={say.build}>
        <Figure label={say.version} value={build.version} />
        <Figure label={say.commit} value={build.commit ?? say.noCommit} />
        <Figure label={say.startedAt} value={at(build.started_at)} />
        <Figure label={say.engine} value={say.engines[build.database]} note={build.runtime} />
      </Group>
    </div>
  )
}
