import { useId, useState } from 'react'
import type { beginHold } from '../../../../contract/admin/legal-holds.ts'
import { holdWords } from '../../../../domain/words/legal-holds.ts'
import { useAdministeredClients } from '../../../lib/administered-clients.ts'
import { callApi } from '../../../lib/api/api.ts'
import { newSendOnce } from '../../../lib/api/send-once.ts'
import { t } from '../../../lib/language/language.ts'
import { Dialog } from '../../../ui/drawer.tsx'
import { FieldFrame, TextField } from '../../../ui/field.tsx'
import { Reason } from './reason.tsx'
import { useReasoned } from './use-reasoned.ts'
import { NativeSelect } from '../../../ui/native-select.tsx'

/** Asks what is to be held and why, and holds it. */
export const BeginHold = ({ onClose }: { onClose: () => void }) => {
  const say = t(holdWords)
  const id = useId()
  const [sendOnce] = useState(newSendOnce)
  const [chosen, choose] = useState('')
  const [number, setNumber] = useState('')
  const clients = useAdministeredClients()
  const client = chosen === '' ? (clients[0]?.key ?? '') : chosen
  const form = useReasoned(
    say.whyNeeded,
    (why) => {
      const identifier = number.trim()
      const body = { ...(identifier !== '' && { identifier }), why }
      return sendOnce({ client, ...body }, (key) =>
        callApi<typeof beginHold>('POST /clients/:key/legal-holds', {
          params: { key: client },
          body,
          key,
        }),
      )
    },
    onClose,
  )
  return (
    <Dialog title={say.beginTitle} onClose={onClose}>
      <form className="systems-form" onSubmit={form.submit} noValidate>
        <FieldFrame id={`${id}-client`} label={say.client} error={null}>
          <NativeSelect
            id={`${id}-client`}
            data-autofocus
            value={client}
            onChange={({ target }) => choose(target.value)}
          >
            {clients.map((one) => (
              <option key={one.key} value={one.key}>
                {one.name}
              </option>
            ))}
          </NativeSelect>
        </FieldFrame>
        <TextField
          label={say.number}
          hint={say.numberHint}
          maxLength={200}
          autoComplete="off"
          value={number}
          error={form.errorAt('identifier')}
          onChange={({ target }) => setNumber(target.value)}
        />
        <Reason form={form} act={say.begin} onClose={onClose} />
      </form>
    </Dialog>
  )
}
