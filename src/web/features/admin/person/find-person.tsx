import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import type { askErasure, FoundPerson } from '../../../../contract/admin/erasures.ts'
import { dashboardWords } from '../../../../domain/words/dashboard.ts'
import { personWords } from '../../../../domain/words/person-data.ts'
import { useAdministeredClients } from '../../../lib/administered-clients.ts'
import { callApi } from '../../../lib/api/api.ts'
import { ApiFailure, messageOf } from '../../../lib/api/failure.ts'
import { t } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/drawer.tsx'
import { FieldFrame, TextField } from '../../../ui/field.tsx'
import { focusWrongIn } from '../../../ui/focus-wrong.ts'
import { Found } from './found.tsx'
import './person.css'
import { personGiven, type AskedPerson } from './asked-person.ts'
import { NativeSelect } from '../../../ui/native-select.tsx'

/** Asks for a person, tells what is held, hands it out or erases it. */
export const FindPerson = ({ onClose }: { onClose: () => void }) => {
  const say = t(personWords)
  const id = useId()
  const [asked, ask] = useState<AskedPerson>({ client: '', phone: '', email: '', name: '' })
  const [found, setFound] = useState<FoundPerson | null>(null)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // Once they are drawn: an answer is drawn when the page comes to it.
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusWrongIn(form.current)
  }, [errors])
  const clients = useAdministeredClients()
  const wanted = { ...asked, client: asked.client === '' ? (clients[0]?.key ?? '') : asked.client }
  const search = async (): Promise<void> => {
    setBusy(true)
    setErrors({})
    setFault(null)
    try {
      const { result } = await callApi<typeof askErasure>('POST /erasures', {
        body: { ...personGiven(wanted), dry_run: true },
      })
      setFound(result.found)
    } catch (thrown) {
      const fields = thrown instanceof ApiFailure ? thrown.errors : []
      // That nobody was named is said at the first field that can name one.
      const at = (field: string): string => (field === 'person' ? 'person.phone' : field)
      setErrors(Object.fromEntries(fields.map(({ field, message }) => [at(field), message])))
      if (!fields.some(({ field }) => field.startsWith('person'))) setFault(messageOf(thrown))
    }
    setBusy(false)
  }
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (!isBusy) void search()
  }
  if (found)
    return (
      <Dialog title={say.title} width={640} onClose={onClose}>
        <Found asked={wanted} found={found} onAgain={() => setFound(null)} onClose={onClose} />
      </Dialog>
    )
  return (
    <Dialog title={say.findTitle} onClose={onClose}>
      <form ref={form} className="person-form" onSubmit={submit} noValidate>
        <FieldFrame id={`${id}-client`} label={say.client} error={null}>
          <NativeSelect
            id={`${id}-client`}
            value={wanted.client}
            onChange={({ target }) => ask({ ...asked, client: target.value })}
          >
            {clients.map((one) => (
              <option key={one.key} value={one.key}>
                {one.name}
              </option>
            ))}
          </NativeSelect>
        </FieldFrame>
        {(['phone', 'email', 'name'] as const).map((kind) => (
          <TextField
            key={kind}
            label={say[kind]}
            {...(kind === 'name' && { hint: say.nameHint })}
            data-autofocus={kind === 'phone' || undefined}
            maxLength={200}
            autoComplete="off"
            value={asked[kind]}
            error={errors[`person.${kind}`] ?? null}
            onChange={({ target }) => ask({ ...asked, [kind]: target.value })}
          />
        ))}
        {fault !== null && (
          <p className="field-error" role="alert">
            {fault}
          </p>
        )}
        <div className="dialog-actions">
          <Button variant="quiet" onClick={onClose}>
            {t(dashboardWords).cancel}
          </Button>
          <Button variant="primary" type="submit" busy={isBusy}>
            {say.search}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
