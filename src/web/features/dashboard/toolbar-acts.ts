import type { Action } from '../../../domain/policy/question.ts'
import { offerOf, type OfferedAction } from '../../lib/offered.ts'
import { sentences } from '../../../domain/words/sentences.ts'
import { t } from '../../lib/language/language.ts'
import type { Asking } from '../../lib/session/viewer.ts'
import type { IconName } from '../../ui/icons.tsx'

/** The actions of the toolbar, in its order (FILT-01). */
export type ToolbarAction =
  | 'add_order'
  | 'bulk_upload'
  | 'download_report'
  | 'download_pods'
  | 'display_items'

/** A button of the toolbar, as the account has it; a reason switches it off. */
export interface ToolbarAct {
  readonly id: ToolbarAction
  readonly icon: IconName
  readonly label: string
  readonly reason: string | null
  readonly busy: boolean
  readonly run: () => void
}

const icons: Record<ToolbarAction, IconName> = {
  add_order: 'plus',
  bulk_upload: 'upload',
  download_report: 'download',
  download_pods: 'photos',
  display_items: 'columns',
}

/** How an upload is offered: of orders, or else of deliveries alone (BULK-25). */
export const uploadOf = ({ viewer, policy, clock }: Asking): OfferedAction => {
  const orders = offerOf(null, 'bulk_upload', viewer, policy, clock)
  return orders.shown ? orders : offerOf(null, 'deliver_by_file', viewer, policy, clock)
}

/** The toolbar's actions that the account is offered at all (ROLE-05, ROLE-06, ROLE-12). */
export const toolbarActs = (
  asking: Asking,
  busy: Action | null,
  runs: Record<ToolbarAction, () => void>,
): ToolbarAct[] => {
  const { viewer, policy, clock } = asking
  return (
    ['add_order', 'bulk_upload', 'download_report', 'download_pods', 'display_items'] as const
  ).flatMap((id) => {
    const { shown, reason } =
      id === 'bulk_upload' ? uploadOf(asking) : offerOf(null, id, viewer, policy, clock)
    return shown
      ? [
          {
            id,
            icon: icons[id],
            label: t(sentences).actions[id],
            reason,
            busy: busy === id,
            run: runs[id],
          },
        ]
      : []
  })
}
