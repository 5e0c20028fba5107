import { useState } from 'react'
import { whyNoCertificate } from '../../../../domain/certificate/why-no-certificate.ts'
import { statusOf } from '../../../../domain/order/category.ts'
import { panelWords } from '../../../../domain/words/order-panel.ts'
import { useBackend } from '../../../lib/api/backend.ts'
import { saveAs } from '../../../lib/api/download.ts'
import { copyText } from '../../../lib/clipboard.ts'
import { t } from '../../../lib/language/language.ts'
import { saidIfAny } from '../../../lib/language/said.ts'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/notify.ts'
import { offered, type Panel } from '../panel.ts'
import { fetchCertificate, fetchProofPack } from './fetch-certificate.ts'

const isDismissed = (thrown: unknown): boolean =>
  thrown instanceof DOMException && thrown.name === 'AbortError'

/** Hands a file on through the device; false where it cannot, and where nobody chose a way. */
const sharedByDevice = async (file: File): Promise<boolean> => {
  const what = { files: [file], title: file.name }
  if (typeof navigator.canShare !== 'function' || !navigator.canShare(what)) return false
  try {
    await navigator.share(what)
    return true
  } catch (thrown) {
    // Whoever closed the choice wants nothing else either.
    return isDismissed(thrown)
  }
}

/**
 * The certificate of an order that has ended, to save and to hand on: as a file where the device
 * can do that, else saved, with the address of its verification on the clipboard (REPT-04).
 */
export const Certificate = ({ panel }: { panel: Panel }) => {
  const say = t(panelWords)
  const { order, viewer, policy, clock } = panel
  const [busy, setBusy] = useState<'save' | 'share' | 'pack' | null>(null)
  // What stands in a page's memory has no server that could draw it.
  const isServed = useBackend() === null
  if (!isServed || statusOf(order) === 'open' || !offered(panel, 'download_pods').shown) return null
  const reason = saidIfAny(whyNoCertificate(order, viewer, policy, clock)[0])
  const doing = async (what: 'save' | 'share' | 'pack'): Promise<void> => {
    setBusy(what)
    try {
      if (what === 'pack') {
        const pack = await fetchProofPack(order._id)
        saveAs(pack, pack.name)
        return
      }
      const { file, verify_url } = await fetchCertificate(order._id)
      if (what === 'share' && (await sharedByDevice(file))) return
      saveAs(file, file.name)
      if (what === 'share' && verify_url !== null && (await copyText(verify_url)))
        notify.done(say.verifyCopied)
    } catch (thrown) {
      notify.failure(thrown)
    } finally {
      setBusy(null)
    }
  }
  return (
    <div className="panel-row no-print">
      <Button
        icon="download"
        reason={reason}
        busy={busy === 'save'}
        onClick={() => void doing('save')}
      >
        {say.certificate}
      </Button>
      <Button
        icon="share"
        reason={reason}
        busy={busy === 'share'}
        onClick={() => void doing('share')}
      >
        {say.sharePod}
      </Button>
      <Button
        icon="download"
        reason={reason}
        busy={busy === 'pack'}
        onClick={() => void doing('pack')}
      >
        {say.proofPack}
      </Button>
    </div>
  )
}
