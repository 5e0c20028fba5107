import { useState } from 'react'
import type {
  ListedPasskey,
  removePasskey,
  renamePasskey,
} from '../../../contract/sign-in/passkeys.ts'
import { accountWords } from '../../../domain/words/account.ts'
import { callApi } from '../../lib/api/api.ts'
import { t } from '../../lib/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/drawer.tsx'
import { TextField } from '../../ui/field.tsx'
import { notify } from '../../ui/notify.ts'
import { useSent } from './use-sent.ts'

interface Props {
  passkey: Pick<ListedPasskey, 'id' | 'name'>
  onClose: () => void
}

/** Another name for a passkey. */
export const RenamePasskey = ({ passkey: { id, name: before }, onClose }: Props) => {
  const say = t(accountWords)
  const [name, setName] = useState(before)
  const { wrong, isBusy, submit } = useSent()
  const body = { id, name: name.trim() }
  const rename = submit(body, async (key) => {
    const { message } = await callApi<typeof renamePasskey>('POST /account/passkeys/rename', {
      body,
      key,
    })
    notify.done(message)
    onClose()
  })
  return (
    <Dialog title={say.renamePasskey} onClose={onClose} width={440}>
      <form className="own-form" data-unasked onSubmit={rename} noValidate>
        <TextField
          label={say.passkeyName}
          name="passkey-name"
          autoComplete="off"
          maxLength={80}
          data-autofocus
          error={wrong['name'] ?? null}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Actions word={say.save} isBusy={isBusy} onClose={onClose} />
      </form>
    </Dialog>
  )
}

/** Asks before a passkey goes. */
export const RemovePasskey = ({ passkey: { id, name }, onClose }: Props) => {
  const say = t(accountWords)
  const { isBusy, submit } = useSent()
  const remove = submit({ id }, async (key) => {
    const { message } = await callApi<typeof removePasskey>('POST /account/passkeys/remove', {
      body: { id },
      key,
    })
    notify.done(message)
    onClose()
  })
  return (
    <Dialog title={say.removePasskey} onClose={onClose} width={440}>
      <form className="own-form" data-unasked onSubmit={remove}>
        <p>{say.removePasskeyLead(name)}</p>
        <Actions word={say.remove} isGrave isBusy={isBusy} onClose={onClose} />
      </form>
    </Dialog>
  )
}

const Actions = ({
  word,
  isGrave = false,
  isBusy,
  onClose,
}: {
  word: string
  isGrave?: boolean
  isBusy: boolean
  onClose: () => void
}) => (
  <div className="dialog-actions">
    <Button variant="quiet" onClick={onClose}>
      {t(accountWords).cancel}
    </Button>
    <Button type="submit" variant={isGrave ? 'danger' : 'primary'} busy={isBusy}>
      {word}
    </Button>
  </div>
)
