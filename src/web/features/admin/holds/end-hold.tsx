import { useState } from 'react'
import type { endHold, ListedHold } from '../../../../contract/admin/legal-holds.ts'
import { holdWords } from '../../../../domain/words/legal-holds.ts'
import { callApi } from '../../../lib/api/api.ts'
import { newSendOnce } from '../../../lib/api/send-once.ts'
import { t } from '../../../lib/language/language.ts'
import { Dialog } from '../../../ui/drawer.tsx'
import { heldBy } from './hold-table.tsx'
import { Reason } from './reason.tsx'
import { useReasoned } from './use-reasoned.ts'

/** Asks why, and ends a hold. */
export const EndHold = ({
  hold,
  onClose,
}: {
  hold: Pick<ListedHold, 'id' | 'client' | 'order'>
  onClose: () => void
}) => {
  const say = t(holdWords)
  const [sendOnce] = useState(newSendOnce)
  const form = useReasoned(
    say.whyNeeded,
    (why) =>
      sendOnce(why, (key) =>
        callApi<typeof endHold>('POST /clients/:key/legal-holds/:id/end', {
          params: { key: hold.client, id: hold.id },
          body: { why },
          key,
        }),
      ),
    onClose,
  )
  return (
    <Dialog title={say.endTitle(heldBy(hold))} onClose={onClose}>
      <form className="systems-form" onSubmit={form.submit} noValidate>
        <Reason form={form} act={say.end} onClose={onClose} isFirst />
      </form>
    </Dialog>
  )
}
