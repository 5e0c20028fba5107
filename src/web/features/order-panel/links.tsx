import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { createLink, listLinks, revokeLink } from '../../../contract/proof/links.ts'
import { shownTime } from '../../lib/language/shown-time.ts'
import { sentences } from '../../../domain/words/sentences.ts'
import { panelWords } from '../../../domain/words/order-panel.ts'
import type { Output } from '../../lib/api/api.ts'
import { useCallApi } from '../../lib/api/backend.ts'
import { newSendOnce } from '../../lib/api/send-once.ts'
import { copyText } from '../../lib/clipboard.ts'
import { t } from '../../lib/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/drawer.tsx'
import { MoreLines } from '../../ui/more-lines.tsx'
import { notify } from '../../ui/notify.ts'
import { offered, type Panel } from './panel.ts'
import { usePages } from './use-pages.ts'

type LinkRow = Output<typeof listLinks>['result'][number]

/** The order's public links: made and copied, with their openings, and ended (LINK-01). */
export const Links = ({ panel }: { panel: Panel }) => {
  const say = t(panelWords)
  const { _id: id } = panel.order
  const queries = useQueryClient()
  const callApi = useCallApi()
  const [isBusy, setBusy] = useState(false)
  const [sendOnce] = useState(newSendOnce)
  const [url, setUrl] = useState<string | null>(null)
  const [revoked, setRevoked] = useState<LinkRow | null>(null)
  const offers = {
    receiver: offered(panel, 'receiver_link'),
    driver: offered(panel, 'driver_link'),
  }
  const mayEnd = offered(panel, 'revoke_link').shown
  const isShown = offers.receiver.shown || offers.driver.shown
  const query = usePages(
    ['order', id, 'links'],
    (before, signal) =>
      callApi<typeof listLinks>('GET /orders/:id/links', { params: { id }, query: before, signal }),
    isShown,
  )
  const { data } = query
  if (!isShown) return null

  const doing = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true)
    await work().catch(notify.failure)
    setBusy(false)
    await queries.invalidateQueries({ queryKey: ['order', id] })
  }
  const copy = (party: 'receiver' | 'driver') =>
    doing(async () => {
      const { result } = await sendOnce(party, (key) =>
        callApi<typeof createLink>('POST /orders/:id/links', {
          params: { id },
          body: { party },
          key,
        }),
      )
      setUrl(result.url)
      if (await copyText(result.url)) notify.done(t(sentences).link_copied)
    })
  const revoke = ({ id: link_id }: LinkRow) =>
    doing(async () => {
      const { message } = await sendOnce(link_id, (key) =>
        callApi<typeof revokeLink>('POST /orders/:id/links/revoke', {
          params: { id },
          body: { link_id },
          key,
        }),
      )
      setRevoked(null)
      notify.done(message)
    })

  return (
    <section className="no-print">
      <h3>{say.links}</h3>
      <div className="panel-row">
        {(['receiver', 'driver'] as const).map(
          (party) =>
            offers[party].shown && (
              <Button
                key={party}
                icon={party === 'receiver' ? 'link' : 'truck'}
                reason={offers[party].reason}
                busy={isBusy}
                onClick={() => void copy(party)}
              >
                {say.copy[party]}
              </Button>
            ),
        )}
      </div>
      {url !== null && (
        <input
          className="field-input"
          aria-label={say.links}
          readOnly
          value={url}
          onFocus={({ target }) => target.select()}
        />
      )}
      {data?.length === 0 && <p className="panel-soft">{say.noLinks}</p>}
      <ul className="panel-list">
        {data?.map((link) => (
          <Row
            key={link.id}
            link={link}
            zone={panel.policy.time_zone}
            now={panel.clock.now}
            onRevoke={mayEnd ? () => setRevoked(link) : null}
          />
        ))}
      </ul>
      <MoreLines of={query} more={say.moreHistory} />
      {revoked && (
        <Dialog
          title={say.revokeTitle(say.party[revoked.party], panel.order.identifier)}
          onClose={() => setRevoked(null)}
        >
          <p>{say.revokeSure}</p>
          <div className="dialog-actions">
            <Button onClick={() => setRevoked(null)}>{say.cancel}</Button>
            <Button variant="danger" busy={isBusy} onClick={() => void revoke(revoked)}>
              {say.revoke}
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  )
}

const Row = ({
  link,
  zone,
  now,
  onRevoke,
}: {
  link: LinkRow
  zone: string
  now: string
  onRevoke: (() => void) | null
}) => {
  const say = t(panelWords)
  const id = useId()
  const time = (instant: string): string => shownTime(instant, zone, 'DD MMM HH:mm')
  const isExpired = link.expires_at < now
  const state =
    link.revoked_at !== null
      ? say.revoked
      : isExpired
        ? say.expired
        : say.until(time(link.expires_at))
  return (
    <li className="panel-link">
      <div>
        <strong>{say.party[link.party]}</strong>
        <p className="panel-soft" id={id}>
          {say.linkMade(link.created_by, time(link.created_at))} · {state}
        </p>
        <p className="panel-soft">
          {say.openings(link.openings, link.last_opened_at && time(link.last_opened_at))}
        </p>
      </div>
      {onRevoke && link.revoked_at === null && !isExpired && (
        <Button
          variant="quiet"
          aria-label={say.revokeOf(say.party[link.party])}
          aria-describedby={id}
          onClick={onRevoke}
        >
          {say.revoke}
        </Button>
      )}
    </li>
  )
}
