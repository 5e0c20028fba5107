import type { Translation } from '../catalogue.ts'
import type { archiveWords as english } from '../account-archive.ts'

/** In Hindi: what Admin says of archives. */
export const archiveWords: Translation<typeof english> = {
  title: 'इस खाते का सारा डेटा',
  lead: 'एक संग्रह जिसमें हर ऑर्डर, फ़ोटो, प्रमाण और सेटिंग एक ही क्षण के अनुसार है। दूसरी स्थापना उसे ले सकती है, और हर भाग की जाँच हमारे बिना हो सकती है।',
  client: 'ग्राहक',
  begin: 'सब कुछ निर्यात करें',
  underWay: 'एक संग्रह पहले से बनाया जा रहा है',
  hint: 'पासवर्ड और खुले लिंक यहीं रहते हैं। संग्रह 7 दिन बाद हटा दिया जाता है।',
  askedAt: 'कब माँगा गया',
  state: 'स्थिति',
  size: 'आकार',
  states: {
    queued: 'प्रतीक्षा में',
    running: 'बनाया जा रहा है',
    done: 'तैयार',
    failed: 'नहीं बन सका: फिर कोशिश करें',
    expired: 'हटाया गया',
  },
  by: (who: string) => `${who} द्वारा`,
  progress: (done: number, total: number) => `${total} में से ${done} फ़ोटो और काग़ज़`,
  lost: (count: number) => `${count} फ़ाइलें नहीं हैं: वे भंडार में नहीं मिलीं`,
  until: (time: string) => `${time} तक`,
  download: 'डाउनलोड करें',
  downloadOf: (time: string) => `${time} का संग्रह डाउनलोड करें`,
  none: 'अभी कोई संग्रह नहीं',
  noneHint: 'जहाँ बहुत फ़ोटो हैं वहाँ पहला संग्रह कुछ मिनट लेता है।',
  failed: 'संग्रह लोड नहीं हो सके',
  someone: 'किसी',
}
