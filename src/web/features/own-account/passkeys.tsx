import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { listPasskeys } from '../../../contract/sign-in/passkeys.ts'
import { accountWords } from '../../../domain/words/account.ts'
import { callApi, type Output } from '../../lib/api/api.ts'
import { t } from '../../lib/language/language.ts'
import { shownTime } from '../../lib/language/shown-time.ts'
import { isPasskeyPlace } from '../../lib/session/passkey-place.ts'
import { useSession } from '../../lib/session/session.ts'
import { Answered } from '../../ui/answered.tsx'
import { AwaitedLines } from '../../ui/awaited-lines.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/surface.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { RemovePasskey, RenamePasskey } from './change-passkey.tsx'
import { useOwnAccount } from './use-own-account.ts'

type Passkey = Output<typeof listPasskeys>['result']['passkeys'][number]
type Sheet = { readonly kind: 'rename' | 'remove'; readonly passkey: Passkey } | 'add' | null

/**
 * Passkeys: added, renamed, removed; each with what tells it from the others. Whom none would sign
 * in is offered no more of them.
 */
export const Passkeys = ({ zone }: { zone: string }) => {
  const say = t(accountWords)
  const [sheet, setSheet] = useState<Sheet>(null)
  const close = (): void => setSheet(null)
  const query = useQuery({
    queryKey: ['account', 'passkeys'],
    queryFn: async ({ signal }) =>
      (await callApi<typeof listPasskeys>('GET /account/passkeys', { signal })).result,
  })
  const isPossible = isPasskeyPlace() && query.data?.is_possible !== false
  const isHeld = useSession()?.account.needs_second_factor === true
  const mustEnter = isHeld && (query.data?.passkeys.length ?? 0) > 0
  const isSingle = useOwnAccount().data?.single_only === true
  if (isSingle && (query.data?.passkeys.length ?? 0) === 0) return null
  return (
    <section className="own-part own-wide" aria-labelledby="own-passkeys">
      <div className="own-heading">
        <h2 id="own-passkeys">{say.passkeys}</h2>
        {!isSingle && (
          <Button
            icon="key"
            reason={isPossible ? (mustEnter ? say.passkeyFirst : null) : say.passkeysNotHere}
            onClick={() => setSheet('add')}
          >
            {say.addPasskey}
          </Button>
        )}
      </div>
      <Card className="page-card">
        <Answered
          query={query}
          failed={say.passkeysFailed}
          waiting={<AwaitedLines lines={1} columns={5} />}
        >
          {({ passkeys }) =>
            passkeys.length === 0 ? (
              <p className="own-none">{say.passkeysNone}</p>
            ) : (
              <Lines passkeys={passkeys} zone={zone} onOpen={setSheet} />
            )
          }
        </Answered>
        <p className="own-foot">
          {isSingle ? say.singleLead : mustEnter ? say.passkeyFirst : say.passkeysLead}
        </p>
      </Card>
      {sheet === 'add' && <AddPasskey onClose={close} />}
      {sheet !== null && sheet !== 'add' && sheet.kind === 'rename' && (
        <RenamePasskey passkey={sheet.passkey} onClose={close} />
      )}
      {sheet !== null && sheet !== 'add' && sheet.kind === 'remove' && (
        <RemovePasskey passkey={sheet.passkey} onClose={close} />
      )}
    </section>
  )
}

const Lines = ({
  passkeys,
  zone,
  onOpen,
}: {
  passkeys: readonly Passkey[]
  zone: string
  onOpen: (sheet: Sheet) => void
}) => {
  const say = t(accountWords)
  const shown = (at: string | null): string =>
    at === null ? say.passkeyNever : shownTime(at, zone, 'DD-MM-YYYY HH:mm')
  return (
    <table className="lines" aria-labelledby="own-passkeys">
      <thead>
        <tr>
          {[say.passkeyName, say.passkeyKept, say.passkeyAdded, say.passkeyUsed].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
          <th scope="col">
            <span className="visually-hidden">{say.remove}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {passkeys.map((passkey) => (
          <tr key={passkey.id}>
            <td data-label={say.passkeyName}>
              <strong className="lines-strong own-name">{passkey.name}</strong>
            </td>
            <td data-label={say.passkeyKept}>
              {passkey.is_synced ? say.passkeySynced : say.passkeyBound}
            </td>
            <td data-label={say.passkeyAdded}>{shown(passkey.created_at)}</td>
            <td data-label={say.passkeyUsed}>{shown(passkey.last_used_at)}</td>
            <td className="own-act">
              <span className="own-acts">
                <Button
                  variant="quiet"
                  aria-label={say.renameOf(passkey.name)}
                  onClick={() => onOpen({ kind: 'rename', passkey })}
                >
                  {say.rename}
                </Button>
                <Button
                  variant="quiet"
                  aria-label={say.removeOf(passkey.name)}
                  onClick={() => onOpen({ kind: 'remove', passkey })}
                >
                  {say.remove}
                </Button>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
