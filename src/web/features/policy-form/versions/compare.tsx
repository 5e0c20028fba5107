import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { comparePolicies, ListedPolicyVersion } from '../../../../contract/admin/policies.ts'
import { managementWords } from '../../../../domain/words/management.ts'
import { policyFormWords } from '../../../../domain/words/policy-form.ts'
import { callApi } from '../../../lib/api/api.ts'
import { t } from '../../../lib/language/language.ts'
import { Answered } from '../../../ui/answered.tsx'
import { ChoiceField } from '../../../ui/choice-field.tsx'
import { Card, Skeleton } from '../../../ui/surface.tsx'
import type { PolicySettings } from '../form-setting.ts'
import { ChangeList } from '../publish/change-list.tsx'

/** What two versions set differently; a version 0 are the defaults. */
export const Compare = ({
  client_key,
  versions,
  form,
}: {
  client_key: string
  versions: readonly ListedPolicyVersion[]
  form: PolicySettings
}) => {
  const say = t(policyFormWords)
  const numbers = [...versions.map(({ version }) => version), 0]
  const [picked, pick] = useState<{ from: number; to: number } | null>(null)
  const range = picked ?? { from: numbers[1] ?? 0, to: numbers[0] ?? 0 }
  const isAny = versions.length > 0
  const query = useQuery({
    queryKey: ['policy-compare', client_key, range],
    enabled: isAny,
    queryFn: async ({ signal }) =>
      (
        await callApi<typeof comparePolicies>('GET /clients/:key/policy/compare', {
          params: { key: client_key },
          query: range,
          signal,
        })
      ).result.changes,
  })
  return (
    <Card className="policy-compare">
      <h2>{say.compare}</h2>
      <div className="page-tools">
        <ChoiceField
          label={say.olderOne}
          values={numbers}
          value={range.from}
          said={named}
          onChoose={(from) => pick({ ...range, from })}
        />
        <ChoiceField
          label={say.newerOne}
          values={numbers}
          value={range.to}
          said={named}
          onChoose={(to) => pick({ ...range, to })}
        />
      </div>
      {isAny && (
        <section aria-label={say.compare}>
          <Answered query={query} failed={say.compareFailed} waiting={<Skeleton width="60%" />}>
            {(changes) => <ChangeList changes={changes} form={form} />}
          </Answered>
        </section>
      )}
    </Card>
  )
}

const named = (version: number): string =>
  version === 0 ? t(policyFormWords).defaults : t(managementWords).version(version)
