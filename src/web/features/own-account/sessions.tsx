import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { endOtherSessions } from '../../../contract/sign-in/own-account.ts'
import type { endSession, listSessions } from '../../../contract/sign-in/session.ts'
import { deviceOf } from '../../../domain/sign-in/device.ts'
import { accountWords } from '../../../domain/words/account.ts'
import { callApi, type Output } from '../../lib/api/api.ts'
import { newSendOnce } from '../../lib/api/send-once.ts'
import { t } from '../../lib/language/language.ts'
import { shownTime } from '../../lib/language/shown-time.ts'
import { Answered } from '../../ui/answered.tsx'
import { AwaitedLines } from '../../ui/awaited-lines.tsx'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'
import { Card } from '../../ui/surface.tsx'

type ListedSession = Output<typeof listSessions>['result'][number]

/** A browser and a system by their names, as far as they are told. */
const deviceName = (user_agent: string | null): string => {
  const { browser, system } = deviceOf(user_agent)
  const say = t(accountWords)
  if (browser !== null && system !== null) return say.deviceOf(browser, system)
  return browser ?? system ?? say.unknownDevice
}

/** Where one is signed in; each session, and all the others together, can be ended. */
export const Sessions = ({ zone }: { zone: string }) => {
  const say = t(accountWords)
  const queries = useQueryClient()
  const query = useQuery({
    queryKey: ['sessions'],
    queryFn: async ({ signal }) =>
      (await callApi<typeof listSessions>('GET /sessions', { signal })).result,
  })
  const [sendOnce] = useState(newSendOnce)
  const end = useMutation({
    mutationFn: (id: string | null) =>
      sendOnce<{ message: string }>(id, (key) =>
        id === null
          ? callApi<typeof endOtherSessions>('POST /sessions/end-others', { body: {}, key })
          : callApi<typeof endSession>('POST /sessions/end', { body: { id }, key }),
      ),
    onSuccess: ({ message }) => notify.done(message),
    onError: (thrown) => notify.failure(thrown),
    onSettled: () => queries.invalidateQueries({ queryKey: ['sessions'] }),
  })
  const isAlone = (query.data ?? []).every(({ current }) => current)
  return (
    <section className="own-part own-wide" aria-labelledby="own-sessions">
      <div className="own-heading">
        <h2 id="own-sessions">{say.sessions}</h2>
        <Button
          icon="logout"
          reason={isAlone ? say.noOthers : null}
          busy={end.isPending && end.variables === null}
          onClick={() => end.mutate(null)}
        >
          {say.endOthers}
        </Button>
      </div>
      <Card className="page-card">
        <Answered
          query={query}
          failed={say.sessionsFailed}
          waiting={<AwaitedLines lines={3} columns={5} />}
        >
          {(sessions) => (
            <table className="lines" aria-labelledby="own-sessions">
              <thead>
                <tr>
                  {[say.device, say.network, say.since, say.seen].map((label) => (
                    <th key={label} scope="col">
                      {label}
                    </th>
                  ))}
                  <th scope="col">
                    <span className="visually-hidden">{say.end}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {sessions.map((session) => (
                  <Line
                    key={session.id}
                    session={session}
                    zone={zone}
                    isEnding={end.isPending && end.variables === session.id}
                    onEnd={() => end.mutate(session.id)}
                  />
                ))}
              </tbody>
            </table>
          )}
        </Answered>
        <p className="own-foot">{say.sessionsLead}</p>
      </Card>
    </section>
  )
}

const Line = ({
  session: { user_agent, network, created_at, seen_at, current, embedded, purpose },
  zone,
  isEnding,
  onEnd,
}: {
  session: ListedSession
  zone: string
  isEnding: boolean
  onEnd: () => void
}) => {
  const say = t(accountWords)
  const device = deviceName(user_agent)
  const note = purpose !== null ? say.phone : embedded ? say.embedded : null
  return (
    <tr>
      <td data-label={say.device}>
        <span>
          <strong className="lines-strong">{device}</strong>
          {current && <span className="own-mark">{say.thisOne}</span>}
          {note !== null && <span className="own-soft">{note}</span>}
        </span>
      </td>
      <td data-label={say.network}>{shownNetwork(network)}</td>
      <td data-label={say.since}>{shownTime(created_at, zone, 'DD-MM-YYYY HH:mm')}</td>
      <td data-label={say.seen}>{shownTime(seen_at, zone, 'DD-MM-YYYY HH:mm')}</td>
      <td className="own-act">
        {!current && (
          <Button variant="quiet" aria-label={say.endOf(device)} busy={isEnding} onClick={onEnd}>
            {say.end}
          </Button>
        )}
      </td>
    </tr>
  )
}

/** An address as it is written; of an IPv6 one the half that says which network it is. */
const shownNetwork = (network: string | null): string =>
  network === null ? '–' : network.includes(':') ? `${network}::/64` : network
