import type { ReactNode } from 'react'
import type { WireOrder } from '../../../../domain/order/order.ts'
import { dialogWords } from '../../../../domain/words/desk-dialogs.ts'
import { t } from '../../../lib/language/language.ts'
import type { HomeSearch } from '../../../lib/location/home-search.ts'
import type { Asking } from '../../../lib/session/viewer.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { notify } from '../../../ui/notify.ts'
import { useCopyLinks } from '../table/copy-link.tsx'
import type { Allowed } from './left-out.ts'
import { pickedActs, type PickedAct } from './picked-acts.ts'
import type { CopiedLink } from '../table/links.ts'
import type { NoticePurpose } from '../table/list-props.ts'
import type { OrderPage } from '../fetch-page.ts'
import type { Downloadable } from '../start-download.ts'
import { MOST_SELECTED, useSelectAll, type SelectingAll } from '../use-select-all.ts'
import './selection-bar.css'

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
  const links = useCopyLinks()
  const selecting = useSelectAll(search, asking, onAll)
  const copy = async ({ allowed, left }: Allowed, party: CopiedLink): Promise<void> => {
    await links.copy(allowed, party)
    for (const { count, reason } of left) notify.error(say.notAll(count, reason))
  }
  const acts = pickedActs(orders, asking, {
    downloading,
    copying: links.busy,
    onDownload,
    onTell,
    onTrips,
    onCopy: (allowed, party) => void copy(allowed, party),
  })
  const rest = acts.filter(({ isFirst }) => !isFirst)
  return (
    <div className="list-bar list-bar-picked">
      <output className="bar-count">{say.selected(orders.length)}</output>
      <SelectAll count={orders.length} list={list} selecting={selecting} />
      <IconButton icon="close" label={say.clearSelection} onClick={onClear} />
      {progress}
      {/* What is pressed meanwhile would be done with a part of them. */}
      <div className="list-bar-end" inert={selecting.running !== null}>
        {acts.map((act) => (
          <ActButton key={act.id} act={act} />
        ))}
        {rest.length > 0 && <MoreActs acts={rest} />}
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

const ActButton = ({
  act: { isFirst, isLink, icon, label, reason, busy, title, part, run },
}: {
  act: PickedAct
}) => (
  <Button
    className={isFirst ? 'bar-button' : 'bar-button bar-rest'}
    variant="quiet"
    icon={icon}
    reason={reason}
    busy={busy}
    title={title}
    onClick={run}
  >
    <span className={`bar-word ${isFirst ? 'bar-first' : ''} ${isLink ? 'bar-link' : ''}`}>
      {label}
    </span>
    {part && <span className="bar-part">{part}</span>}
  </Button>
)

/** What has no room on a phone, in words; why one cannot be done is said as it is chosen. */
const MoreActs = ({ acts }: { acts: readonly PickedAct[] }) => (
  <span className="bar-more">
    <Menu
      items={acts.map(({ icon, label, reason, busy, part, run }) => ({
        icon,
        label: part ? `${label} (${part})` : label,
        act: () => {
          if (reason) notify.error(reason)
          else if (!busy) run()
        },
      }))}
      renderButton={(props) => (
        <Button {...props} variant="quiet" icon="menu">
          {t(dialogWords).more}
        </Button>
      )}
    />
  </span>
)
