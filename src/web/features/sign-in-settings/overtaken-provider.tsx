import { editWords } from '../../../domain/words/edit-order.ts'
import { detailsWords } from '../../../domain/words/order-details.ts'
import { policyFormWords } from '../../../domain/words/policy-form.ts'
import { singleWords } from '../../../domain/words/single-sign-on.ts'
import { t } from '../../lib/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { Unsaved } from '../../ui/unsaved.tsx'
import { changedIn, textIn, type ProviderDraft, type TypedProvider } from './typed-provider.ts'

interface OvertakenProviderProps {
  draft: ProviderDraft
  now: TypedProvider
  onPutOnTop: () => void
  onDiscard: () => void
}

/**
 * What was typed beside what somebody else has saved since, and what becomes of it (ACCT-03).
 */
export const OvertakenProvider = ({
  draft,
  now,
  onPutOnTop,
  onDiscard,
}: OvertakenProviderProps) => {
  const say = t(singleWords)
  const labels: Partial<Record<keyof TypedProvider, string>> = {
    issuer: say.issuer,
    client_id: say.clientId,
    scopes: say.scopes,
    groups_claim: say.groupsClaim,
    rules: say.map,
    domains: say.domains,
    only: say.only,
    why: say.why,
  }
  const shown = (typed: TypedProvider, field: keyof TypedProvider): string => {
    if (field === 'only') return typed.only ? say.yes : say.no
    return textIn(typed, field) || t(detailsWords).empty
  }
  const changed = changedIn(draft).flatMap((field) => {
    const label = labels[field]
    return label === undefined ? [] : [{ field, label }]
  })
  return (
    <Unsaved
      typed={changed.map(({ field, label }) => [label, shown(draft.typed, field)])}
      acts={
        <>
          <Button variant="quiet" onClick={onDiscard}>
            {t(policyFormWords).discardMine}
          </Button>
          <Button onClick={onPutOnTop}>{t(policyFormWords).putOnTop}</Button>
        </>
      }
    >
      <p role="alert">{say.overtaken}</p>
      <dl className="single-beside">
        {changed.map(({ field, label }) => (
          <div key={field}>
            <dt>{label}</dt>
            <dd>
              <span className="single-soft">{t(editWords).youTyped}</span>{' '}
              <strong>{shown(draft.typed, field)}</strong>
            </dd>
            {field !== 'why' && (
              <dd>
                <span className="single-soft">{say.stands}</span> <span>{shown(now, field)}</span>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </Unsaved>
  )
}
