import { getRouteApi } from '@tanstack/react-router'
import { Analysis } from '../features/analysis/analysis.tsx'
import { analysisSearch } from '../lib/location/page-search.ts'
import { useAsking } from '../lib/session/viewer.ts'
import { Framed } from './framed.tsx'

const route = getRouteApi('/signed-in/analysis')

/** /analysis: how deliveries went. */
export const AnalysisPage = () => {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const asking = useAsking()
  return (
    <Framed action="analysis">
      <Analysis
        search={search}
        asking={asking}
        onChange={(next) =>
          void navigate({ search: analysisSearch({ ...next }), resetScroll: false })
        }
      />
    </Framed>
  )
}
