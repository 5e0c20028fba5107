import type { Translation } from '../catalogue.ts'
import type { reasonWords as english } from '../reasons.ts'

/** In Hindi: what the panel says where it asks why something is done. */
export const reasonWords: Translation<typeof english> = {
  ownWords: 'अपने शब्दों में',
  due: 'यहाँ कारण ज़रूरी है, और वह इसके साथ दर्ज होता है।',
  because: (reason: string) => `कारण: ${reason}`,
}
