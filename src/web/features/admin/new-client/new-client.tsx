import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState, type SubmitEvent } from 'react'
import type { addClient, AdministeredClient } from '../../../../contract/admin/clients.ts'
import type { listPolicySettings } from '../../../../contract/admin/policy-drafts.ts'
import { dashboardWords } from '../../../../domain/words/dashboard.ts'
import { policyFormWords } from '../../../../domain/words/policy-form.ts'
import { callApi } from '../../../lib/api/api.ts'
import { ApiFailure, messageOf } from '../../../lib/api/failure.ts'
import { newSendOnce } from '../../../lib/api/send-once.ts'
import { spokenHere, t } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { colourIn } from '../../../ui/brand-look/colour-field.tsx'
import { Dialog } from '../../../ui/drawer.tsx'
import { notify } from '../../../ui/notify.ts'
import { LanguagesPart } from './languages-part.tsx'
import { AdministratorPart, BeginningPart, LookPart, PlacePart } from './parts.tsx'
import { Invited, type FirstInvitation } from './invited.tsx'
import { BrandSample } from './sample.tsx'
import { bodyOf, nothingTyped, type Typed } from './wanted.ts'

/** Adds a client, as it begins and looks, with its first administrator: by one button. */
export const NewClient = ({
  clients,
  onClose,
}: {
  clients: readonly AdministeredClient[]
  onClose: () => void
}) => {
  const say = t(policyFormWords)
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { data: presets = [] } = useQuery({
    queryKey: ['policy-settings', spokenHere()],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) =>
      (await callApi<typeof listPolicySettings>('GET /policy-settings', { signal })).result,
    select: (result) => result.presets.map(({ preset }) => preset),
  })
  const [sendOnce] = useState(newSendOnce)
  const [typed, setTyped] = useState<Typed>(nothingTyped)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const [added, setAdded] = useState<{ key: string; invitation: FirstInvitation } | null>(null)
  const errors = failure instanceof ApiFailure ? failure.errors : []
  const errorAt = (...fields: readonly string[]): string | null =>
    errors.find(({ field }) => fields.includes(field))?.message ?? null
  const begin = typed.begin === '' ? `preset:${presets[0] ?? ''}` : typed.begin
  const write = (change: Partial<Typed>): void => setTyped((before) => ({ ...before, ...change }))
  const configure = (key: string): void =>
    void navigate({ to: '/admin/$client', params: { client: key } })

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setFailure(null)
    try {
      const body = bodyOf({ ...typed, begin })
      const { message, result } = await sendOnce(body, (key) =>
        callApi<typeof addClient>('POST /clients', { body, key }),
      )
      notify.done(message)
      await queries.invalidateQueries({ queryKey: ['clients'] })
      if (result.invitation) setAdded({ key: result.key, invitation: result.invitation })
      else configure(result.key)
    } catch (thrown) {
      setFailure(thrown)
      setBusy(false)
    }
  }
  if (added)
    return (
      <Invited
        title={say.clientAdded(typed.name.trim())}
        invitation={added.invitation}
        onDone={() => configure(added.key)}
      />
    )
  const part = { typed: { ...typed, begin }, write, errorAt }
  return (
    <Dialog title={say.newClient} width={880} onClose={onClose} isUnsent={typed.logo !== null}>
      <form className="client-form" onSubmit={(event) => void submit(event)} noValidate>
        <div className="client-fields">
          <BeginningPart {...part} presets={presets} clients={clients} />
          <LookPart {...part} />
          <PlacePart {...part} />
          <LanguagesPart {...part} />
          <AdministratorPart {...part} />
          {failure !== null && (
            <p className="field-error" role="alert">
              {messageOf(failure)}
            </p>
          )}
          <div className="dialog-actions">
            <Button variant="quiet" onClick={onClose}>
              {t(dashboardWords).cancel}
            </Button>
            <Button variant="primary" type="submit" busy={isBusy}>
              {say.addClient}
            </Button>
          </div>
        </div>
        <BrandSample name={typed.name} colour={colourIn(typed.colour)} logo={typed.logo} />
      </form>
    </Dialog>
  )
}
