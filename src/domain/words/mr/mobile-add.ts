import type { Translation } from '../catalogue.ts'
import type { mobileWords as english } from '../mobile-add.ts'

/** In Marathi: what only the page for adding an order on a phone says. */
export const mobileWords: Translation<typeof english> = {
  title: 'माल जोडा',
  // The wording that clients know.
  failed: 'चूक झाली, कृपया पुन्हा लोड करा',
  failedText: 'हा पत्ता फक्त एकदा आणि थोडा वेळ चालतो. ऑफिसकडे नवीन मागा: ‘जोडा’, मग ‘फोनवर जोडा’.',
  addingFor: (client: string, username: string) => `${client} साठी, ${username} च्या नावाने`,
  otherTitle: 'दुसऱ्याच्या नावाने जोडायचे?',
  other: (now: string, next: string) =>
    `या डिव्हाइसवर ${now} साइन इन आहेत. तुम्ही उघडलेला पत्ता ${next} च्या नावाने माल जोडतो.`,
  continueAs: (username: string) => `${username} च्या नावाने जोडा`,
  stayAs: (username: string) => `${username} म्हणूनच राहा`,
  over: 'या पानाची वेळ संपली. तुम्ही लिहिलेले येथे आहे: ऑफिसकडे नवीन पत्ता मागा.',
  scan: 'बारकोड स्कॅन करा',
  scanning: 'बारकोड चौकटीत धरा',
  stop: 'टाइप करा',
  starting: 'कॅमेरा सुरू होत आहे',
  cameraRefused: 'येथे कॅमेऱ्याची परवानगी नाही. ब्राउझरच्या सेटिंगमध्ये परवानगी द्या, किंवा क्रमांक टाइप करा.',
  cameraFailed: 'कॅमेरा सुरू झाला नाही. कृपया क्रमांक टाइप करा.',
  readerFailed: 'येथे बारकोड वाचता येत नाही. कृपया क्रमांक टाइप करा.',
  read: (text: string) => `वाचले: ${text}`,
  finish: 'संपवा',
  finished: 'हा फोन आता ऑर्डर जोडणार नाही',
  finishedText: 'तुम्ही हे पान बंद करू शकता.',
}
