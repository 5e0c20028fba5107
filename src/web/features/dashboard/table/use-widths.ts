import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { boundedWidth } from '../../../../domain/preference-bounds.ts'
import type { Preferences } from '../../../../domain/preferences.ts'
import { notify } from '../../../ui/notify.ts'

type Widths = Preferences['column_widths']
const SAVED_AFTER_MS = 600

/**
 * Widths in px by column id as they are being changed, saved once the hand rests or the page is
 * left; null gives a column its usual width back.
 */
export const useWidths = (
  kept: Widths,
  save: (change: Pick<Preferences, 'column_widths'>) => Promise<void>,
): [Widths, (id: string, px: number | null) => void] => {
  const [changed, setChanged] = useState<Widths | null>(null)
  const sent = useRef<Widths | null>(null)
  const keep = useEffectEvent(() => {
    if (!changed || sent.current === changed) return
    sent.current = changed
    void save({ column_widths: changed })
      .catch(notify.failure)
      .finally(() => setChanged((now) => (now === changed ? null : now)))
  })
  useEffect(() => {
    if (!changed) return
    const timer = setTimeout(() => keep(), SAVED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [changed])
  useEffect(() => {
    const leave = (): void => keep()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])

  const widths = changed ?? kept
  const set = (id: string, px: number | null): void => {
    const { [id]: _before, ...others } = widths
    setChanged(px === null ? others : { ...others, [id]: boundedWidth(px) })
  }
  return [widths, set]
}
