import { useState, type SubmitEvent } from 'react'
import type { addWebhook } from '../../../../contract/systems/webhooks.ts'
import {
  CHECKPOINT_PUBLISHED,
  EVERY_CHANGE,
  toldChangeTypes,
} from '../../../../domain/webhooks/change-types.ts'
import { sentences } from '../../../../domain/words/sentences.ts'
import { systemWords } from '../../../../domain/words/systems.ts'
import { callApi } from '../../../lib/api/api.ts'
import { newSendOnce } from '../../../lib/api/send-once.ts'
import { t } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/drawer.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Check, Checks } from './checks.tsx'
import { useSystemAct } from './use-act.ts'

/** Asks for an address and what it is to be told; hands on the secret. */
export const AddWebhook = ({
  onAdded,
  onClose,
}: {
  onAdded: (secret: string) => void
  onClose: () => void
}) => {
  const say = t(systemWords)
  const act = useSystemAct()
  const [sendOnce] = useState(newSendOnce)
  const [url, setUrl] = useState('')
  const [types, setTypes] = useState<readonly string[]>([EVERY_CHANGE])
  const [isTried, setTried] = useState(false)
  const isUnnamed = url.trim() === ''
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    setTried(true)
    if (isUnnamed || types.length === 0) return
    void act.run(async () => {
      const body = { url: url.trim(), types: [...types] }
      const { result } = await sendOnce(body, (key) =>
        callApi<typeof addWebhook>('POST /webhooks', { body, key }),
      )
      onAdded(result.secret)
    })
  }
  return (
    <Dialog title={say.addWebhook} onClose={onClose} width={520}>
      <form className="systems-form" onSubmit={submit} noValidate>
        <TextField
          label={say.address}
          isNeeded
          hint={say.addressHint}
          type="url"
          inputMode="url"
          autoComplete="off"
          data-autofocus
          maxLength={2_000}
          value={url}
          error={isTried && isUnnamed ? t(sentences).required(say.address) : act.wrongAt('url')}
          onChange={({ target }) => setUrl(target.value)}
        />
        <Checks
          legend={say.what}
          choices={[
            { value: EVERY_CHANGE, label: say.everything },
            { value: CHECKPOINT_PUBLISHED, label: say.checkpoints },
          ]}
          chosen={types}
          error={isTried && types.length === 0 ? say.typesNeeded : act.wrongAt('types')}
          onChoose={setTypes}
        >
          {!types.includes(EVERY_CHANGE) && (
            <fieldset className="systems-single" aria-label={say.more}>
              {toldChangeTypes.map((type) => (
                <Check
                  key={type}
                  choice={{ value: type, label: type }}
                  chosen={types}
                  onChoose={setTypes}
                />
              ))}
            </fieldset>
          )}
        </Checks>
        <div className="dialog-actions">
          <Button variant="quiet" onClick={onClose}>
            {say.cancel}
          </Button>
          <Button type="submit" variant="primary" busy={act.isBusy}>
            {say.addWebhook}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
