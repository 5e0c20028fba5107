import { Suspense, useState } from 'react'
import type { WireOrder } from '../../../../domain/order/order.ts'
import { offerOf } from '../../../lib/offered.ts'
import { dashboardWords } from '../../../../domain/words/dashboard.ts'
import { onceSaid, t } from '../../../lib/language/language.ts'
import { onPage } from '../../../lib/order-on-page.ts'
import type { Asking } from '../../../lib/session/viewer.ts'
import { IconButton } from '../../../ui/button.tsx'
import { notify } from '../../../ui/notify.ts'
import { lazyPart } from '../../../ui/part.tsx'
import { copiedParties, type CopiedLink } from './links.ts'

const Uncopied = lazyPart('uncopied', async () => (await import('./uncopied.tsx')).Uncopied)

/**
 * Copies fresh public links and says so; `dialog` shows them where the browser does not let the
 * page copy.
 */
export const useCopyLinks = () => {
  const [busy, setBusy] = useState<CopiedLink | null>(null)
  const [uncopied, setUncopied] = useState<string | null>(null)
  const copy = async (orders: readonly WireOrder[], party: CopiedLink): Promise<void> => {
    setBusy(party)
    try {
      const { copyLinks } = await onceSaid(() => import('./gather-links.ts'))
      await copyLinks(orders, party, setUncopied)
    } catch (thrown) {
      notify.failure(thrown)
    } finally {
      setBusy(null)
    }
  }
  const dialog = uncopied !== null && (
    <Suspense>
      <Uncopied text={uncopied} onClose={() => setUncopied(null)} />
    </Suspense>
  )
  return { busy, copy, dialog }
}

/**
 * Copies a public link of one order for the receiver, and for the driver where the policy offers it
 * (TABL-14).
 */
export const CopyLinks = ({
  order,
  asking: { viewer, policy, clock },
}: {
  order: WireOrder
  asking: Asking
}) => {
  const { busy, copy, dialog } = useCopyLinks()
  return (
    <>
      {copiedParties.map(({ party, action, icon }) => {
        const { shown, reason } = offerOf(onPage(order), action, viewer, policy, clock)
        return (
          shown && (
            <IconButton
              key={party}
              icon={icon}
              label={t(dashboardWords).copyLink[party](order.identifier)}
              reason={reason}
              busy={busy === party}
              onClick={() => void copy([order], party)}
            />
          )
        )
      })}
      {dialog}
    </>
  )
}
