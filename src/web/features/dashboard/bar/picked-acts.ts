import type { WireOrder } from '../../../../domain/order/order.ts'
import type { Action } from '../../../../domain/policy/question.ts'
import { dialogWords } from '../../../../domain/words/desk-dialogs.ts'
import { sentences } from '../../../../domain/words/sentences.ts'
import { t } from '../../../lib/language/language.ts'
import { offerOf } from '../../../lib/offered.ts'
import type { Asking } from '../../../lib/session/viewer.ts'
import type { IconName } from '../../../ui/icons.tsx'
import type { Downloadable } from '../start-download.ts'
import { copiedParties, type CopiedLink } from '../table/links.ts'
import type { NoticePurpose } from '../table/list-props.ts'
import { allowedOf, type Allowed } from './left-out.ts'

/** Something that can be done with the picked orders, as its button shows it. */
export interface PickedAct {
  readonly id: string
  readonly icon: IconName
  readonly label: string
  /** One of the two that have room on a phone. */
  readonly isFirst: boolean
  readonly busy: boolean
  readonly run: () => void
  /** Its word makes room first. */
  readonly isLink?: boolean
  readonly reason?: string | null
  readonly title?: string
  /** How many of the orders it is done with, where that is not all of them. */
  readonly part?: string
}

interface Doing {
  readonly downloading: Downloadable | null
  readonly copying: CopiedLink | null
  readonly onDownload: (action: Downloadable) => void
  readonly onTell: (telling: NoticePurpose, allowed: Allowed) => void
  readonly onTrips: (allowed: Allowed) => void
  readonly onCopy: (allowed: Allowed, party: CopiedLink) => void
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
const first: ReadonlySet<Action> = new Set(['download_pods', 'share'])

const actOf = (
  action: Action,
  icon: IconName,
  label: string,
  run: () => void,
  more: Partial<PickedAct> & Pick<PickedAct, 'busy'>,
): PickedAct => ({
  id: action,
  icon,
  label,
  isFirst: first.has(action),
  run,
  ...more,
})

/**
 * What the account can do with picked orders. An act is done with those that allow it, and is off
 * where none of them does (DESK-06).
 */
export const pickedActs = (
  orders: readonly WireOrder[],
  asking: Asking,
  { downloading, copying, onDownload, onTell, onTrips, onCopy }: Doing,
): PickedAct[] => {
  const say = t(dialogWords)
  const texts = t(sentences)
  const { viewer, policy, clock } = asking
  const forAllowed = (
    action: Action,
    icon: IconName,
    label: string,
    run: (allowed: Allowed) => void,
    isCopying?: boolean,
  ): PickedAct[] => {
    if (!offerOf(null, action, viewer, policy, clock).shown) return []
    const found = allowedOf(orders, action, asking)
    const [why] = found.left
    const reasons = found.left.map(({ count, reason }) => say.notAll(count, reason))
    const allowed = found.allowed.length
    return [
      actOf(action, icon, label, () => run(found), {
        isLink: isCopying !== undefined,
        busy: isCopying ?? false,
        title: [label, ...reasons].join('\n'),
        ...(why &&
          (allowed > 0 ? { part: allowed.toLocaleString('en-IN') } : { reason: why.reason })),
      }),
    ]
  }
  return [
    ...downloads.flatMap(([action, icon]) => {
      const { shown, reason } = offerOf(null, action, viewer, policy, clock)
      return shown
        ? [
            actOf(action, icon, texts.actions[action], () => onDownload(action), {
              reason,
              busy: downloading === action,
            }),
          ]
        : []
    }),
    ...forAllowed('edit_order', 'pencil', say.trips, onTrips),
    ...tellings.flatMap(([action, icon]) =>
      forAllowed(
        action,
        icon,
        (action === 'notify' ? policy.wording.notify : null) ?? texts.actions[action],
        (allowed) => onTell(action, allowed),
      ),
    ),
    ...copiedParties.flatMap(({ party, action, icon }) =>
      forAllowed(
        action,
        icon,
        say[linkLabels[party]],
        (allowed) => onCopy(allowed, party),
        copying === party,
      ),
    ),
  ]
}
