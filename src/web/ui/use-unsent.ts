import { useRouter, type RegisteredRouter } from '@tanstack/react-router'
import {
  createContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  type FormEvent,
} from 'react'

/** Does a field of a form hold something that a person put there, and nobody keeps? */
const isLost = (field: Element): boolean => {
  const form = field.closest('form, [data-typed]')
  if (!field.isConnected || !form || form.hasAttribute('data-unasked')) return false
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) return true
  return 'value' in field && String(field.value).trim() !== ''
}

/**
 * Goes from a sheet to somewhere else by something that stands in the sheet: asks first where that
 * would lose what was typed. Outside of a sheet nothing is asked.
 */
export const GoFromSheet = createContext<(go: () => void) => void>((go) => go())

type Blocker = Parameters<RegisteredRouter['history']['block']>[0]['blockerFn']

/**
 * Asks before a sheet closes over what was typed into its forms and not sent, also by the browser's
 * Back; the browser asks before a reload. A form marked `data-unasked` keeps it, or has nothing
 * worth keeping. `go_on` is what was held up by the question; null while nothing is asked.
 */
export const useUnsent = (onClose: () => void, also: boolean) => {
  const [typed] = useState(() => new Set<Element>())
  const [go_on, setGoOn] = useState<(() => void) | null>(null)
  const [isLeft, setLeft] = useState(false)
  // The training demo has sheets, but no router.
  const router = useRouter({ warn: false }) as RegisteredRouter | undefined
  const isUnsent = (): boolean => also || [...typed].some(isLost)
  const hold = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsent()) event.preventDefault()
  })
  const close = useEffectEvent(() => onClose())
  const holdBack = useEffectEvent<Blocker>(({ action, currentLocation, nextLocation }) => {
    if (!router || action === 'PUSH' || action === 'REPLACE' || !isUnsent()) return false
    const steps = nextLocation.state.__TSR_index - currentLocation.state.__TSR_index
    setGoOn(() => () => {
      setGoOn(null)
      setLeft(true)
      router.history.go(steps, { ignoreBlocker: true })
    })
    return true
  })
  useEffect(() => {
    const listener = (event: BeforeUnloadEvent): void => hold(event)
    window.addEventListener('beforeunload', listener)
    return () => window.removeEventListener('beforeunload', listener)
  }, [])
  useEffect(
    () => router?.history.block({ blockerFn: (args) => holdBack(args), enableBeforeUnload: false }),
    [router],
  )
  // Going back closes a sheet that the address opened; another one is closed here. Before the
  // paint, so that a sheet that is gone hears nothing of it.
  useLayoutEffect(
    () => (isLeft ? router?.subscribe('onRendered', () => close()) : undefined),
    [isLeft, router],
  )
  const goFrom = (go: () => void): void => {
    if (!isUnsent()) return go()
    setGoOn(() => () => {
      setGoOn(null)
      go()
    })
  }
  return {
    note: ({ target }: FormEvent): void => void (target instanceof Element && typed.add(target)),
    leave: (): void => goFrom(onClose),
    goFrom,
    stay: (): void => setGoOn(null),
    go_on,
  }
}
