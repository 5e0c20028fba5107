import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from '@tanstack/react-router'
import { loadChunk } from './lib/chunk.ts'
import { homeSearch, parseSearch, writeSearch } from './lib/location/home-search.ts'
import { onceSaid } from './lib/language/language.ts'
import {
  alone,
  analysisSearch,
  configurationSearch,
  cratesSearch,
  historySearch,
  usersSearch,
} from './lib/location/page-search.ts'
import { PageFailed, PageMissing } from './routes/failed.tsx'
import { SignedIn } from './routes/signed-in.tsx'

const root = createRootRoute({ notFoundComponent: PageMissing })

const login = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: lazyRouteComponent(
    () => loadChunk('login', () => import('./routes/login.tsx')),
    'Login',
  ),
})
const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  component: lazyRouteComponent(
    () => loadChunk('reset', () => onceSaid(() => import('./routes/reset.tsx'))),
    'Reset',
  ),
})

const singleSignOn = createRoute({
  getParentRoute: () => root,
  path: '/single-sign-on',
  component: lazyRouteComponent(
    () => loadChunk('single-sign-on', () => onceSaid(() => import('./routes/single-sign-on.tsx'))),
    'SingleSignOn',
  ),
})

const signedIn = createRoute({ getParentRoute: () => root, id: 'signed-in', component: SignedIn })
const home = createRoute({
  getParentRoute: () => signedIn,
  path: '/home',
  validateSearch: alone(homeSearch),
  component: lazyRouteComponent(() => loadChunk('home', () => import('./routes/home.tsx')), 'Home'),
})
const users = createRoute({
  getParentRoute: () => signedIn,
  path: '/user-management',
  validateSearch: alone(usersSearch),
  component: lazyRouteComponent(
    () =>
      loadChunk('user-management', () => onceSaid(() => import('./routes/user-management.tsx'))),
    'UserManagement',
  ),
})
const history = createRoute({
  getParentRoute: () => signedIn,
  path: '/history',
  validateSearch: alone(historySearch),
  component: lazyRouteComponent(
    () => loadChunk('history', () => onceSaid(() => import('./routes/history.tsx'))),
    'HistoryPage',
  ),
})
const crates = createRoute({
  getParentRoute: () => signedIn,
  path: '/crates',
  validateSearch: alone(cratesSearch),
  component: lazyRouteComponent(
    () => loadChunk('crates', () => onceSaid(() => import('./routes/crates.tsx'))),
    'CratesPage',
  ),
})
const analysis = createRoute({
  getParentRoute: () => signedIn,
  path: '/analysis',
  validateSearch: alone(analysisSearch),
  component: lazyRouteComponent(
    () => loadChunk('analysis', () => onceSaid(() => import('./routes/analysis.tsx'))),
    'AnalysisPage',
  ),
})
const admin = createRoute({
  getParentRoute: () => signedIn,
  path: '/admin',
  component: lazyRouteComponent(
    () => loadChunk('admin', () => onceSaid(() => import('./routes/admin.tsx'))),
    'AdminPage',
  ),
})
const configuration = createRoute({
  getParentRoute: () => signedIn,
  path: '/admin/$client',
  validateSearch: alone(configurationSearch),
  component: lazyRouteComponent(
    () => loadChunk('configuration', () => onceSaid(() => import('./routes/configuration.tsx'))),
    'ConfigurationPage',
  ),
})

const operations = createRoute({
  getParentRoute: () => signedIn,
  path: '/operations',
  component: lazyRouteComponent(
    () => loadChunk('operations', () => onceSaid(() => import('./routes/operations.tsx'))),
    'OperationsPage',
  ),
})

const account = createRoute({
  getParentRoute: () => signedIn,
  path: '/account',
  component: lazyRouteComponent(
    () => loadChunk('account', () => onceSaid(() => import('./routes/account.tsx'))),
    'AccountPage',
  ),
})

/** Every page of the product but the public ones. */
export const router = createRouter({
  routeTree: root.addChildren([
    login,
    resetPassword,
    singleSignOn,
    signedIn.addChildren([
      home,
      users,
      history,
      crates,
      analysis,
      admin,
      configuration,
      operations,
      account,
    ]),
  ]),
  parseSearch,
  stringifySearch: writeSearch,
  defaultErrorComponent: PageFailed,
  defaultPreload: false,
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
