import type { Translation } from '../catalogue.ts'
import type { callWords as english } from '../calls.ts'

/** In Hindi: sentences of downloads, messages, saved views and the bell. */
export const callWords: Translation<typeof english> = {
  // bell
  added: (count: number) => `${count} शिपमेंट जोड़े,`,
  updatedToday: 'आज अपडेट हुआ,',
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
  facts: {
    status: 'स्थिति',
    eta: 'पहुँचने का समय',
    late_hours: 'देरी (घंटे)',
    received_at: 'प्राप्ति का समय',
    recorded_at: 'दर्ज होने का समय',
    received_through: 'कैसे प्राप्त',
    rejected_at: 'अस्वीकृति का समय',
    rejected_why: 'अस्वीकृति का कारण',
    exception: 'अपवाद',
    conditions: 'श्रेणियाँ',
    missing: 'कम',
    damaged: 'क्षतिग्रस्त',
    declared: 'घोषित',
    delivered: 'पहुँचाया',
    accepted: 'स्वीकार किया',
    rating: 'रेटिंग',
    claims: 'दावे',
    claims_open: 'खुले दावे',
    corrections: 'सुधार',
    transporter: 'ट्रांसपोर्टर',
    vehicle: 'वाहन',
    driver_name: 'ड्राइवर का नाम',
    driver_contact: 'ड्राइवर का संपर्क',
    receiver: 'प्राप्तकर्ता',
    receiver_contact: 'प्राप्तकर्ता का संपर्क',
  },
  about: {
    sheet: 'विवरण',
    what: 'क्या',
    value: 'मान',
    made: 'कब बनी',
    by: 'किसने',
    zone: 'समय क्षेत्र',
    card: 'ऑर्डर',
    all: 'सभी',
    from: 'रवानगी इस समय से',
    to: 'रवानगी इस समय तक',
    source: 'स्रोत',
    destination: 'गंतव्य',
    vehicle: 'वाहन',
    client: 'क्लाइंट',
    search: 'खोज',
    picked: 'चुने हुए',
    total: 'कुल',
  },
  missingFiles: 'फ़ाइलें जो पढ़ी नहीं जा सकीं',
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
