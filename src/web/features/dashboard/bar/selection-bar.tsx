import type { ReactNode } from 'react'
import type { WireOrder } from '../../../../domain/order/order.ts'
import { offerOf } from '../../../lib/offered.ts'
import type { Action } from '../../../../domain/policy/question.ts'
import { sentences } from '../../../../domain/words/sentences.ts'
import { tableWords } from '../../../../domain/words/table.ts'
import { t } from '../../../lib/language/language.ts'
import { onPage } from '../../../lib/order-on-page.ts'
import type { Asking } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/button.tsx'
import type { IconName } from '../../../ui/icons.tsx'
import { useCopyLinks } from '../table/copy-link.tsx'
import { allowedOf, type NotAllowed } from './left-out.ts'
import { linkParties } from '../table/links.ts'
import type { NoticePurpose } from '../table/list-props.ts'
import type { Downloadable } from '../use-downloads.ts'

interface Props {
  orders: readonly WireOrder[]
  asking: Asking
  downloading: Downloadable | null
  /** How far a download is. */
  progress: ReactNode
  onDownload: (action: Downloadable) => void
  onTell: (telling: NoticePurpose) => void
  /** Opens the sheet of drivers and vehicles, for the orders that may be edited. */
  onTrips: (orders: readonly WireOrder[], left: readonly NotAllowed[]) => void
  onClear: () => void
}

const downloads = [
  ['download_report', 'download'],
  ['download_pods', 'photos'],
] as const
const tellings = [
  ['notify', 'bell'],
  ['share', 'share'],
] as const
const linkLabels = { receiver: 'receiverLinks', driver: 'driverLinks' } as const

/**
 * What can be done with all picked orders in one go (TABL-16); a button that one of them forbids
 * says how many and why.
 */
export const SelectionBar = ({
  orders,
  asking,
  downloading,
  progress,
  onDownload,
  onTell,
  onTrips,
  onClear,
}: Props) => {
  const say = t(tableWords)
  const texts = t(sentences)
  const links = useCopyLinks()
  const button = (
    action: Action,
    label: string,
    icon: IconName,
    busy: boolean,
    press: () => void,
    isEach = true,
  ) => {
    const { shown, reason } = isEach
      ? offerOfAll(orders, action, asking)
      : offerOf(null, action, asking.viewer, asking.policy, asking.clock)
    return (
      shown && (
        <Button
          key={action}
          className="bar-button"
          variant="quiet"
          icon={icon}
          reason={reason}
          busy={busy}
          onClick={press}
        >
          <span className="bar-word">{label}</span>
        </Button>
      )
    )
  }
  return (
    <div className="list-bar list-bar-picked">
      <output className="bar-count">{say.selected(orders.length)}</output>
      <Button variant="quiet" icon="close" onClick={onClear}>
        {say.clearSelection}
      </Button>
      {progress}
      <div className="list-bar-end">
        {downloads.map(([action, icon]) =>
          button(
            action,
            texts.actions[action],
            icon,
            downloading === action,
            () => onDownload(action),
            false,
          ),
        )}
        <TripsButton {...{ orders, asking, onTrips }} />
        {tellings.map(([action, icon]) =>
          button(
            action,
            (action === 'notify' ? asking.policy.wording.notify : null) ?? texts.actions[action],
            icon,
            false,
            () => onTell(action),
          ),
        )}
        {linkParties.map(({ party, action, icon }) =>
          button(
            action,
            say[linkLabels[party]],
            icon,
            links.busy === party,
            () => void links.copy(orders, party),
          ),
        )}
      </div>
      {links.dialog}
    </div>
  )
}

/** Vehicle and driver of those picked orders that may be edited; off only where none may. */
const TripsButton = ({ orders, asking, onTrips }: Pick<Props, 'orders' | 'asking' | 'onTrips'>) => {
  const { viewer, policy, clock } = asking
  const say = t(tableWords)
  if (!offerOf(null, 'edit_order', viewer, policy, clock).shown) return null
  const { allowed, left } = allowedOf(orders, 'edit_order', asking)
  return (
    <Button
      className="bar-button"
      variant="quiet"
      icon="pencil"
      reason={allowed.length === 0 ? (left[0]?.reason ?? null) : null}
      onClick={() => onTrips(allowed, left)}
    >
      <span className="bar-word">{say.trips}</span>
    </Button>
  )
}

/**
 * What all orders allow: shown where the account has it, switched off where any of them forbids it.
 */
const offerOfAll = (
  orders: readonly WireOrder[],
  action: Action,
  { viewer, policy, clock }: Asking,
) => {
  const offers = orders.map((order) => offerOf(onPage(order), action, viewer, policy, clock))
  const refused = offers.flatMap(({ reason }) => (reason === null ? [] : [reason]))
  const [first] = refused
  const reason =
    first === undefined
      ? null
      : refused.length === offers.length
        ? first
        : t(tableWords).notAll(refused.length, first)
  return { shown: offers.every(({ shown }) => shown), reason }
}
