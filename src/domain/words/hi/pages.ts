import type { Translation } from '../catalogue.ts'
import type { pageWords as english } from '../pages.ts'

/** In Hindi: what every page behind the login says, whatever it shows. */
export const pageWords: Translation<typeof english> = {
  main: 'मुख्य',
  menu: 'मेन्यू',
  operations: 'संचालन',
  titles: {
    user_management: 'यूज़र · EPOD',
    history: 'इतिहास · EPOD',
    crates: 'क्रेट खाता · EPOD',
    analysis: 'विश्लेषण · EPOD',
    admin: 'एडमिन · EPOD',
    account: 'मेरा खाता · EPOD',
  },
  refused: 'यह पेज इस खाते के लिए नहीं है',
  // a part of the page that did not load
  chunkFailed: (id: string) => `भाग ${id} लोड नहीं हो सका`,
  chunkHint: 'आपने जो लिखा वह सेव है।',
}
