import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { protectedPaths } from './lib/address.ts'
import { homeSearch, parseSearch, writeSearch } from './lib/home-search.ts'
import { PageFailed, PageMissing } from './routes/failed.tsx'
import { SignedIn } from './routes/signed-in.tsx'

const root = createRootRoute({ notFoundComponent: PageMissing })

const login = createRoute({ getParentRoute: () => root, path: '/', component: lazyRouteComponent(() => import('./routes/login.tsx'), 'Login') })
const resetPassword = createRoute({ getParentRoute: () => root, path: '/reset-password', component: lazyRouteComponent(() => import('./routes/reset.tsx'), 'Reset') })

const signedIn = createRoute({ getParentRoute: () => root, id: 'signed-in', component: SignedIn })
const home = createRoute({ getParentRoute: () => signedIn, path: '/home', validateSearch: homeSearch, component: lazyRouteComponent(() => import('./routes/home.tsx'), 'Home') })
// Guarded like the rest already, so that nobody learns without a session what there is.
const later = protectedPaths.filter((path) => path !== '/home').map((path) => createRoute({ getParentRoute: () => signedIn, path, component: PageMissing }))

/** Every page of the product but the public ones. */
export const router = createRouter({
  routeTree: root.addChildren([login, resetPassword, signedIn.addChildren([home, ...later])]),
  parseSearch, stringifySearch: writeSearch, defaultErrorComponent: PageFailed, defaultPreload: false, scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register { router: typeof router }
}
