import type { Translation } from '../catalogue.ts'
import type { outboxWords as english } from '../outbox.ts'

/** In Hindi: what a public page says of actions that wait on the phone. */
export const outboxWords: Translation<typeof english> = {
  damaged: 'यह फ़ोन पर खराब हो गया और भेजा नहीं जा सकता',
  title: 'इस फ़ोन पर सेव है',
  kept: 'इस फ़ोन पर सेव है। कनेक्शन आने पर अपने आप भेजा जाएगा।',
  offline: (time: string) =>
    `इंटरनेट नहीं है। यह ऑर्डर ${time} के समय का है; आप जो करेंगे वह इस फ़ोन पर सेव होगा।`,
  summary: {
    waiting: (count: number) =>
      count === 1
        ? '1 काम इस फ़ोन पर सेव है, अभी दर्ज नहीं हुआ'
        : `${count} काम इस फ़ोन पर सेव हैं, अभी दर्ज नहीं हुए`,
    refused: 'सब कुछ स्वीकार नहीं हुआ',
    done: 'सब कुछ दर्ज हो गया',
  },
  states: { saved: 'सेव है', sent: 'भेजा गया', confirmed: 'पुष्टि हुई', refused: 'अस्वीकार' },
  explained: {
    saved: 'कनेक्शन का इंतज़ार है',
    sent: 'अभी जवाब नहीं आया',
    confirmed: 'दर्ज हो गया',
    refused: 'दर्ज नहीं हुआ',
  },
  kinds: {
    receive: 'माल मिला',
    reject: 'अस्वीकार करें',
    remark: 'टिप्पणी',
    photo: 'फ़ोटो',
    rating: 'रेटिंग',
    label: 'लेबल',
    leave: 'प्राप्तकर्ता के बिना छोड़ा',
    not_delivered: 'असफल प्रयास',
    answer: 'जवाब',
    outbound: 'पहुँच गए',
    goods: 'माल',
    signature: 'हस्ताक्षर',
  },
  doubt: (reason: string) => `अस्वीकार हो सकता है: ${reason}`,
  sendNow: 'अभी भेजें',
  saveFile: 'फ़ाइल में सेव करें',
  hide: 'छिपाएँ',
  hideRefused: 'हटाएँ',
  hideSure: 'जो अस्वीकार हुआ, वह इस फ़ोन से हट जाएगा।',
}
