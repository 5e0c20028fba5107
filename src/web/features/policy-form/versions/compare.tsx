import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { comparePolicies, ListedPolicyVersion } from '../../../../contract/policies.ts'
import { managementWords } from '../../../../domain/words/management.ts'
import { policyFormWords } from '../../../../domain/words/policy-form.ts'
import { callApi } from '../../../lib/api/api.ts'
import { t } from '../../../lib/language/language.ts'
import { Answered } from '../../../ui/answered.tsx'
import { FieldFrame } from '../../../ui/field.tsx'
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
  const query = useQuery({
    queryKey: ['policy-compare', client_key, range],
    enabled: picked !== null,
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
        <VersionSelect
          label={say.olderOne}
          numbers={numbers}
          value={range.from}
          onPick={(from) => pick({ ...range, from })}
        />
        <VersionSelect
          label={say.newerOne}
          numbers={numbers}
          value={range.to}
          onPick={(to) => pick({ ...range, to })}
        />
      </div>
      {picked && (
        <section aria-label={say.compare}>
          <Answered query={query} failed={say.compareFailed} waiting={<Skeleton width="60%" />}>
            {(changes) => <ChangeList changes={changes} form={form} />}
          </Answered>
        </section>
      )}
    </Card>
  )
}

const VersionSelect = ({
  label,
  numbers,
  value,
  onPick,
}: {
  label: string
  numbers: readonly number[]
  value: number
  onPick: (version: number) => void
}) => {
  const id = useId()
  return (
    <FieldFrame id={id} label={label}>
      <select
        id={id}
        className="field-input"
        value={value}
        onChange={({ target }) => onPick(Number(target.value))}
      >
        {numbers.map((one) => (
          <option key={one} value={one}>
            {one === 0 ? t(policyFormWords).defaults : t(managementWords).version(one)}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
