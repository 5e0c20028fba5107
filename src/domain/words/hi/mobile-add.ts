import type { Translation } from '../catalogue.ts'
import type { mobileWords as english } from '../mobile-add.ts'

/** In Hindi: what only the page for adding an order on a phone says. */
export const mobileWords: Translation<typeof english> = {
  title: 'खेप जोड़ें',
  // The wording that clients know.
  failed: 'गड़बड़ हुई, कृपया दोबारा लोड करें',
  failedText: 'यह पता केवल एक बार और थोड़े समय के लिए चलता है। ऑफ़िस से नया माँगें: ‘जोड़ें’, फिर ‘फ़ोन पर जोड़ें’।',
  addingFor: (client: string, username: string) => `${client} के लिए, ${username} के नाम से`,
  otherTitle: 'किसी और के नाम से जोड़ें?',
  other: (now: string, next: string) =>
    `इस डिवाइस पर ${now} साइन इन हैं। आपने जो पता खोला, वह ${next} के नाम से खेप जोड़ता है।`,
  continueAs: (username: string) => `${username} के नाम से जोड़ें`,
  stayAs: (username: string) => `${username} ही रहें`,
  over: 'इस पेज का समय पूरा हो गया। आपने जो लिखा वह यहाँ सेव है: ऑफ़िस से नया पता माँगें।',
  scan: 'बारकोड स्कैन करें',
  scanning: 'बारकोड को फ़्रेम के अंदर रखें',
  stop: 'हाथ से लिखें',
  starting: 'कैमरा चालू हो रहा है',
  cameraRefused: 'यहाँ कैमरे की अनुमति नहीं है। ब्राउज़र की सेटिंग में अनुमति दें, या नंबर लिखें।',
  cameraFailed: 'कैमरा चालू नहीं हो सका। कृपया नंबर लिखें।',
  readerFailed: 'यहाँ बारकोड पढ़ा नहीं जा सकता। कृपया नंबर लिखें।',
  read: (text: string) => `पढ़ा गया: ${text}`,
  finish: 'समाप्त करें',
  finished: 'यह फ़ोन अब और ऑर्डर नहीं जोड़ेगा',
  finishedText: 'आप यह पेज बंद कर सकते हैं।',
}
