import { lazy, Suspense, useState } from 'react'
import type { createLink } from '../../../contract/links.ts'
import type { Order } from '../../../domain/order/order.ts'
import { offerOf } from '../../../domain/policy/offered.ts'
import { words } from '../../../domain/words.ts'
import { dashboardWords } from '../../../domain/words/dashboard.ts'
import { newKey } from '../../lib/answer.ts'
import { callApi } from '../../lib/api.ts'
import { copyText } from '../../lib/clipboard.ts'
import type { Asking } from '../../lib/viewer.ts'
import { IconButton } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'

const Uncopied = lazy(async () => ({ default: (await import('./uncopied.tsx')).Uncopied }))

const parties = [
  { party: 'receiver', action: 'receiver_link', icon: 'link' },
  { party: 'driver', action: 'driver_link', icon: 'truck' },
] as const

/** Copies a fresh public link for the receiver, and for the driver where the policy offers it, and says so (TABL-14). */
export const CopyLinks = ({ order, asking: { viewer, policy, clock } }: { order: Order; asking: Asking }) => {
  const [busy, setBusy] = useState<string | null>(null)
  const [uncopied, setUncopied] = useState<string | null>(null)

  const copy = async (party: 'receiver' | 'driver'): Promise<void> => {
    setBusy(party)
    try {
      const { result } = await callApi<typeof createLink>('POST /orders/:id/links', { params: { id: order._id }, body: { party }, key: newKey() })
      if (await copyText(result.url)) notify.done(words.linkCopied)
      else setUncopied(result.url)
    } catch (thrown) {
      notify.failure(thrown)
    } finally {
      setBusy(null)
    }
  }

  return (
    <>
      {parties.map(({ party, action, icon }) => {
        const { shown, reason } = offerOf(order, action, viewer, policy, clock)
        return shown && <IconButton key={party} icon={icon} label={dashboardWords.copyLink[party](order.identifier)} reason={reason} busy={busy === party} onClick={() => void copy(party)} />
      })}
      {uncopied !== null && <Suspense><Uncopied url={uncopied} onClose={() => setUncopied(null)} /></Suspense>}
    </>
  )
}
