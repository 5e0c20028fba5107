import { useState, type SubmitEvent } from 'react'
import type { makeApiKey } from '../../../../contract/systems/api-keys.ts'
import { instantOf, isDay } from '../../../../domain/time.ts'
import { scopes, type ApiScope } from '../../../../domain/webhooks/scopes.ts'
import { sentences } from '../../../../domain/words/sentences.ts'
import { systemWords } from '../../../../domain/words/systems.ts'
import { callApi } from '../../../lib/api/api.ts'
import { newSendOnce } from '../../../lib/api/send-once.ts'
import { t } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { DayField } from '../../../ui/days/day-field.tsx'
import { Dialog } from '../../../ui/drawer.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Checks } from './checks.tsx'
import { useSystemAct } from './use-act.ts'

/** Asks for a key's name, what it may do and until when; hands on the key. */
export const MakeKey = ({
  zone,
  onMade,
  onClose,
}: {
  zone: string
  onMade: (key: string) => void
  onClose: () => void
}) => {
  const say = t(systemWords)
  const act = useSystemAct()
  const [sendOnce] = useState(newSendOnce)
  const [name, setName] = useState('')
  const [chosen, choose] = useState<readonly string[]>(['orders:read'])
  const [until, setUntil] = useState('')
  const [isTried, setTried] = useState(false)
  const isUnnamed = name.trim() === ''
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    setTried(true)
    const wanted = scopes.filter((scope): scope is ApiScope => chosen.includes(scope))
    if (isUnnamed || wanted.length === 0 || (until !== '' && !isDay(until))) return
    void act.run(async () => {
      const body = {
        name: name.trim(),
        scopes: wanted,
        ...(until !== '' && { expires_at: instantOf(until, '23:59', zone) }),
      }
      const { result } = await sendOnce(body, (key) =>
        callApi<typeof makeApiKey>('POST /api-keys', { body, key }),
      )
      onMade(result.key)
    })
  }
  return (
    <Dialog title={say.makeKey} onClose={onClose} width={520}>
      <form className="systems-form" onSubmit={submit} noValidate>
        <TextField
          label={say.keyName}
          isNeeded
          hint={say.keyNameHint}
          autoComplete="off"
          data-autofocus
          maxLength={80}
          value={name}
          error={isTried && isUnnamed ? t(sentences).required(say.keyName) : act.wrongAt('name')}
          onChange={({ target }) => setName(target.value)}
        />
        <Checks
          legend={say.scopes}
          choices={scopes.map((value) => ({ value, label: say.scopeNames[value] }))}
          chosen={chosen}
          error={isTried && chosen.length === 0 ? say.scopesNeeded : act.wrongAt('scopes')}
          onChoose={choose}
        />
        <DayField
          label={say.expires}
          hint={say.expiresHint}
          value={until}
          error={act.wrongAt('expires_at')}
          onChange={setUntil}
        />
        <div className="dialog-actions">
          <Button variant="quiet" onClick={onClose}>
            {say.cancel}
          </Button>
          <Button type="submit" variant="primary" busy={act.isBusy}>
            {say.makeKey}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
