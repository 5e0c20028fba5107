import { useState } from 'react'
import type { endHold, ListedHold } from '../../../../contract/admin/legal-holds.ts'
import { holdWords } from '../../../../domain/words/legal-holds.ts'
import { callApi } from '../../../lib/api/api.ts'
import { failedOf } from '../../../lib/api/failure.ts'
import { newKeptKey } from '../../../lib/api/kept-key.ts'
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
  const [kept] = useState(newKeptKey)
  const form = useReasoned(
    say.whyNeeded,
    async (why) => {
      try {
        return await callApi<typeof endHold>('POST /clients/:key/legal-holds/:id/end', {
          params: { key: hold.client, id: hold.id },
          ...kept.take(why, () => ({ why })),
        })
      } catch (thrown) {
        kept.failed(failedOf(thrown))
        throw thrown
      }
    },
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
