import { useState, type SubmitEvent } from 'react'
import type {
  putSingleSignOn,
  readSingleSignOn,
  removeSingleSignOn,
  SingleSignOnStanding,
} from '../../../contract/sign-in/single-sign-on.ts'
import { MOST_OF_WHY } from '../../../domain/kept-why.ts'
import { dashboardWords } from '../../../domain/words/dashboard.ts'
import { singleWords } from '../../../domain/words/single-sign-on.ts'
import { callApi } from '../../lib/api/api.ts'
import { t } from '../../lib/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { notify } from '../../ui/notify.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { Confirm } from './confirm.tsx'
import { GroupMap } from './group-map.tsx'
import { OvertakenProvider } from './overtaken-provider.tsx'
import { bodyOf } from './typed-provider.ts'
import { useAct } from './use-standing.ts'
import { useTypedProvider } from './use-typed-provider.ts'

type Kept = SingleSignOnStanding['provider']

/** A provider answers within eight seconds, or is refused. */
const PATIENCE_MS = 25_000

/** Everything that is set of a client's provider; it is read before it is kept. */
export const ProviderForm = ({ client, provider }: { client: string; provider: Kept }) => {
  const say = t(singleWords)
  const { typed, rev, write, ...held } = useTypedProvider(client, provider)
  const { isBusy, wrongAt, run } = useAct(client)
  const reading = useAct(client)
  const [isRemoving, setRemoving] = useState(false)
  const params = { key: client }
  /** Runs what keeps the form, and shows it as it is kept then. */
  const keep = async (wanted: object, work: (key: string) => Promise<string>): Promise<void> => {
    let done: string | undefined
    await run(wanted, async (key) => {
      done = await work(key)
      notify.done(done)
    })
    if (done !== undefined) held.discard()
  }

  const save = (event: SubmitEvent): void => {
    event.preventDefault()
    const body = bodyOf(typed, rev)
    void keep(body, async (key) => {
      const call = 'PUT /clients/:key/single-sign-on'
      const input = { params, body, key, timeout: PATIENCE_MS }
      return (await callApi<typeof putSingleSignOn>(call, input)).message
    })
  }
  const read = (): void =>
    void reading.run({ issuer: typed.issuer }, async () => {
      const { result } = await callApi<typeof readSingleSignOn>(
        'POST /clients/:key/single-sign-on/read',
        { params, body: { issuer: typed.issuer.trim() }, timeout: PATIENCE_MS },
      )
      notify.done(say.readDone(result.issuer, result.has_logout))
    })
  const remove = (): void => {
    const body = { rev, ...(typed.why.trim() !== '' && { why: typed.why }) }
    void keep(body, async (key) => {
      const call = 'POST /clients/:key/single-sign-on/remove'
      return (await callApi<typeof removeSingleSignOn>(call, { params, body, key })).message
    })
  }
  const field = (name: 'client_id' | 'scopes' | 'groups_claim', label: string) => (
    <TextField
      label={label}
      name={name}
      autoComplete="off"
      spellCheck={false}
      maxLength={500}
      error={wrongAt(name)}
      value={typed[name]}
      onChange={({ target }) => write({ [name]: target.value })}
    />
  )

  return (
    <form className="single-form" onSubmit={save} noValidate>
      <div>
        <h2>{say.provider}</h2>
        <p className="single-soft">{provider === null ? say.none : say.setLead}</p>
        {held.wasKept && (
          <p>
            {t(dashboardWords).keptForm}{' '}
            <button type="button" className="text-button" onClick={held.discard}>
              {t(dashboardWords).startOver}
            </button>
          </p>
        )}
      </div>
      <div className="single-issuer">
        <TextField
          label={say.issuer}
          hint={say.issuerHint}
          name="issuer"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={500}
          error={wrongAt('issuer') ?? reading.wrongAt('issuer')}
          value={typed.issuer}
          onChange={({ target }) => write({ issuer: target.value.trim() })}
        />
        <Button busy={reading.isBusy} onClick={read}>
          {say.read}
        </Button>
      </div>
      <div className="single-two">
        {field('client_id', say.clientId)}
        <PasswordField
          label={say.clientSecret}
          hint={provider?.has_secret ? say.secretKept : say.secretNone}
          autoComplete="off"
          maxLength={2_000}
          error={wrongAt('client_secret')}
          value={typed.client_secret}
          onChange={({ target }) => write({ client_secret: target.value })}
        />
        {field('scopes', say.scopes)}
        {field('groups_claim', say.groupsClaim)}
      </div>
      <GroupMap rules={typed.rules} wrongAt={wrongAt} onChange={(rules) => write({ rules })} />
      <TextField
        label={say.domains}
        hint={say.domainsHint}
        name="domains"
        autoComplete="off"
        spellCheck={false}
        error={wrongAt('domains')}
        value={typed.domains}
        onChange={({ target }) => write({ domains: target.value })}
      />
      <label className="single-check">
        <input
          type="checkbox"
          checked={typed.only}
          onChange={({ target }) => write({ only: target.checked })}
        />
        {say.only}
      </label>
      <TextField
        label={say.why}
        name="why"
        autoComplete="off"
        maxLength={MOST_OF_WHY}
        error={wrongAt('why')}
        value={typed.why}
        onChange={({ target }) => write({ why: target.value })}
      />
      {held.overtaken && !isBusy && (
        <OvertakenProvider
          {...held.overtaken}
          onPutOnTop={held.putOnTop}
          onDiscard={held.discard}
        />
      )}
      <div className="single-acts">
        {provider !== null && (
          <Button variant="danger" onClick={() => setRemoving(true)}>
            {say.remove}
          </Button>
        )}
        <Button type="submit" variant="primary" busy={isBusy}>
          {say.save}
        </Button>
      </div>
      {isRemoving && (
        <Confirm
          title={say.remove}
          text={say.removeLead}
          onConfirm={remove}
          onClose={() => setRemoving(false)}
        />
      )}
    </form>
  )
}
