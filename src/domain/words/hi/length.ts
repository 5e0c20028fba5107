import type { Translation } from '../catalogue.ts'
import type { lengthWords as english } from '../length.ts'

/** In Hindi: lengths of time, as people say them. */
export const lengthWords: Translation<typeof english> = {
  days: (days: number) => `${days} दिन`,
  hours: (hours: number) => `${hours} घं`,
  minutes: (minutes: number) => `${minutes} मि`,
}
