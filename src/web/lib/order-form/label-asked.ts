import { useState } from 'react'
import { enteredLabel } from '../../../domain/order/label/read-label.ts'
import { labelTold } from '../../../domain/words/label-told.ts'
import type { Translate } from '../../../domain/words/catalogue.ts'
import { parcelWords } from '../../../domain/words/parcel.ts'
import { said } from '../language/said.ts'

/** What the text in a form's field for a label stands for. */
export interface LabelAsked {
  /** What the label asks of the delivery, or that it asks nothing; null where it is none (yet). */
  readonly told: readonly string[] | null
  readonly isDangerous: boolean
  /** What is wrong with it, as the server would say. */
  readonly problem: string | null
}

/** Reads the text of a label as it is read when the order is added. */
export const labelAsked = (
  text: string,
  time_zone: string,
  t: Translate,
  time: (instant: string) => string,
): LabelAsked => {
  const none = { told: null, isDangerous: false, problem: null }
  if (text.trim() === '') return none
  const label = enteredLabel(text.trim(), { now: new Date().toISOString(), time_zone })
  if ('code' in label) return { ...none, problem: said(label) }
  const told = labelTold(label, t, time)
  return {
    told: told.length > 0 ? told : [t(parcelWords).asksNothing],
    isDangerous: label.dangerous_goods === true,
    problem: null,
  }
}

/**
 * How a label comes into a form: typed, or by camera; what is wrong with it is said once it is all
 * there.
 */
export const useLabelEntry = (onText: (text: string) => void) => {
  const [way, setWay] = useState<'text' | 'camera' | 'no_camera'>('text')
  const [isWhole, setWhole] = useState(false)
  return {
    way,
    /** Has the person done with it, so that it can be said to be wrong? */
    isWhole,
    scan: (): void => setWay('camera'),
    stop: (): void => setWay('text'),
    fail: (): void => setWay('no_camera'),
    read: (text: string): void => {
      setWay('text')
      setWhole(true)
      onText(text)
    },
    type: (text: string): void => {
      setWhole(false)
      onText(text)
    },
    leave: (): void => setWhole(true),
  }
}
