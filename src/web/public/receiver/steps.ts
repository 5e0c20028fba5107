import { useCallback, useEffect, useState } from 'react'

/** The receiver's screens, one question each; the first four come one after the other. */
export const questions = ['arrival', 'remark', 'photos', 'confirm'] as const
export type ReceiverStep = (typeof questions)[number] | 'reject' | 'rating' | 'proof' | 'dispute'

const stepOf = (state: unknown): ReceiverStep | null =>
  typeof state === 'object' && state !== null && 'step' in state
    ? (state as { step: ReceiverStep }).step
    : null

/**
 * The screen shown, kept in the tab's history, so that the phone's own back button goes one
 * question back.
 */
export const useStep = (
  first: ReceiverStep,
): { step: ReceiverStep; go: (to: ReceiverStep) => void; settle: (to: ReceiverStep) => void } => {
  // After a reload the tab is where it was.
  const [step, setStep] = useState(() => stepOf(history.state) ?? first)
  const show = useCallback((next: ReceiverStep): void => {
    setStep(next)
    window.scrollTo(0, 0)
  }, [])
  useEffect(() => {
    if (!stepOf(history.state)) history.replaceState({ step: first }, '')
    const back = ({ state }: PopStateEvent): void => show(stepOf(state) ?? first)
    window.addEventListener('popstate', back)
    return () => window.removeEventListener('popstate', back)
  }, [first, show])

  const go = useCallback(
    (to: ReceiverStep): void => {
      history.pushState({ step: to }, '')
      show(to)
    },
    [show],
  )
  /** For a screen that is not to be gone back from. */
  const settle = useCallback(
    (to: ReceiverStep): void => {
      history.replaceState({ step: to }, '')
      show(to)
    },
    [show],
  )
  return { step, go, settle }
}
