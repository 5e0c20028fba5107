import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { officeLanguages } from '../domain/words/languages.ts'
import { worded } from '../domain/words/worded.ts'
import { cleanAddress } from './lib/session/arrival.ts'
import {
  everythingSaid,
  onOtherLanguage,
  reword,
  speak,
  speakAs,
  spokenHere,
  type Packs,
} from './lib/language/language.ts'
import { moveTo } from './lib/live/place.ts'
import { forgetPreferences } from './lib/preferences/preferences.ts'
import { onSessionChange, signedInAs, storedSession } from './lib/session/session-store.ts'
import { showChange } from './lib/shown-change.ts'
import { submitByKey } from './lib/submit-key.ts'
import { router } from './router.tsx'
import { fetchFloatingSoon } from './ui/floating/ahead.ts'
import { Kit } from './ui/kit.tsx'

cleanAddress()
submitByKey()
fetchFloatingSoon()

const queries = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
})

const speakAsItsPolicy = (): void => {
  const wording = storedSession()?.account.policy.wording
  reword((spoken) => (wording ? worded(spoken, wording) : spoken))
}
speakAsItsPolicy()

// What one account fetched is nothing for the next.
let username = signedInAs()
onSessionChange(() => {
  const account = storedSession()?.account
  const next = account?.userdata.username
  if (next !== username) {
    queries.clear()
    moveTo(undefined)
    forgetPreferences(username)
    showChange(null)
    // Whoever looks as somebody else goes on reading what they read.
    if (account && !account.viewing_as) void speakAs(account.policy.languages)
  }
  username = next
  speakAsItsPolicy()
})

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const react = createRoot(root)
const show = (): void =>
  react.render(
    <StrictMode>
      {/* In another language all is drawn anew. */}
      <Kit key={spokenHere()}>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </Kit>
    </StrictMode>,
  )

onOtherLanguage(show)

const first = import.meta.glob('../domain/words/hi/dashboard-page.ts') as Packs
const rest = import.meta.glob(
  '../domain/words/hi/{account,admin-page,dashboard-rest,desk-guide,files-page,link-page,link-rest,many-orders,phone-page,phone-rest,users-page}.ts',
) as Packs
void speak(officeLanguages, [first], [rest], storedSession()?.account.policy.languages).then(() => {
  show()
  return everythingSaid()
})
