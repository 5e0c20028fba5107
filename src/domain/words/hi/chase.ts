import type { Translation } from '../catalogue.ts'
import type { chaseWords as english } from '../chase.ts'

/** In Hindi: what is said of the steps that a proof still lacks, and to whoever owes them. */
export const chaseWords: Translation<typeof english> = {
  notOwed: 'यह कदम अब बाकी नहीं है',
  owedByDesk: 'यह कदम दफ़्तर का अपना है: लिंक भेजने के लिए कोई नहीं है',
  noContact: 'लिंक भेजने के लिए कोई संपर्क नहीं है',
  justAsked: 'इस कदम का लिंक पिछले एक घंटे में भेजा जा चुका है',
  sent: 'लिंक भेजा गया',
  subject: (identifier: string) => `खेप ${identifier}: कुछ बाकी है`,
  text: (m: { identifier: string; sender: string; step: string; link: string }) =>
    `${m.sender} की खेप ${m.identifier} के डिलीवरी प्रमाण में अब भी बाकी है: ${m.step}\n\nकृपया यहाँ जोड़ें: ${m.link}\n`,
  asked: {
    remark: 'माल कैसा पहुँचा, इस पर टिप्पणी',
    photo: 'कागज़ों की फ़ोटो',
    face: 'जिसने माल लिया उसकी फ़ोटो',
    signature: 'प्राप्तकर्ता के हस्ताक्षर',
    otp: 'OTP कोड',
    receive: 'माल मिलने की पुष्टि',
    reupdate: 'सुधार',
    review: 'समीक्षा',
  },
}
