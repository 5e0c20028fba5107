import { useState } from 'react'
import { isUnderWay } from '../../../domain/order/entry/bulk-change.ts'
import { dashboardWords } from '../../../domain/words/dashboard.ts'
import { formatTime } from '../../../domain/time-format.ts'
import { manyWords } from '../../../domain/words/many-orders.ts'
import { messageOf } from '../../lib/api/failure.ts'
import { t } from '../../lib/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/drawer.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Skeleton } from '../../ui/surface.tsx'
import type { ShowChange } from '../../lib/shown-change.ts'
import { Sums } from './sums.tsx'
import { TakenBack } from './taken-back.tsx'
import { useChange, type Change } from './use-change.ts'
import { Values } from './values.tsx'

/** One change of many orders: how far it is, what became of it, and the way back. */
export const OneChange = ({
  id,
  zone,
  onShow,
}: {
  id: string
  zone: string
  onShow: ShowChange
}) => {
  const say = t(manyWords)
  const { data, error, stop, takeBack, busy } = useChange(id)
  const close = (): void => onShow(null)
  if (!data)
    return (
      <Dialog title={say.titles.edit(0)} onClose={close}>
        {error ? <p role="alert">{messageOf(error)}</p> : <Skeleton width="70%" />}
      </Dialog>
    )
  const { change } = data
  const { kind, state, total, changed } = change
  return (
    <Dialog title={say.titles[kind](total)} width={620} onClose={close}>
      <div className="many">
        <Far {...data} zone={zone} />
        <Sums {...data} />
        {change.taken_back && <TakenBack change={change} by={change.taken_back} onShow={onShow} />}
        {kind === 'tell' ? (
          <p className="many-hint">{say.tellStays}</p>
        ) : (
          changed > 0 && !isUnderWay(state) && <ValuesPart id={id} />
        )}
        {change.undoes !== null && (
          <Button variant="quiet" onClick={() => onShow(change.undoes)}>
            {say.showTaken}
          </Button>
        )}
        {kind === 'edit' && data.stays === null && <p className="many-hint">{say.takeBackHint}</p>}
        <div className="dialog-actions">
          <Button variant="quiet" className="many-all" onClick={() => onShow('all')}>
            {say.all}
          </Button>
          {isUnderWay(state) && (
            <Button icon="stop" busy={busy === 'stop'} onClick={() => void stop()}>
              {say.stop}
            </Button>
          )}
          {kind === 'edit' && !isUnderWay(state) && change.taken_back === null && (
            <Button
              reason={data.stays?.message ?? null}
              busy={busy === 'undo'}
              onClick={() => void takeBack().then((undo) => undo && onShow(undo))}
            >
              {say.takeBack(changed)}
            </Button>
          )}
          <Button variant="primary" onClick={close}>
            {t(dashboardWords).close}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** Whose it is, how far it is, and how it ended. */
const Far = ({ change, zone }: Change & { zone: string }) => {
  const say = t(manyWords)
  const { kind, state, username, created_at, total, done, fault } = change
  const isBroken = state === 'stopped' || state === 'failed'
  const told =
    state === 'stopped' || state === 'failed' ? say.ended[state](total - done) : say.ended[state]
  const why = Object.entries(say.fault).find(([code]) => code === fault)?.[1]
  return (
    <div className="many-far">
      <p className="many-hint">
        {say.askedBy(username, formatTime(created_at, zone, 'DD-MM-YYYY HH:mm', t))}
      </p>
      {isUnderWay(state) && (
        <p className="many-progress">
          <progress aria-label={say.titles[kind](total)} max={total} value={done} />
          <span>{say.far(done, total)}</span>
        </p>
      )}
      <output className={isBroken ? 'many-broken' : undefined}>
        {isBroken && <Icon name="warning" size={14} />}
        {[told, ...(why === undefined ? [] : [why])].join(' ')}
      </output>
    </div>
  )
}

const ValuesPart = ({ id }: { id: string }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="many-values">
      <Button
        variant="quiet"
        icon="chevron"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t(manyWords).values}
      </Button>
      {isOpen && <Values id={id} />}
    </div>
  )
}
