import { useQuery } from '@tanstack/react-query'
import type { similarNames } from '../../../contract/orders/names.ts'
import { formHelpWords } from '../../../domain/words/form-help.ts'
import { callApi } from '../../lib/api/api.ts'
import { t } from '../../lib/language/language.ts'
import type { NameKind } from '../../lib/preferences/filter-values.ts'

const kinds = ['source', 'destination', 'client', 'transporter'] as const

interface Props {
  kind: NameKind
  name: string
  onTake: (name: string) => void
}

/**
 * Near-duplicates: names in use that a new one may be a misspelling of, before it is made one more
 * (DESK-10).
 */
export const NearNames = ({ kind, name, onTake }: Props) => {
  const key = kinds.find((one) => one === kind)
  const { data = [] } = useQuery({
    queryKey: ['filters', 'similar', key, name],
    staleTime: 60_000,
    enabled: key !== undefined && name !== '',
    // A form that cannot ask is filled in without.
    retry: false,
    queryFn: async ({ signal }) =>
      key === undefined
        ? []
        : (
            await callApi<typeof similarNames>('GET /orders/similar-names', {
              query: { key, name: name.slice(0, 200) },
              signal,
            })
          ).result,
  })
  return (
    <p className="name-near" aria-live="polite" hidden={data.length === 0}>
      {data.length > 0 && t(formHelpWords).newName}{' '}
      {data.map((known) => (
        <button key={known} type="button" className="text-button" onClick={() => onTake(known)}>
          {known}
        </button>
      ))}
    </p>
  )
}
