import { useQuery } from '@tanstack/react-query'
import type { comparePolicies } from '../../../../contract/admin/policies.ts'
import { policyFormWords } from '../../../../domain/words/policy-form.ts'
import { callApi } from '../../../lib/api/api.ts'
import { shownTime } from '../../../lib/language/shown-time.ts'
import { t } from '../../../lib/language/language.ts'
import { Answered } from '../../../ui/answered.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { Card, Skeleton } from '../../../ui/surface.tsx'
import type { PolicySettings } from '../form-setting.ts'
import type { PolicyDraft } from '../use-draft.ts'
import type { StandingPolicy } from '../use-policy.ts'
import { ChangeList } from './change-list.tsx'

/**
 * Tells the second of two editors who published what, and asks what becomes of their own changes.
 */
export const OvertakenNotice = ({
  policy,
  form,
  draft,
  zone,
}: {
  policy: StandingPolicy
  form: PolicySettings
  draft: PolicyDraft
  zone: string
}) => {
  const say = t(policyFormWords)
  const range = { from: draft.based_on, to: policy.latest }
  const query = useQuery({
    queryKey: ['policy-compare', policy.key, range],
    queryFn: async ({ signal }) =>
      (
        await callApi<typeof comparePolicies>('GET /clients/:key/policy/compare', {
          params: { key: policy.key },
          query: range,
          signal,
        })
      ).result.changes,
  })
  const newest = policy.scheduled.at(-1) ?? policy
  const both = (query.data ?? []).filter(({ path }) =>
    draft.changes.some((change) => change.path === path),
  )
  return (
    <Card className="policy-overtaken">
      <div role="alert">
        <h2>
          <Icon name="warning" />
          {say.overtaken(
            newest.changed_by ?? say.shipped,
            policy.latest,
            newest.changed_at === null
              ? ''
              : shownTime(newest.changed_at, zone, 'DD-MM-YYYY HH:mm'),
          )}
        </h2>
        {newest.why !== null && <p className="policy-soft">{say.because(newest.why)}</p>}
      </div>
      <h3>{say.theirs}</h3>
      <Answered query={query} failed={say.compareFailed} waiting={<Skeleton width="60%" />}>
        {(changes) => <ChangeList changes={changes} form={form} />}
      </Answered>
      <h3>{say.mine}</h3>
      <ChangeList changes={draft.changes} form={form} />
      {both.length > 0 && <p className="policy-odd">{say.bothChanged(both.length)}</p>}
      <div className="dialog-actions">
        <Button onClick={draft.discard}>{say.discardMine}</Button>
        <Button variant="primary" onClick={draft.catchUp}>
          {say.putOnTop}
        </Button>
      </div>
    </Card>
  )
}
