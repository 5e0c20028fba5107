import { useState } from 'react'
import { stepAsked } from '../../../domain/order/proof/driver-path.ts'
import { hasUnsent, newUploads } from '../../lib/photos/uploads.ts'
import { keptDraft } from '../kit/draft.ts'
import { useRefocus } from '../kit/refocus.ts'
import { useSnackbar } from '../kit/snackbar.tsx'
import { soon } from '../kit/soon.tsx'
import { isOver, type RolePage } from '../link/page.ts'
import { usePage } from '../link/use-page.ts'
import { Strip } from '../offline/lazy-strip.tsx'
import { SendingBar } from '../offline/sending-bar.tsx'
import { Trip } from './trip.tsx'
import { usePathWords } from './use-path-words.ts'

const MaskedPage = soon(async () => (await import('../link/masked-page.tsx')).MaskedPage)
// Nobody's first question here; it takes the server to close a trip, so that there is a line when
// it is needed.
const Over = soon(async () => (await import('./over.tsx')).Over)

/**
 * The driver's page: the trip, the receiver's signature and one-time password, photos and a remark
 * (PUBL-02).
 */
export const Driver = (props: RolePage) => {
  const { say: tell, snackbar } = useSnackbar()
  const sayPath = usePathWords()
  const page = usePage(props, tell)
  const [asked] = useState(() => stepAsked(location.hash.slice(1), page.order, page.config.rules))
  const [added, setAdded] = useState<string | null>(null)
  // The trip goes from the page when it is over, not what was picked for it.
  const [picked] = useState(newUploads)
  const isClosed = isOver(page)
  const [wasOpen, setOpen] = useState(!isClosed)
  if (isClosed === wasOpen) {
    setOpen(!isClosed)
    // Closed elsewhere while a remark is being typed, or a photo waits to be sent: that stays, and
    // may still be sent.
    setAdded(
      !isClosed
        ? null
        : keptDraft(page.strip.page_id, 'remark')
          ? 'remark'
          : hasUnsent(picked)
            ? 'photos'
            : null,
    )
  }
  const isAtEnd = isClosed && added === null
  useRefocus(page.order.masked ? 'masked' : isAtEnd ? 'over' : 'trip')
  return (
    <>
      <SendingBar page={page} />
      <Strip {...page.strip} />
      {page.order.masked ? (
        <MaskedPage page={page} text={sayPath.driverOtpText} />
      ) : isAtEnd ? (
        <Over page={page} onAdd={setAdded} />
      ) : (
        <Trip
          {...{ page, picked }}
          asked={added ?? asked}
          onBack={isClosed ? () => setAdded(null) : null}
        />
      )}
      {snackbar}
    </>
  )
}
