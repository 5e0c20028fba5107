import { useEffect, useEffectEvent, useState } from 'react'
import type { Preferences } from '../../../../domain/preferences.ts'
import { notify } from '../../../ui/notify.ts'
import { boundedWidth } from './widths.ts'

type Widths = Preferences['column_widths']
const SAVED_AFTER_MS = 600

/** Widths in px by column id as they are being changed, saved once the hand rests; null gives a column its usual width back. */
export const useWidths = (kept: Widths, save: (change: Pick<Preferences, 'column_widths'>) => Promise<void>): [Widths, (id: string, px: number | null) => void] => {
  const [changed, setChanged] = useState<Widths | null>(null)
  const keep = useEffectEvent((widths: Widths) => {
    void save({ column_widths: widths }).catch(notify.failure).finally(() => setChanged((now) => (now === widths ? null : now)))
  })
  useEffect(() => {
    if (!changed) return
    const timer = setTimeout(() => keep(changed), SAVED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [changed])

  const widths = changed ?? kept
  const set = (id: string, px: number | null): void => {
    const { [id]: _before, ...others } = widths
    setChanged(px === null ? others : { ...others, [id]: boundedWidth(px) })
  }
  return [widths, set]
}
