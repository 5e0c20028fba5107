import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useRef, useState } from 'react'
import type { listUsers } from '../../contract/users/users.ts'
import { policyFormWords } from '../../domain/words/policy-form.ts'
import type { PreviewProps } from '../features/policy-form/configuration.tsx'
import type { Previewed } from '../features/policy-form/use-check.ts'
import { callApi } from '../lib/api/api.ts'
import { messageOf } from '../lib/api/failure.ts'
import { t } from '../lib/language/language.ts'
import { TextField } from '../ui/field.tsx'
import { lazyPart } from '../ui/part.tsx'
import { Card, EmptyState } from '../ui/surface.tsx'
import { askingAs, useDraftOrders } from './draft-orders.ts'
import { draftTable } from './draft-table.tsx'
import type { dashboardParts } from './home.tsx'
import './draft-preview.css'

const DraftPanel = lazyPart(
  'draft-panel',
  async () => (await import('./draft-panel.tsx')).DraftPanel,
)
const DraftReceiver = lazyPart(
  'draft-receiver',
  async () => (await import('./draft-receiver.tsx')).DraftReceiver,
)

/** What a chosen user sees by a draft, out of the dashboard's own parts. */
export const draftPreview = (parts: typeof dashboardParts) => {
  const { Cards, Toolbar, toolbarActs } = parts
  const Table = draftTable(parts)
  const Pictures = ({ previewed }: { previewed: Previewed }) => {
    const say = t(policyFormWords)
    const field = useRef<HTMLInputElement>(null)
    const asking = useMemo(() => askingAs(previewed), [previewed])
    const drawn = useDraftOrders(previewed)
    const orders = drawn.data?.orders
    const nothing = (): void => {}
    const acts = toolbarActs(asking, null, {
      add_order: nothing,
      bulk_upload: nothing,
      download_report: nothing,
      download_pods: nothing,
      display_items: nothing,
    })
    return (
      <div className="draft-preview">
        {drawn.data?.is_sample === true && <p className="draft-caption">{say.sampleShown}</p>}
        <div className="draft-dashboard" inert>
          <Cards
            policy={asking.policy}
            counts={drawn.data?.counts}
            isFailed={drawn.isError}
            need="ALL"
            onPick={nothing}
          />
          <Toolbar
            search={{}}
            asking={asking}
            add={acts.find(({ id }) => id === 'add_order')}
            field={field}
            onFilter={nothing}
          />
        </div>
        <Table previewed={previewed} />
        <div className="draft-pair">
          <section aria-label={say.panel} className="draft-panel">
            <h2>{say.panel}</h2>
            <Card className="draft-sheet">
              <Suspense>
                <DraftPanel asking={asking} orders={orders} />
              </Suspense>
            </Card>
          </section>
          <section aria-label={say.receiversPage} className="draft-panel">
            <h2>{say.receiversPage}</h2>
            <Suspense>
              <DraftReceiver previewed={previewed} asking={asking} orders={orders} />
            </Suspense>
          </section>
        </div>
      </div>
    )
  }
  return ({ client, checked, user, onUser }: PreviewProps) => {
    const say = t(policyFormWords)
    const { previewed, isUnknown, refusals, failure } = checked
    return (
      <section className="policy-parts" aria-label={say.preview}>
        <div className="draft-head">
          <UserField
            client={client}
            user={user}
            onUser={onUser}
            error={isUnknown ? say.previewUnknown : null}
          />
          <p className="policy-soft">{say.previewLead}</p>
        </div>
        {previewed ? (
          <Pictures previewed={previewed} />
        ) : (
          <Card>
            <EmptyState
              icon="eye"
              title={
                failure === null && refusals.length === 0
                  ? say.preview
                  : failure === null
                    ? say.previewInvalid
                    : say.previewFailed
              }
              text={failure === null ? (refusals[0]?.message ?? '') : messageOf(failure)}
            />
          </Card>
        )}
      </section>
    )
  }
}

/** Whose view is drawn: typed, with those that one may know as suggestions. */
const UserField = ({
  client,
  user,
  onUser,
  error,
}: Pick<PreviewProps, 'client' | 'user' | 'onUser'> & { error: string | null }) => {
  const say = t(policyFormWords)
  const [typed, setTyped] = useState(user)
  const { data = [] } = useQuery({
    queryKey: ['draft-users', client],
    // Where one may not know them, names are typed.
    retry: false,
    queryFn: async ({ signal }) =>
      (await callApi<typeof listUsers>('GET /users', { query: { client, limit: 50 }, signal }))
        .result.users,
  })
  const pick = (username: string): void => {
    setTyped(username)
    if (username.trim() !== '' && data.some((one) => one.username === username.trim()))
      onUser(username.trim())
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.trim() !== '') onUser(typed.trim())
      }}
    >
      <TextField
        label={say.previewAs}
        list="draft-users"
        value={typed}
        error={error}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => pick(target.value)}
      />
      <datalist id="draft-users">
        {data.map(({ username, name }) => (
          <option key={username} value={username}>
            {name}
          </option>
        ))}
      </datalist>
    </form>
  )
}
