import { useState } from 'react'
import type {
  liftOptOut,
  ListedOptOut,
  listOptOuts,
} from '../../../../contract/messages/message-texts.ts'
import { messageDeskWords } from '../../../../domain/words/message-desk.ts'
import { callApi } from '../../../lib/api/api.ts'
import { newKey } from '../../../lib/api/answer.ts'
import { shownTime } from '../../../lib/language/shown-time.ts'
import { t } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/notify.ts'
import { EmptyState } from '../../../ui/surface.tsx'
import { PagedCard } from '../paged-card.tsx'
import { useOffsetPages } from '../use-offset-pages.ts'
import { AskWhy } from './ask-why.tsx'

/** Receivers who are left alone by a channel, each to be lifted with a reason. */
export const OptOuts = ({ client, zone }: { client: string; zone: string }) => {
  const say = t(messageDeskWords)
  const [lifting, setLifting] = useState<ListedOptOut | null>(null)
  const query = useOffsetPages(['systems', 'opt-outs', client], async (offset, signal) => {
    const { result } = await callApi<typeof listOptOuts>('GET /clients/:key/opt-outs', {
      params: { key: client },
      query: { offset },
      signal,
    })
    return { lines: result.opt_outs, total: result.total }
  })
  const lift = async ({ id }: ListedOptOut, why: string): Promise<void> => {
    const { message } = await callApi<typeof liftOptOut>('POST /clients/:key/opt-outs/:id/lift', {
      params: { key: client, id },
      body: { why },
      key: newKey(),
    })
    notify.done(message)
  }
  return (
    <div className="systems-part">
      <h3 id="opt-outs">{say.optOuts}</h3>
      <p className="page-lead">{say.optOutsLead}</p>
      <PagedCard
        query={query}
        failed={say.optOutsFailed}
        empty={<EmptyState icon="phone" title={say.noOptOuts} text={say.noOptOutsHint} />}
      >
        {(opt_outs) => <OptOutTable opt_outs={opt_outs} zone={zone} onLift={setLifting} />}
      </PagedCard>
      {lifting && (
        <AskWhy
          title={say.liftTitle(lifting.recipient)}
          hint={say.liftHint}
          act={say.lift}
          onWhy={(why) => lift(lifting, why)}
          onClose={() => setLifting(null)}
        />
      )}
    </div>
  )
}

const OptOutTable = ({
  opt_outs,
  zone,
  onLift,
}: {
  opt_outs: readonly ListedOptOut[]
  zone: string
  onLift: (one: ListedOptOut) => void
}) => {
  const say = t(messageDeskWords)
  return (
    <table className="lines" aria-labelledby="opt-outs">
      <thead>
        <tr>
          {[say.receiver, say.channel, say.reason, say.since].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
          <th scope="col">
            <span className="visually-hidden">{say.lift}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {opt_outs.map((one) => (
          <tr key={one.id}>
            <td data-label={say.receiver}>
              <span className="lines-strong">{one.recipient}</span>
            </td>
            <td data-label={say.channel}>{say.channels[one.channel]}</td>
            <td data-label={say.reason}>
              <span>
                {say.reasons[one.why]}
                <span className="outbox-soft">
                  {one.said === null ? say.provider : say.replied(one.said)}
                </span>
              </span>
            </td>
            <td data-label={say.since}>{shownTime(one.at, zone, 'DD-MM-YYYY HH:mm')}</td>
            <td>
              <Button aria-label={say.liftTitle(one.recipient)} onClick={() => onLift(one)}>
                {say.lift}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
