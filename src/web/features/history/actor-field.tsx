import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useState } from 'react'
import type { historyActors } from '../../../contract/orders/history.ts'
import { managementWords } from '../../../domain/words/management.ts'
import { callApi } from '../../lib/api/api.ts'
import { t } from '../../lib/language/language.ts'
import { IconButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'

interface Props {
  actor: string
  onType: (actor: string) => void
}

/** Whose events are listed, with the account's usernames that hold what is typed. */
export const ActorField = ({ actor, onType }: Props) => {
  const say = t(managementWords)
  const id = useId()
  const [isUsed, setUsed] = useState(false)
  const search = useDeferredValue(actor.trim())
  const { data: names = [] } = useQuery({
    queryKey: ['history', 'actors', search],
    enabled: isUsed,
    queryFn: async ({ signal }) =>
      (
        await callApi<typeof historyActors>('GET /history/actors', {
          query: { search },
          signal,
        })
      ).result,
  })
  return (
    <>
      <TextField
        label={say.actor}
        value={actor}
        maxLength={200}
        list={`${id}-names`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        onFocus={() => setUsed(true)}
        onChange={({ target }) => onType(target.value)}
        end={<IconButton icon="search" label={say.search} type="submit" />}
      />
      <datalist id={`${id}-names`}>
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  )
}
