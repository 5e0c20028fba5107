import type { Translation } from '../catalogue.ts'
import type { errorWords as english } from '../recorded-error.ts'

/** In Hindi: what panel and certificate say of acts that were recorded in error. */
export const errorWords: Translation<typeof english> = {
  title: 'ग़लती से दर्ज',
  ask: 'ग़लती से दर्ज हुआ?',
  hint: 'कुछ भी मिटाया नहीं जाता: कोई दूसरा व्यक्ति पुष्टि करता है, और यह दर्ज बात के साथ रहता है।',
  which: 'क्या ग़लत था?',
  acts: { received: 'प्राप्ति', rejected: 'माल न लेना', review: 'प्रमाण की समीक्षा' },
  endOf: (version) => `संस्करण ${version} का अंत`,
  submit: 'दूसरे व्यक्ति से पूछें',
  confirm: 'पुष्टि करें',
  deny: 'यह सही था',
  takeBack: 'वापस लें',
  said: (by: string, time: string) => `${by}, ${time}`,
  waiting: 'किसी दूसरे व्यक्ति को पुष्टि करनी है',
  confirmed: (by: string, time: string) => `पुष्टि: ${by}, ${time}`,
  denied: (by: string, time: string) => `ग़लती नहीं: ${by}, ${time}`,
}
