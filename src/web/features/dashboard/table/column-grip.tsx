import type { KeyboardEvent, PointerEvent } from 'react'
import { narrowest, widest } from '../../../../domain/preference-bounds.ts'
import { tableWords } from '../../../../domain/words/table.ts'
import { t } from '../../../lib/language/language.ts'

const STEP = 16

interface Props {
  label: string
  /** px where the user chose; null for the usual width. */
  width: number | null
  onSize: (px: number | null) => void
}

const headerOf = (grip: Element): number => grip.closest('th')?.getBoundingClientRect().width ?? 0

/**
 * The edge of a column: dragged, or moved by arrow keys; Enter and a double click give the usual
 * width back.
 */
export const ColumnGrip = ({ label, width, onSize }: Props) => {
  const say = t(tableWords)
  const press = (event: PointerEvent<HTMLElement>): void => {
    const grip = event.currentTarget
    const [from, before] = [event.clientX, headerOf(grip)]
    grip.setPointerCapture(event.pointerId)
    const move = ({ clientX }: globalThis.PointerEvent): void => {
      if (clientX !== from) onSize(before + clientX - from)
    }
    grip.addEventListener('pointermove', move)
    grip.addEventListener(
      'lostpointercapture',
      () => grip.removeEventListener('pointermove', move),
      { once: true },
    )
  }
  const key = (event: KeyboardEvent<HTMLElement>): void => {
    const by = new Map([
      ['ArrowLeft', -STEP],
      ['ArrowDown', -STEP],
      ['ArrowRight', STEP],
      ['ArrowUp', STEP],
    ]).get(event.key)
    if (by === undefined && event.key !== 'Enter') return
    event.preventDefault()
    onSize(by === undefined ? null : (width ?? headerOf(event.currentTarget)) + by)
  }
  return (
    // A native range would take the drag for itself.
    <span
      className="grip"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="slider"
      tabIndex={0}
      aria-orientation="horizontal"
      aria-label={say.widthOf(label)}
      title={say.widthHint}
      aria-valuenow={width ?? narrowest}
      aria-valuemin={narrowest}
      aria-valuemax={widest}
      aria-valuetext={width === null ? say.usualWidth : say.pixels(width)}
      onPointerDown={press}
      onDoubleClick={() => onSize(null)}
      onKeyDown={key}
    />
  )
}
