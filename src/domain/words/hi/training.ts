import type { Translation } from '../catalogue.ts'
import type { trainingWords as english } from '../training.ts'

/** In Hindi: what the tour of the panel on made-up orders says. */
export const trainingWords: Translation<typeof english> = {
  title: 'प्रशिक्षण · EPOD',
  heading: 'नकली ऑर्डर पर आज़माएँ',
  lead: 'यह असली पैनल है। ऑर्डर नकली हैं, इस पेज से कुछ बाहर नहीं जाता, और पेज दोबारा खोलने पर सब मिट जाता है।',
  trainee: 'प्रशिक्षु',
  logIn: 'लॉग इन करें',
  tasks: 'काम',
  progress: (done: number, of: number) => `${of} में से ${done} पूरे`,
  again: 'फिर से शुरू करें',
  open: (identifier: string) => `${identifier} खोलें`,
  states: { done: 'हो गया', open: 'करना है', missed: 'ऑर्डर पहले ही बंद हो गया' },
  missed: 'यह ऑर्डर किसी और तरीके से बंद हो गया। इसे आज़माने के लिए फिर से शुरू करें।',
  titles: {
    remark: 'टिप्पणी जोड़ें',
    photo: 'फ़ोटो जोड़ें',
    otp: 'OTP से माल प्राप्त करें',
    shortage: 'कमी के साथ माल प्राप्त करें',
    refusal: 'ऑर्डर अस्वीकार करें',
  },
  hints: {
    remark: 'ऑर्डर खोलें, ‘टिप्पणी जोड़ें’ दबाएँ, जो दिखे वह लिखें और सेव करें।',
    photo: '‘फ़ोटो जोड़ें’ दबाएँ, अपनी कोई भी तस्वीर या PDF चुनें और भेजें। वह इसी डिवाइस पर रहती है।',
    otp: '‘OTP भेजें’ दबाएँ। प्राप्तकर्ता का संदेश यहाँ इनबॉक्स में आएगा: उसका कोड भरें और ‘जाँचें’ दबाएँ।',
    shortage: 'टिप्पणी जोड़ें, ‘कमी’ चुनें और लिखें कि क्या कम है। फिर ‘माल मिला’ दबाएँ।',
    refusal: 'यह माल किसी को नहीं चाहिए। ‘अस्वीकार करें’ दबाएँ और हाँ कहें।',
  },
  inbox: 'प्राप्तकर्ता का इनबॉक्स',
  inboxEmpty: 'प्राप्तकर्ता के संदेश यहाँ आते हैं।',
  to: (contacts: string) => `प्रति: ${contacts}`,
  orders: 'नकली ऑर्डर',
  nothingOpen: 'कोई ऑर्डर खुला नहीं है',
  nothingOpenText: 'ऊपर का कोई ऑर्डर खोलें, या वह जिसका नाम काम में है।',
  allDone: 'पाँचों काम पूरे',
  allDoneText: 'पूरा काम इतना ही है। जितनी बार चाहें फिर से शुरू करें, या अपने ऑर्डर के लिए लॉग इन करें।',
}
