import { getRouteApi } from '@tanstack/react-router'
import { History } from '../features/history/history.tsx'
import { historySearch } from '../lib/location/page-search.ts'
import { useAsking } from '../lib/session/viewer.ts'
import { Framed } from './framed.tsx'

const route = getRouteApi('/signed-in/history')

/** /history: what happened to the account's orders. */
export const HistoryPage = () => {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const asking = useAsking()
  return (
    <Framed action="history">
      <History
        search={search}
        asking={asking}
        onChange={(next) => void navigate({ search: historySearch({ ...next }) })}
      />
    </Framed>
  )
}
