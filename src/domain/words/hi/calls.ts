import type { Translation } from '../catalogue.ts'
import type { callWords as english } from '../calls.ts'

/** In Hindi: sentences of downloads, messages, saved views and the bell. */
export const callWords: Translation<typeof english> = {
  // bell
  added: (count: number) => `${count} शिपमेंट जोड़े,`,
  updatedToday: 'आज अपडेट हुआ,',
  archiveReady: (client: string) => `${client} का संग्रह तैयार है`,
  since: 'कब से:',
  // downloads
  ordersSheet: 'ऑर्डर',
  sheetLabels: {
    identifier: 'LR नं.',
    name: 'नाम',
    text: 'टेक्स्ट',
    categories: 'श्रेणियाँ',
    action_by: 'किसने',
    time: 'समय',
    file_name: 'फ़ाइल',
    tag: 'प्रकार',
    quantity: 'मात्रा',
    invoice: 'इनवॉइस नं.',
    item_no: 'वस्तु नं.',
    product: 'उत्पाद',
    unit: 'इकाई',
    boxes: 'बॉक्स',
    remarks: 'टिप्पणियाँ',
    type: 'प्रकार',
    status: 'स्थिति',
    approved: 'स्वीकृत',
    value: 'मूल्य',
  },
  missingFiles: 'फ़ाइलें जो पढ़ी नहीं जा सकीं',
  proofKinds: { certificate: 'प्रमाणपत्र', credential: 'हस्ताक्षरित प्रमाण' },
  yes: 'हाँ',
  no: 'नहीं',
  // messages
  shareFailed: 'ऑर्डर शेयर करने में गड़बड़ हुई',
  triggerFailed: 'सूचना भेजने में गड़बड़ हुई',
  noticeSubject: (identifier: string) => `खेप ${identifier}`,
  noticeText: (m: {
    identifier: string
    sender: string
    status: string
    eta: string | null
    link: string | null
  }) =>
    `${m.sender} की खेप ${m.identifier}\n\nस्थिति: ${m.status}\n${m.eta === null ? '' : `पहुँचने का समय: ${m.eta}\n`}` +
    (m.link === null ? '' : `\nयहाँ देखें: ${m.link}\n`),
  contactChanged: (identifier: string, sender: string) =>
    `${sender} की खेप ${identifier} की डिलीवरी की पुष्टि करने वाला संपर्क बदल दिया गया है, और अब आप नहीं हैं। यदि यह सही नहीं है, तो कृपया ${sender} को बताएँ।`,
  statuses: { open: 'रास्ते में', received: 'प्राप्त', rejected: 'अस्वीकृत' },
}
