import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  deliveryStates,
  type deliverAgain,
  type ListedDelivery,
  type ListedWebhook,
  type listWebhookDeliveries,
} from '../../../../contract/systems/webhooks.ts'
import { managementWords } from '../../../../domain/words/management.ts'
import { systemWords } from '../../../../domain/words/systems.ts'
import { callApi } from '../../../lib/api/api.ts'
import { t } from '../../../lib/language/language.ts'
import { shownTime } from '../../../lib/language/shown-time.ts'
import { Answered } from '../../../ui/answered.tsx'
import { AwaitedLines } from '../../../ui/awaited-lines.tsx'
import { Button } from '../../../ui/button.tsx'
import { Drawer } from '../../../ui/drawer.tsx'
import { FieldFrame } from '../../../ui/field.tsx'
import { MoreLines } from '../../../ui/more-lines.tsx'
import { notify } from '../../../ui/notify.ts'
import { EmptyState } from '../../../ui/surface.tsx'
import { useSystemAct } from './use-act.ts'
import { NativeSelect } from '../../../ui/native-select.tsx'

type State = ListedDelivery['state']

/** How often one that is about to be sent is asked after, in ms. */
const WATCHED_MS = 2_000
/** How far from now a try counts as about to come, in ms. */
const SOON_MS = 60_000

const isAboutToGo = ({ state, due_at }: ListedDelivery): boolean =>
  state === 'queued' && due_at !== null && Date.parse(due_at) - Date.now() < SOON_MS

/** What a webhook was told and what came of it, by state; each can be sent again. */
export const Deliveries = ({
  webhook: { id, url, state: is },
  zone,
  onClose,
}: {
  webhook: Pick<ListedWebhook, 'id' | 'url' | 'state'>
  zone: string
  onClose: () => void
}) => {
  const say = t(systemWords)
  const [state, setState] = useState<State | ''>('')
  const query = useInfiniteQuery({
    queryKey: ['systems', 'deliveries', id, state],
    queryFn: ({ signal, pageParam }) =>
      callApi<typeof listWebhookDeliveries>('GET /webhooks/:id/deliveries', {
        params: { id },
        query: {
          ...(state !== '' && { state }),
          ...(pageParam !== null && { before: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ result }) => result.some(isAboutToGo)) ? WATCHED_MS : false,
    select: ({ pages }) => pages.flatMap(({ result }) => result),
  })
  return (
    <Drawer title={say.deliveriesOf(url)} onClose={onClose} width={760}>
      <div className="systems-form">
        <FieldFrame id="delivery-state" label={say.state}>
          <NativeSelect
            id="delivery-state"
            value={state}
            onChange={({ target }) =>
              setState(deliveryStates.find((one) => one === target.value) ?? '')
            }
          >
            <option value="">{say.every}</option>
            {deliveryStates.map((one) => (
              <option key={one} value={one}>
                {say.deliveryStates[one]}
              </option>
            ))}
          </NativeSelect>
        </FieldFrame>
        <Answered
          query={query}
          failed={say.failed}
          waiting={<AwaitedLines lines={4} columns={4} />}
        >
          {(deliveries) =>
            deliveries.length === 0 ? (
              <EmptyState title={say.noDeliveries} />
            ) : (
              <>
                <Lines id={id} deliveries={deliveries} zone={zone} may_send={is === 'active'} />
                <MoreLines of={query} more={t(managementWords).showMore} />
              </>
            )
          }
        </Answered>
      </div>
    </Drawer>
  )
}

const Lines = ({
  id,
  deliveries,
  zone,
  may_send,
}: {
  id: string
  deliveries: readonly ListedDelivery[]
  zone: string
  may_send: boolean
}) => {
  const say = t(systemWords)
  return (
    <table className="lines" aria-label={say.deliveries}>
      <thead>
        <tr>
          {[say.when, say.change, say.came].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
          <th scope="col">
            <span className="visually-hidden">{say.again}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {deliveries.map((delivery) => {
          const { type, identifier, created_at, id: own } = delivery
          return (
            <tr key={own}>
              <td data-label={say.when} className="outbox-time">
                <time dateTime={created_at}>{shownTime(created_at, zone, 'DD-MM-YYYY HH:mm')}</time>
              </td>
              <td data-label={say.change}>
                <span>
                  <code>{type}</code>
                  {identifier !== null && <span className="outbox-soft">{identifier}</span>}
                </span>
              </td>
              <td data-label={say.came}>
                <Outcome delivery={delivery} zone={zone} />
              </td>
              <td>
                {may_send && (
                  <Again id={id} delivery={own} what={[type, identifier ?? ''].join(' ').trim()} />
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

const Again = ({ id, delivery, what }: { id: string; delivery: string; what: string }) => {
  const say = t(systemWords)
  const act = useSystemAct()
  const send = (): void =>
    void act.run(async () => {
      const input = { params: { id, delivery }, body: {} }
      notify.done(
        (await callApi<typeof deliverAgain>('POST /webhooks/:id/deliveries/:delivery/again', input))
          .message,
      )
    })
  return (
    <Button busy={act.isBusy} aria-label={say.againOf(what)} onClick={send}>
      {say.again}
    </Button>
  )
}

const Outcome = ({
  delivery: { state, outcome, status, tries, due_at },
  zone,
}: {
  delivery: ListedDelivery
  zone: string
}) => {
  const say = t(systemWords)
  const outcomes: Readonly<Record<string, string>> = say.outcomes
  const notes = [
    outcome === null || state === 'sent' ? '' : (outcomes[outcome] ?? outcome),
    status === null ? '' : String(status),
    tries > 1 ? say.tries(tries) : '',
    due_at !== null && tries > 0 ? say.dueAt(shownTime(due_at, zone, 'DD-MM-YYYY HH:mm')) : '',
  ].filter(Boolean)
  const tone = { queued: 'outbox-queued', sent: 'outbox-sent', given_up: 'outbox-failed' }[state]
  return (
    <span>
      <span className={`outbox-state ${tone}`}>{say.deliveryStates[state]}</span>
      {notes.length > 0 && <span className="outbox-soft">{notes.join(' · ')}</span>}
    </span>
  )
}
