import { useEffect, useState } from 'react'
import type { PublicPageState } from '../link/page.ts'

/** Longest draft that is kept, in characters: more than people type into a form. */
const MOST = 20_000

/** The steps of an open order that have one: what is written there may name somebody. */
const ofOpen = ['remark', 'reject', 'attempt', 'sign'] as const
type Step = (typeof ofOpen)[number] | 'rating' | 'dispute' | 'count'

// The shape of a draft is the release's: another shape needs another number.
const keyOf = (page_id: string, step: Step): string => `epod_draft_1 ${step} ${page_id}`

/** Keeps a step's draft in this tab, or none; one that is too long leaves the one before. */
export const keepDraft = (page_id: string, step: Step, draft: object | null): void => {
  const text = JSON.stringify(draft)
  try {
    if (draft === null) sessionStorage.removeItem(keyOf(page_id, step))
    else if (text.length <= MOST) sessionStorage.setItem(keyOf(page_id, step), text)
  } catch {
    // A browser that keeps nothing has the draft for as long as its step is shown.
  }
}

/** The draft of a step that this tab has; null without one. */
export const keptDraft = (page_id: string, step: Step): object | null => {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(page_id, step)) ?? 'null')
    return typeof draft === 'object' ? draft : null
  } catch {
    return null
  }
}

/**
 * Forgets what a person wrote for an order that is over; with `more`, also what is written of one
 * that is, as where its link leads nowhere.
 */
export const forgetDrafts = (page_id: string, ...more: 'dispute'[]): void =>
  [...ofOpen, ...more].forEach((step) => keepDraft(page_id, step, null))

/**
 * Draft of a step: what is typed or picked there and not sent yet. The tab has it again after a
 * reload until it is sent, and where it may name somebody only while the order is open; a dispute
 * is of one that is over, and a count may be.
 */
export const useDraft = <T extends object>(
  { order, strip: { page_id } }: Pick<PublicPageState, 'order' | 'strip'>,
  step: Step,
  blank: T,
): { draft: T; change: (part: Partial<T>) => void; drop: () => void } => {
  const mayStay = order.status === 'open' || ofOpen.every((one) => one !== step)
  const [draft, setDraft] = useState<T>(() => {
    const before = keptDraft(page_id, step)
    return before ? { ...blank, ...before } : blank
  })
  useEffect(
    () => keepDraft(page_id, step, mayStay && draft !== blank ? draft : null),
    [page_id, step, draft, blank, mayStay],
  )
  return {
    draft,
    change: (part) => setDraft((before) => ({ ...before, ...part })),
    // Now, and not with what follows from the state: whoever is done with a step leaves it.
    drop: () => {
      keepDraft(page_id, step, null)
      setDraft(blank)
    },
  }
}
