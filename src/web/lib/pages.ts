import { whyNot } from '../../domain/policy/access.ts'
import type { Action } from '../../domain/policy/question.ts'
import { words } from '../../domain/words.ts'
import { dashboardWords } from '../../domain/words/dashboard.ts'
import type { IconName } from '../ui/icons.tsx'
import type { Asking } from './viewer.ts'

/** A page behind the login; `action` is what the judge is asked before anybody enters, null where everybody may. */
export interface OwnPage { readonly path: '/home' | '/user-management' | '/history' | '/crates' | '/analysis' | '/admin'; readonly action: Action | null; readonly label: string; readonly icon: IconName }

const pages: readonly OwnPage[] = [
  { path: '/home', action: null, label: dashboardWords.home, icon: 'stack' },
  { path: '/user-management', action: 'user_management', label: words.actions.user_management, icon: 'person' },
  { path: '/history', action: 'history', label: words.actions.history, icon: 'clock' },
  { path: '/crates', action: 'crates', label: words.actions.crates, icon: 'box' },
  { path: '/analysis', action: 'analysis', label: words.actions.analysis, icon: 'chart' },
  { path: '/admin', action: 'admin', label: words.actions.admin, icon: 'sliders' },
]

/** Why this account may not do `action`, in the judge's first sentence; null where it may. */
export const reasonAgainst = (action: Action, { viewer, policy, clock }: Asking): string | null => whyNot(null, action, viewer, policy, clock)[0]?.message ?? null

/** The pages that this account may open, in the order of the top bar (NAV-02). */
export const pagesFor = (asking: Asking): OwnPage[] => pages.filter(({ action }) => action === null || reasonAgainst(action, asking) === null)
