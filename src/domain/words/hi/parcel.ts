import type { Translation } from '../catalogue.ts'
import type { parcelWords as english } from '../parcel.ts'

/** In Hindi: what pages say of the transport labels of an order. */
export const parcelWords: Translation<typeof english> = {
  title: 'लेबल',
  scan: 'लेबल स्कैन करें',
  dangerous: 'खतरनाक माल',
  signature: 'हस्ताक्षर ज़रूरी',
  mayLeave: 'प्राप्तकर्ता के बिना छोड़ सकते हैं',
  notBefore: (time: string) => `${time} से पहले नहीं`,
  notAfter: (time: string) => `${time} के बाद नहीं`,
  leave: 'प्राप्तकर्ता के बिना छोड़ा',
  leaveText: 'कोई नहीं है? माल जहाँ रखा है उसकी फ़ोटो जोड़ें, फिर पुष्टि करें।',
  text: 'लेबल का टेक्स्ट',
  textHint: 'जैसा छपा है, जैसे (00)…(4323)1, या जैसा स्कैनर देता है',
  read: 'लेबल पढ़ें',
  looking: 'लेबल को कैमरे के सामने रखें',
  stop: 'रोकें',
  cameraFailed: 'कैमरा नहीं चल रहा। लेबल का टेक्स्ट लिखें।',
  early: 'समय से पहले मिला',
  late: 'समय के बाद मिला',
  atDoor: 'दरवाज़े पर पढ़ा गया',
  units: 'लॉजिस्टिक यूनिट',
  asksNothing: 'यह कुछ ख़ास नहीं माँगता',
}
