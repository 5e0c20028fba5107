import type { ReactNode } from 'react'
import type { WireOrder } from '../../../../domain/order/order.ts'
import { offerOf } from '../../../lib/offered.ts'
import type { Action } from '../../../../domain/policy/question.ts'
import { sentences } from '../../../../domain/words/sentences.ts'
import { dialogWords } from '../../../../domain/words/desk-dialogs.ts'
import { t } from '../../../lib/language/language.ts'
import type { HomeSearch } from '../../../lib/location/home-search.ts'
import type { Asking } from '../../../lib/session/viewer.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import type { IconName } from '../../../ui/icons.tsx'
import { notify } from '../../../ui/notify.ts'
import { useCopyLinks } from '../table/copy-link.tsx'
import { allowedOf, type Allowed } from './left-out.ts'
import { copiedParties, type CopiedLink } from '../table/links.ts'
import type { NoticePurpose } from '../table/list-props.ts'
import type { OrderPage } from '../fetch-page.ts'
import type { Downloadable } from '../start-download.ts'
import { MOST_SELECTED, useSelectAll, type SelectingAll } from '../use-select-all.ts'

interface Props {
  orders: readonly WireOrder[]
  asking: Asking
  /** How many match what is asked for; undefined while that is not known. */
  list: OrderPage | undefined
  /** What the list is asked for, and what to do with all that match it. */
  search: HomeSearch
  onAll: (orders: readonly WireOrder[]) => void
  downloading: Downloadable | null
  /** How far a download is. */
  progress: ReactNode
  onDownload: (action: Downloadable) => void
  onTell: (telling: NoticePurpose, allowed: Allowed) => void
  /** Opens the sheet of drivers and vehicles, for the orders that may be edited. */
  onTrips: (allowed: Allowed) => void
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
 * What can be done with all picked orders in one go (TABL-16). What some of them forbid is done
 * with the others, and says how many are left out and why (DESK-06).
 */
export const SelectionBar = ({
  orders,
  asking,
  list,
  search,
  onAll,
  downloading,
  progress,
  onDownload,
  onTell,
  onTrips,
  onClear,
}: Props) => {
  const say = t(dialogWords)
  const texts = t(sentences)
  const links = useCopyLinks()
  const selecting = useSelectAll(search, asking, onAll)
  const copy = async ({ allowed, left }: Allowed, party: CopiedLink): Promise<void> => {
    await links.copy(allowed, party)
    for (const { count, reason } of left) notify.error(say.notAll(count, reason))
  }
  return (
    <div className="list-bar list-bar-picked">
      <output className="bar-count">{say.selected(orders.length)}</output>
      <SelectAll count={orders.length} list={list} selecting={selecting} />
      <IconButton icon="close" label={say.clearSelection} onClick={onClear} />
      {progress}
      {/* What is pressed meanwhile would be done with a part of them. */}
      <div className="list-bar-end" inert={selecting.running !== null}>
        {downloads.map(([action, icon]) => {
          const { viewer, policy, clock } = asking
          const { shown, reason } = offerOf(null, action, viewer, policy, clock)
          return (
            shown && (
              <Button
                key={action}
                className="bar-button"
                variant="quiet"
                icon={icon}
                reason={reason}
                busy={downloading === action}
                onClick={() => onDownload(action)}
              >
                <span className="bar-word">{texts.actions[action]}</span>
              </Button>
            )
          )
        })}
        <ForAllowed
          action="edit_order"
          icon="pencil"
          label={say.trips}
          {...{ orders, asking }}
          onPress={onTrips}
        />
        {tellings.map(([action, icon]) => (
          <ForAllowed
            key={action}
            {...{ action, icon, orders, asking }}
            label={
              (action === 'notify' ? asking.policy.wording.notify : null) ?? texts.actions[action]
            }
            onPress={(allowed) => onTell(action, allowed)}
          />
        ))}
        {copiedParties.map(({ party, action, icon }) => (
          <ForAllowed
            key={party}
            {...{ action, icon, orders, asking }}
            label={say[linkLabels[party]]}
            isLink
            busy={links.busy === party}
            onPress={(allowed) => void copy(allowed, party)}
          />
        ))}
      </div>
      {links.dialog}
    </div>
  )
}

/** Offers to select what is not on this page too, and how far that is. */
const SelectAll = ({
  count,
  list,
  selecting: { running, start, stop },
}: {
  count: number
  list: OrderPage | undefined
  selecting: SelectingAll
}) => {
  const say = t(dialogWords)
  if (running)
    return (
      <Button variant="quiet" icon="stop" onClick={stop}>
        {say.selecting(running.count, running.of)}
      </Button>
    )
  if (!list || count >= Math.min(list.total, MOST_SELECTED)) return null
  const { total, is_over } = list
  return (
    <Button variant="quiet" icon="check" onClick={start}>
      {is_over || total > MOST_SELECTED
        ? say.selectMost(MOST_SELECTED, total, is_over)
        : say.selectMatching(total)}
    </Button>
  )
}

/**
 * An action with those of the picked orders that allow it: shown where the account has it, and off
 * where none of them does.
 */
const ForAllowed = ({
  action,
  icon,
  label,
  orders,
  asking,
  busy = false,
  isLink = false,
  onPress,
}: Pick<Props, 'orders' | 'asking'> & {
  action: Action
  icon: IconName
  label: string
  busy?: boolean
  /** Its word makes room first. */
  isLink?: boolean
  onPress: (allowed: Allowed) => void
}) => {
  const { viewer, policy, clock } = asking
  if (!offerOf(null, action, viewer, policy, clock).shown) return null
  const allowed = allowedOf(orders, action, asking)
  const [first] = allowed.left
  return (
    <Button
      className="bar-button"
      variant="quiet"
      icon={icon}
      reason={allowed.allowed.length === 0 ? (first?.reason ?? null) : null}
      busy={busy}
      title={[label, ...reasonsOf(allowed)].join('\n')}
      onClick={() => onPress(allowed)}
    >
      <span className={isLink ? 'bar-word bar-link' : 'bar-word'}>{label}</span>
      {first && allowed.allowed.length > 0 && (
        <span className="bar-part">{allowed.allowed.length.toLocaleString('en-IN')}</span>
      )}
    </Button>
  )
}

/** Why some are left out, a line each. */
const reasonsOf = ({ left }: Allowed): string[] =>
  left.map(({ count, reason }) => t(dialogWords).notAll(count, reason))
