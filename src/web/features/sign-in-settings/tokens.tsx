import { useState, type SubmitEvent } from 'react'
import type {
  mintScimToken,
  revokeScimToken,
  SingleSignOnStanding,
} from '../../../contract/sign-in/single-sign-on.ts'
import { sentences } from '../../../domain/words/sentences.ts'
import { singleWords } from '../../../domain/words/single-sign-on.ts'
import { callApi } from '../../lib/api/api.ts'
import { t } from '../../lib/language/language.ts'
import { shownTime } from '../../lib/language/shown-time.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/drawer.tsx'
import { TextField } from '../../ui/field.tsx'
import { Card } from '../../ui/surface.tsx'
import { CopyLine } from './addresses.tsx'
import { Confirm } from './confirm.tsx'
import { useAct } from './use-standing.ts'

/** The tokens with which users are provisioned: made, shown once, revoked. */
export const Tokens = ({
  client,
  tokens,
  zone,
}: Pick<SingleSignOnStanding, 'tokens'> & { client: string; zone: string }) => {
  const say = t(singleWords)
  const act = useAct(client)
  const [name, setName] = useState('')
  const [unnamed, setUnnamed] = useState<string | null>(null)
  const [minted, setMinted] = useState<string | null>(null)
  const [revoking, setRevoking] = useState<{ id: string; name: string } | null>(null)
  const params = { key: client }

  const mint = (event: SubmitEvent): void => {
    event.preventDefault()
    if (name.trim() === '') return setUnnamed(t(sentences).required(say.tokenName))
    setUnnamed(null)
    const body = { name: name.trim() }
    void act.run(body, async (key) => {
      const { result } = await callApi<typeof mintScimToken>('POST /clients/:key/scim-tokens', {
        params,
        body,
        key,
      })
      setMinted(result.token)
      setName('')
    })
  }
  const revoke = (id: string): void =>
    void act.run({ id }, async (key) => {
      await callApi<typeof revokeScimToken>('POST /clients/:key/scim-tokens/revoke', {
        params,
        body: { id },
        key,
      })
    })

  return (
    <section className="single-part" aria-labelledby="single-tokens">
      <h2 id="single-tokens">{say.tokens}</h2>
      <Card className="single-card">
        <p className="single-soft">{say.tokensLead}</p>
        {tokens.length === 0 ? (
          <p>{say.noTokens}</p>
        ) : (
          <ul className="single-list">
            {tokens.map(({ id, name: own, last_used_at }) => (
              <li key={id} className="single-token">
                <strong>{own}</strong>
                <span className="single-soft">
                  {last_used_at === null
                    ? say.neverUsed
                    : say.lastUsed(shownTime(last_used_at, zone, 'DD-MM-YYYY HH:mm'))}
                </span>
                <Button
                  variant="quiet"
                  icon="trash"
                  className="button-icon"
                  aria-label={say.revoke(own)}
                  onClick={() => setRevoking({ id, name: own })}
                />
              </li>
            ))}
          </ul>
        )}
        <form className="single-mint" data-unasked onSubmit={mint} noValidate>
          <TextField
            label={say.tokenName}
            maxLength={100}
            autoComplete="off"
            error={unnamed ?? act.wrongAt('name')}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <Button type="submit" icon="plus" busy={act.isBusy}>
            {say.mint}
          </Button>
        </form>
      </Card>
      {revoking !== null && (
        <Confirm
          title={say.revoke(revoking.name)}
          text={say.revokeLead}
          onConfirm={() => revoke(revoking.id)}
          onClose={() => setRevoking(null)}
        />
      )}
      {minted !== null && (
        <Dialog title={say.token} width={520} isShownOnce>
          <div className="single-minted">
            <p>{say.mintLead}</p>
            <CopyLine label={say.token} text={minted} />
            <div className="dialog-actions">
              <Button variant="primary" onClick={() => setMinted(null)}>
                {say.kept}
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </section>
  )
}
