import { useInfiniteQuery } from '@tanstack/react-query'
import type { listOutbox } from '../../../contract/outbox.ts'
import { shownTime } from '../../lib/language/shown-time.ts'
import { managementWords } from '../../../domain/words/management.ts'
import { callApi, type Output } from '../../lib/api/api.ts'
import { t } from '../../lib/language/language.ts'
import { Answered } from '../../ui/answered.tsx'
import { AwaitedLines } from '../../ui/awaited-lines.tsx'
import { Icon, type IconName } from '../../ui/icons.tsx'
import { MoreLines } from '../../ui/more-lines.tsx'
import { Card, EmptyState } from '../../ui/surface.tsx'

type OutboxRowShown = Output<typeof listOutbox>['result'][number]

const SIZE = 50
const icons: Readonly<Record<string, IconName>> = {
  queued: 'clock',
  sent: 'done',
  failed: 'warning',
  expired: 'alarm',
  no_provider: 'stack',
}

/** The account's messages and what became of them, newest first. */
export const Outbox = ({ zone }: { zone: string }) => {
  const say = t(managementWords)
  const query = useInfiniteQuery({
    queryKey: ['outbox'],
    queryFn: async ({ signal, pageParam }) =>
      (
        await callApi<typeof listOutbox>('GET /outbox', {
          query: pageParam === null ? {} : { before: pageParam },
          signal,
        })
      ).result,
    initialPageParam: null as string | null,
    getNextPageParam: (page) => (page.length === SIZE ? (page.at(-1)?.id ?? null) : null),
    select: ({ pages }): readonly OutboxRowShown[] => pages.flat(),
  })
  return (
    <section className="admin-part" aria-label={say.outbox}>
      <h2>{say.outbox}</h2>
      <Card className="page-card">
        <Answered
          query={query}
          failed={say.failed.outbox}
          waiting={<AwaitedLines lines={6} columns={4} />}
        >
          {(messages) =>
            messages.length === 0 ? (
              <EmptyState icon="remark" title={say.noMessages} text={say.noMessagesHint} />
            ) : (
              <>
                <table className="lines outbox" aria-label={say.outbox}>
                  <thead>
                    <tr>
                      {[say.when, say.recipient, say.message, say.state].map((label) => (
                        <th key={label} scope="col">
                          {label}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {messages.map((message) => (
                      <Line key={message.id} message={message} zone={zone} />
                    ))}
                  </tbody>
                </table>
                <MoreLines of={query} more={say.showMore} />
              </>
            )
          }
        </Answered>
      </Card>
    </section>
  )
}

const Line = ({
  message: { channel, recipient, subject, body, state, tries, error, created_at },
  zone,
}: {
  message: OutboxRowShown
  zone: string
}) => {
  const say = t(managementWords)
  return (
    <tr>
      <td data-label={say.when} className="outbox-time">
        <time dateTime={created_at}>{shownTime(created_at, zone, 'DD-MM-YYYY HH:mm')}</time>
      </td>
      <td data-label={say.recipient}>
        <span>
          {recipient}
          <span className="outbox-soft">{say.channels[channel] ?? channel}</span>
        </span>
      </td>
      <td data-label={say.message}>
        <Text subject={subject} body={body} />
      </td>
      <td data-label={say.state}>
        <span>
          <span className={`outbox-state outbox-${state}`}>
            <Icon name={icons[state] ?? 'stack'} size={14} />
            {say.states[state] ?? state}
          </span>
          {(tries > 1 || error !== null) && (
            <span className="outbox-soft">
              {[tries > 0 ? say.tries(tries) : '', error ?? ''].filter(Boolean).join(' · ')}
            </span>
          )}
        </span>
      </td>
    </tr>
  )
}

const Text = ({ subject, body }: Pick<OutboxRowShown, 'subject' | 'body'>) => (
  <details>
    <summary>{subject}</summary>
    <pre className="outbox-body">{body}</pre>
  </details>
)
