import type { Translation } from '../catalogue.ts'
import type { courtWords as english } from '../court-statement.ts'

/** In Hindi: what a statement says that a court asks for with electronic records. */
export const courtWords: Translation<typeof english> = {
  title: 'इलेक्ट्रॉनिक रिकॉर्ड के साथ का कथन',
  laws: {
    bsa_63_4: 'भारतीय साक्ष्य अधिनियम, 2023 की अनुसूची के रूप में; देखें धारा 63(4)(ग)',
  },
  parts: {
    party: 'भाग क, पक्षकार द्वारा भरा जाए',
    expert: 'भाग ख, विशेषज्ञ द्वारा भरा जाए',
  },
  texts: {
    affirm: 'मैं सत्यनिष्ठा से प्रतिज्ञान करता/करती हूँ और सच्चाई से यह कथन करता/करती हूँ।',
    produced:
      'मैंने वह इलेक्ट्रॉनिक रिकॉर्ड, या डिजिटल रिकॉर्ड का आउटपुट, पेश किया है जो यह प्रमाण पत्र है। वह यहाँ बताए गए डिवाइस या डिजिटल रिकॉर्ड के स्रोत से लिया गया।',
    obtained:
      'जो इलेक्ट्रॉनिक रिकॉर्ड, या डिजिटल रिकॉर्ड का आउटपुट, पेश किया गया है, वह यहाँ बताए गए डिवाइस या डिजिटल रिकॉर्ड के स्रोत से प्राप्त हुआ।',
    control:
      'डिवाइस या डिजिटल रिकॉर्ड का स्रोत वैध नियंत्रण में था और नियमित कामकाज के लिए जानकारी बनाने, रखने या उस पर काम करने में नियमित रूप से इस्तेमाल होता था। इस अवधि में वह ठीक चलता रहा, और ऐसी जानकारी उसमें सामान्य कामकाज के दौरान नियमित रूप से डाली जाती रही। जब कभी वह ठीक नहीं चला या बंद रहा, उसका असर इलेक्ट्रॉनिक रिकॉर्ड या उसकी शुद्धता पर नहीं पड़ा।',
    enclosed: 'हैश रिपोर्ट संलग्न है: वह आख़िरी पृष्ठ है।',
  },
  fields: {
    name: 'मैं (नाम)',
    relation: 'पुत्र, पुत्री या पति/पत्नी',
    residing: 'निवासी या कार्यरत',
    make: 'निर्माता और मॉडल',
    colour: 'रंग',
    serial: 'सीरियल नंबर',
    identity: 'IMEI, UIN, UID, MAC या क्लाउड ID, जो लागू हो',
    about_device: 'डिवाइस या रिकॉर्ड के स्रोत के बारे में अन्य जानकारी',
    record: 'यह रिकॉर्ड',
    hashes: 'मेरा कथन है कि रिकॉर्ड का हैश मान यह है',
    signature: 'नाम और हस्ताक्षर',
    designation: 'पदनाम',
    date: 'तारीख़ (DD/MM/YYYY)',
    time: 'समय (IST), 24 घंटे',
    place: 'स्थान',
  },
  choices: {
    source: { label: 'डिवाइस या डिजिटल रिकॉर्ड का स्रोत' },
    charge: { label: 'डिवाइस या रिकॉर्ड का स्रोत मेरे द्वारा' },
    algorithm: { label: 'इस एल्गोरिद्म से प्राप्त' },
  },
  boxes: {
    computer: 'कंप्यूटर या स्टोरेज मीडिया',
    dvr: 'DVR रिकॉर्डर',
    mobile: 'मोबाइल',
    flash_drive: 'फ़्लैश ड्राइव',
    disc: 'CD या DVD',
    server: 'सर्वर',
    cloud: 'क्लाउड',
    other: 'अन्य',
    owned: 'स्वामित्व में है',
    maintained: 'अनुरक्षित है',
    managed: 'प्रबंधित है',
    operated: 'संचालित है',
    sha1: 'हैश SHA1',
    sha256: 'हैश SHA256',
    md5: 'हैश MD5',
  },
  device: (sender: string, parties: string) =>
    `वह सर्वर जिस पर ${sender} डिलीवरी के प्रमाण रखता है; इस लॉग की प्रविष्टियाँ यहाँ से आईं: ${parties}`,
  record: (number: string, events: number, time: string) =>
    `ऑर्डर ${number} का लॉग, ${events} घटनाएँ, हर एक में उससे पहले वाली का SHA-256, जैसा वह ${time} UTC पर था`,
  headHash: (digest: string) => `${digest} (लॉग की आख़िरी घटना)`,
  roles: {
    client: 'प्रेषक',
    transporter: 'ट्रांसपोर्टर',
    driver: 'ड्राइवर',
    receiver: 'प्राप्तकर्ता',
    system: 'स्वयं सिस्टम',
  },
  report: 'हैश रिपोर्ट (SHA-256)',
  logOf: (number: string) => `${number} का लॉग, आख़िरी घटना`,
  signature: 'प्राप्तकर्ता के हस्ताक्षर',
  checked: (source: string, day: string) => `प्रारूप: ${source}। आख़िरी मिलान ${day} को।`,
}
