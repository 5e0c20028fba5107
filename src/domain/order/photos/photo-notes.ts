import type { Translate } from '../../words/catalogue.ts'
import { panelWords } from '../../words/order-panel.ts'
import type { Photo } from '../order.ts'

/**
 * What of a photo somebody should know, in a few words each: what the device noticed, and what it
 * was refused.
 */
export const photoNotes = (
  { quality, location, code }: Pick<Photo, 'quality' | 'location' | 'code'>,
  t: Translate,
): string[] => {
  const say = t(panelWords).photo
  return [
    ...(quality?.blurred ? [say.blurred] : []),
    ...(quality?.dark ? [say.dark] : []),
    ...(code === 'other' ? [say.other] : []),
    ...(typeof location === 'string' ? [say[location]] : []),
  ]
}

/** A distance as people say it. */
export const distanceTold = (metres: number, t: Translate): string => {
  const say = t(panelWords).photo
  return metres < 1_000 ? say.metres(metres) : say.kilometres((metres / 1_000).toFixed(1))
}
