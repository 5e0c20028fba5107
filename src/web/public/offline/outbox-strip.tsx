import { useEffect, useId, useState } from 'react'
import { outboxWords } from '../../../domain/words/outbox.ts'
import { publicWords } from '../../../domain/words/public-pages.ts'
import { t } from '../../lib/language/language.ts'
import { theOutbox } from './lazy-outbox.ts'
import { CheckIcon, CrossIcon } from '../kit/icons.tsx'
import { isWaiting, type Waiting } from './kept.ts'
import { savePack } from './pack.ts'
import type { Predicted } from './predict.ts'

/**
 * What the strip is about: a page's waiting actions, and since when the shown order is only
 * remembered.
 */
export interface StripProps {
  readonly page_id: string
  readonly identifier: string
  /** What the account calls Reject, where that is known. */
  readonly reject?: string
  readonly items: readonly Waiting[]
  readonly doubts: Predicted['doubts'] | null
  /** When the shown order was last read, as text to show; null while there is a connection. */
  readonly as_of: string | null
}

/**
 * How much of each action has gone up, 0 to 1, as far as this tab sends it, and whether what waits
 * outlasts the page.
 */
const useShares = (): readonly [shares: ReadonlyMap<string, number>, lasts: boolean] => {
  const [lasts, setLasts] = useState(true)
  const [shares, setShares] = useState<ReadonlyMap<string, number>>(new Map())
  useEffect(() => {
    let stop = (): void => {}
    let isLeft = false
    const watch = async (): Promise<void> => {
      const box = await theOutbox()
      if (!box || isLeft) return
      setLasts(box.lasts)
      stop = box.watch((key, share) => setShares((all) => new Map(all).set(key, share)))
    }
    void watch()
    return () => {
      isLeft = true
      stop()
    }
  }, [])
  return [shares, lasts]
}

/** The outbox of a page: one line that opens the list, and what can be done about it. */
export const OutboxStrip = ({ page_id, identifier, reject, items, doubts, as_of }: StripProps) => {
  const say = t(outboxWords)
  const list = useId()
  const [shares, lasts] = useShares()
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const [isTold, setTold] = useState(false)
  const shown = items.filter(
    ({ waited, state }) => waited || state === 'refused' || state === 'saved',
  )
  const waiting = shown.filter(isWaiting).length
  const isRefused = shown.some(({ state }) => state === 'refused')
  const isListed = isOpen ?? isRefused
  const summary = isRefused
    ? say.summary.refused
    : waiting > 0
      ? lasts
        ? say.summary.waiting(waiting)
        : t(publicWords).keptUntilSent
      : say.summary.done
  const withBox = (
    work: (box: NonNullable<Awaited<ReturnType<typeof theOutbox>>>) => Promise<void>,
  ): void =>
    void theOutbox()
      .then((box) => box && work(box))
      .catch(() => undefined)
  return (
    <section className="outbox" aria-label={say.title}>
      {as_of !== null && <p className="outbox-offline">{say.offline(as_of)}</p>}
      {shown.length > 0 && (
        <>
          <button
            type="button"
            className={isRefused ? 'outbox-summary bad' : 'outbox-summary'}
            aria-expanded={isListed}
            aria-controls={list}
            onClick={() => setOpen(!isListed)}
          >
            <Mark state={isRefused ? 'refused' : waiting > 0 ? 'saved' : 'confirmed'} />
            <output>{summary}</output>
            <span className="outbox-caret" aria-hidden="true" />
          </button>
          <div id={list} hidden={!isListed}>
            <ul>
              {shown.map((item) => (
                <Line
                  key={item.key}
                  item={item}
                  what={whatOf(item, reject)}
                  onRemove={
                    item.kind === 'photo' && isWaiting(item)
                      ? () => withBox((box) => box.remove(item))
                      : null
                  }
                  doubt={isWaiting(item) ? doubts?.get(item.key) : undefined}
                  share={
                    item.kind === 'photo' && item.state === 'sent'
                      ? shares.get(item.key)
                      : undefined
                  }
                />
              ))}
            </ul>
            {isRefused && isTold && (
              <p className="outbox-offline" role="alert">
                {say.hideSure}
              </p>
            )}
            <div className="outbox-ways">
              {waiting > 0 && (
                <button
                  type="button"
                  className="button small"
                  onClick={() => withBox((box) => box.sendNow())}
                >
                  {say.sendNow}
                </button>
              )}
              {(waiting > 0 || isRefused) && (
                <button
                  type="button"
                  className="button small"
                  onClick={() => withBox((box) => savePack(box, page_id, identifier))}
                >
                  {say.saveFile}
                </button>
              )}
              {waiting < shown.length && (
                <button
                  type="button"
                  className="button small quiet"
                  onClick={() => {
                    setTold(isRefused && !isTold)
                    // What was refused may be the only evidence: it goes at the second press.
                    if (isTold || !isRefused) withBox((box) => box.clear(page_id))
                  }}
                >
                  {isRefused ? say.hideRefused : say.hide}
                </button>
              )}
            </div>
          </div>
        </>
      )}
    </section>
  )
}

/** A drawing goes with each state, so that none is told by colour alone. */
const Mark = ({ state }: Pick<Waiting, 'state'>) =>
  state === 'refused' ? (
    <CrossIcon />
  ) : state === 'confirmed' ? (
    <CheckIcon />
  ) : (
    <span className="outbox-dot" aria-hidden="true" />
  )

const whatOf = ({ kind, body }: Waiting, reject = ''): string =>
  [
    (kind === 'reject' && reject) || t(outboxWords).kinds[kind],
    kind === 'photo'
      ? body.photos?.[0]?.file_name
      : kind === 'signature'
        ? body.signature?.name
        : body.remarks?.text,
  ]
    .filter((part) => part !== undefined && part !== '')
    .join(': ')

const Line = ({
  item,
  what,
  doubt,
  share,
  onRemove,
}: {
  item: Waiting
  what: string
  doubt: string | undefined
  share: number | undefined
  /** What is too large for the line holds up all that was captured after it. */
  onRemove: (() => void) | null
}) => {
  const say = t(outboxWords)
  const { state, message } = item
  const more =
    state === 'refused' || (isWaiting(item) && message !== null)
      ? message
      : doubt === undefined
        ? say.explained[state]
        : say.doubt(doubt)
  return (
    <li className={state}>
      <Mark state={state} />
      <p>
        <span className="outbox-what">{what}</span>
        <span>
          <strong>{say.states[state]}</strong> · {more}
        </span>
        {share !== undefined && <progress value={share} aria-label={what} />}
      </p>
      {onRemove && (
        <button
          type="button"
          className="button bare"
          aria-label={t(publicWords).remove(what)}
          onClick={onRemove}
        >
          <CrossIcon />
        </button>
      )}
    </li>
  )
}
