import type { Translation } from '../catalogue.ts'
import type { checkpointMailWords as english } from '../checkpoint-mail.ts'

/** In Hindi: what the nightly mail says that brings a client the newest checkpoint of the log. */
export const checkpointMailWords: Translation<typeof english> = {
  subject: (m) => `${m.day} की जाँच-मुहर: ${m.closed} ऑर्डर बंद हुए`,
  text: (m) =>
    `${m.client}: ${m.day} को ${m.closed} ऑर्डर बंद हुए।\n\n` +
    'यह उस लॉग की सबसे नई जाँच-मुहर (checkpoint) है जिसमें हर ऑर्डर का हर बदलाव दर्ज है:\n\n' +
    `${m.note}\n` +
    'कृपया यह मेल सँभालकर रखें। इसके बाद कोई भी लॉग बदले, चाहे उसे चलाने वाला ही क्यों न हो, तो वह इस जाँच-मुहर से मेल नहीं खाएगा। ' +
    'जाँच के लिए लॉग चलाने वाला यह मेल, या इसके साथ आई फ़ाइल, इस कमांड को देता है:\n\n' +
    `${m.command}\n\n` +
    `आज की जाँच-मुहर यहाँ है: ${m.log}\n`,
}
