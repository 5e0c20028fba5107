import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { bell } from '../../../contract/messages/bell.ts'
import { MINUTE, wallClock } from '../../../domain/time.ts'
import { callWords } from '../../../domain/words/calls.ts'
import { tableWords } from '../../../domain/words/table.ts'
import { callApi } from '../../lib/api/api.ts'
import { ApiFailure } from '../../lib/api/failure.ts'
import { t } from '../../lib/language/language.ts'
import { shownTime } from '../../lib/language/shown-time.ts'
import { showChange } from '../../lib/shown-change.ts'
import { useAsking } from '../../lib/session/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { Popover } from '../../ui/floating/popover.tsx'
import { Icon } from '../../ui/icons.tsx'
import { notify } from '../../ui/notify.ts'
import { KeptDownloads } from './kept-downloads.tsx'
import './bell.css'

/** How often what is under way is asked after, in ms. */
const WATCHED_MS = 2_000
const isUnderWay = ({ state }: { readonly state: string }): boolean =>
  /^(waiting|making|running)$/.test(state)

/**
 * Who added orders today, which archives and downloads are ready, and how far changes of many
 * orders are; there only while there is something to tell (NAV-01, DATA-01). The live stream has it
 * asked for anew, and each minute does.
 */
export const Bell = () => {
  const say = t(tableWords)
  const calls = t(callWords)
  const {
    clock: { time_zone },
  } = useAsking()
  const [isOpen, setOpen] = useState(false)
  const {
    data: { result: added, archives = [], downloads = [], changes = [] } = { result: [] },
    error,
    isSuccess,
  } = useQuery({
    queryKey: ['bell'],
    queryFn: ({ signal }) => callApi<typeof bell>('GET /counter/notification', { signal }),
    refetchInterval: ({ state: { data } }) =>
      [...(data?.downloads ?? []), ...(data?.changes ?? [])].some(isUnderWay) ? WATCHED_MS : MINUTE,
  })
  useToldOnce(error, isSuccess)
  const others = archives.length + downloads.length + changes.length
  if (added.length + others === 0) return null
  const total = added.reduce((sum, { value }) => sum + value, others)
  return (
    <Popover
      edge="end"
      isOpen={isOpen}
      onOpen={setOpen}
      renderButton={(props) => (
        <button
          {...props}
          type="button"
          className="button button-icon button-quiet bell"
          aria-label={say.bell(total)}
          title={say.notifications}
        >
          <Icon name="bell" />
          <span className="bell-count" aria-hidden="true">
            {total > 99 ? '99+' : total}
          </span>
        </button>
      )}
    >
      {/* The list scrolls, by the keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className="bell-list" aria-label={say.notifications} tabIndex={0}>
        {changes.map(({ id, done, total: of }) => (
          <li key={id} className="bell-item">
            <Button
              className="bell-many"
              variant="quiet"
              onClick={() => {
                setOpen(false)
                showChange(id)
              }}
            >
              {say.manyDone(done, of)}
            </Button>
          </li>
        ))}
        <KeptDownloads downloads={downloads} />
        {archives.map(({ client, time }) => (
          <li key={`${client} ${time}`} className="bell-item">
            <p>
              <a href="/admin#archives">{calls.archiveReady(client)}</a>
            </p>
            <p className="bell-time">
              {calls.since} {shownTime(time, time_zone, 'DD-MM-YYYY HH:mm')}
            </p>
          </li>
        ))}
        {added.map(({ text, value, time }) => (
          <li key={text} className="bell-item">
            <p>
              {calls.added(value)} <strong>{text}</strong>
            </p>
            <p className="bell-time">
              {calls.updatedToday} {wallClock(time, time_zone).time}
            </p>
          </li>
        ))}
      </ul>
    </Popover>
  )
}

/**
 * Says what a failing list has to say (ERRS-01): once, and not again at each try until it has come.
 * That nobody is signed in any more is said by where it leads.
 */
const useToldOnce = (error: Error | null, hasCome: boolean): void => {
  const isTold = useRef(false)
  useEffect(() => {
    if (hasCome) isTold.current = false
    if (error === null || isTold.current) return
    if (error instanceof ApiFailure && error.code === 401) return
    isTold.current = true
    notify.failure(error)
  }, [error, hasCome])
}
