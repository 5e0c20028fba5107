import { whyNot } from '../../../domain/policy/access.ts'
import type { Action } from '../../../domain/policy/question.ts'
import { sentences } from '../../../domain/words/sentences.ts'
import { pageWords } from '../../../domain/words/pages.ts'
import { dashboardWords } from '../../../domain/words/dashboard.ts'
import type { IconName } from '../../ui/icons.tsx'
import { t } from '../language/language.ts'
import { saidIfAny } from '../language/said.ts'
import type { Asking } from '../session/viewer.ts'

/**
 * A page behind the login; `action` is what the judge is asked before anybody enters, null where
 * everybody may.
 */
export interface OwnPage {
  readonly path:
    | '/home'
    | '/user-management'
    | '/history'
    | '/crates'
    | '/analysis'
    | '/admin'
    | '/operations'
  readonly action: Action | null
  /** For who administers every client alone. */
  readonly isPlatform?: true
  readonly label: string
  readonly icon: IconName
}

const pages: readonly Omit<OwnPage, 'label'>[] = [
  { path: '/home', action: null, icon: 'stack' },
  { path: '/user-management', action: 'user_management', icon: 'person' },
  { path: '/history', action: 'history', icon: 'clock' },
  { path: '/crates', action: 'crates', icon: 'box' },
  { path: '/analysis', action: 'analysis', icon: 'chart' },
  { path: '/admin', action: 'admin', icon: 'sliders' },
  { path: '/operations', action: 'admin', icon: 'alarm', isPlatform: true },
]

/** Why this account may not do `action`, in the judge's first sentence; null where it may. */
export const reasonAgainst = (action: Action, { viewer, policy, clock }: Asking): string | null =>
  saidIfAny(whyNot(null, action, viewer, policy, clock)[0])

const labelOf = ({ action, isPlatform }: Omit<OwnPage, 'label'>): string => {
  if (isPlatform) return t(pageWords).operations
  return action === null ? t(dashboardWords).home : t(sentences).actions[action]
}

/** The pages that this account may open, in the order of the top bar (NAV-02). */
export const pagesFor = (asking: Asking, isPlatformAdmin: boolean): OwnPage[] =>
  pages
    .filter(({ isPlatform }) => isPlatformAdmin || !isPlatform)
    .filter(({ action }) => action === null || reasonAgainst(action, asking) === null)
    .map((page) => ({ ...page, label: labelOf(page) }))
