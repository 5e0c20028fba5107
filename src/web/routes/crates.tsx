import { getRouteApi } from '@tanstack/react-router'
import { CrateAccount } from '../features/crates/crate-account.tsx'
import { cratesSearch, type CratesSearch } from '../lib/location/page-search.ts'
import { useAsking } from '../lib/session/viewer.ts'
import { Framed } from './framed.tsx'

const route = getRouteApi('/signed-in/crates')

/** /crates: where the returnable assets are. */
export const CratesPage = () => {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const asking = useAsking()
  const change = (next: CratesSearch): void =>
    void navigate({ search: (now) => cratesSearch({ ...now, ...next }) })
  return (
    <Framed action="crates">
      <CrateAccount search={search} asking={asking} onChange={change} />
    </Framed>
  )
}
