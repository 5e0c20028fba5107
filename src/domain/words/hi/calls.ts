import type { Translation } from '../catalogue.ts'
import type { callWords as english } from '../calls.ts'

/** In Hindi: sentences of downloads, messages, saved views and the bell. */
export const callWords: Translation<typeof english> = {
  // bell
  added: (count: number) => `${count} शिपमेंट जोड़े,`,
  updatedToday: 'आज अपडेट हुआ,',
  // preferences and views
  preferencesSaved: 'सेव हुआ',
  viewSaved: 'व्यू सेव हुआ',
  viewRemoved: 'व्यू हटाया गया',
  tooManyViews: (most: number) => `ज़्यादा से ज़्यादा ${most} व्यू रखे जा सकते हैं। कृपया पहले एक हटाएँ।`,
  // downloads
  columnUnknown: 'इस खाते का कॉलम नहीं है',
  tooManyRows: (most: number) =>
    `${most.toLocaleString('en')} से ज़्यादा ऑर्डर मिले। कृपया स्प्रेडशीट (XLSX) माँगें।`,
  tooManyPods: (most: number) => `${most.toLocaleString('en')} से ज़्यादा POD मिले। कृपया कम ऑर्डर चुनें।`,
  tooManyDownloads: 'दूसरे डाउनलोड अभी चल रहे हैं। कृपया एक पूरा होने तक रुकें।',
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
  yes: 'हाँ',
  no: 'नहीं',
  // messages
  idMissing: 'ID नहीं है',
  sharingMissing: 'कृपया शेयर करने का तरीका चुनें और संबंधित विवरण भरें',
  emailInvalid: 'ई-मेल सही होना चाहिए',
  phoneInvalid: 'मोबाइल नंबर 10 अंकों का होना चाहिए',
  noTargets: 'इसे भेजने के लिए कोई संपर्क नहीं है',
  typeOff: 'शेयर करने का यह तरीका इस खाते में नहीं है',
  tooManyMessages: (most: number) =>
    `एक बार में ज़्यादा से ज़्यादा ${most.toLocaleString('en')} संदेश भेजे जा सकते हैं। कृपया कम ऑर्डर चुनें।`,
  messagesCapped: 'आज इस खाते से और संदेश नहीं भेजे जा सकते',
  orderShared: 'ऑर्डर शेयर हो गया',
  notificationTriggered: 'सूचना भेज दी गई',
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
