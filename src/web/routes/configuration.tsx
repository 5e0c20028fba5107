import { getRouteApi } from '@tanstack/react-router'
import { Suspense } from 'react'
import { ClientConfiguration } from '../features/policy-form/configuration.tsx'
import { loadChunk } from '../lib/chunk.ts'
import { t } from '../lib/language/language.ts'
import { lazyPart } from '../ui/part.tsx'
import { Framed } from './framed.tsx'

const route = getRouteApi('/signed-in/admin/$client')
const parts = async () => (await loadChunk('home', () => import('./home.tsx'))).dashboardParts
const DraftTable = lazyPart('draft-table', async () =>
  (await import('./draft-table.tsx')).draftTable(await parts()),
)
const SignInSettings = lazyPart(
  'sign-in-settings',
  async () => (await import('../features/sign-in-settings/sign-in-settings.tsx')).SignInSettings,
)
const DraftPreview = lazyPart('draft-preview', async () =>
  (await import('./draft-preview.tsx')).draftPreview(await parts()),
)

/** /admin/{client}: the configuration of one client. */
export const ConfigurationPage = () => {
  const { client } = route.useParams()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <Framed action="admin" help="configuration">
      <ClientConfiguration
        key={client}
        client_key={client}
        search={search}
        onSearch={(next) => void navigate({ search: next, resetScroll: false })}
        columns={async (policy) =>
          (await parts())
            .columnsFor(policy, t)
            .filter(({ cell }) => cell !== 'action')
            .map(({ id, label }) => ({ text: label, value: id }))
        }
        table={(previewed) => (
          <Suspense>
            <DraftTable previewed={previewed} />
          </Suspense>
        )}
        signIn={(key, zone) => (
          <Suspense>
            <SignInSettings client={key} zone={zone} />
          </Suspense>
        )}
        preview={(given) => (
          <Suspense>
            <DraftPreview {...given} />
          </Suspense>
        )}
      />
    </Framed>
  )
}
