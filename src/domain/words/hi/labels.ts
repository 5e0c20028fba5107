import type { Translation } from '../catalogue.ts'
import type { labelWords as english } from '../labels.ts'

/** In Hindi: names of actions, cards and states, as pages show them and reasons use them. */
export const labelWords: Translation<typeof english> = {
  noData: 'कोई डेटा नहीं है',
  actions: {
    view_order: 'देखें', add_order: 'जोड़ें', edit_order: 'संपादित करें', receive: 'माल मिला', reject: 'अस्वीकार करें', trigger_otp: 'OTP',
    verify_otp: 'OTP', remark: 'टिप्पणी जोड़ें', goods_condition: 'माल की हालत', photo: 'फ़ाइलें जोड़ें',
    delete_photo: 'फ़ाइल हटाएँ', rating: 'रेटिंग', receiver_link: 'प्राप्तकर्ता लिंक', driver_link: 'ड्राइवर लिंक',
    tracking_link: 'ट्रैकिंग लिंक', revoke_link: 'लिंक रद्द करें', display_items: 'दिखने वाले कॉलम चुनें',
    download_report: 'रिपोर्ट डाउनलोड करें', download_pods: 'POD डाउनलोड करें', bulk_upload: 'बल्क अपलोड', undo_import: 'इम्पोर्ट वापस लें',
    outbox: 'आउटबॉक्स', user_management: 'यूज़र प्रबंधन', admin: 'एडमिन', analysis: 'विश्लेषण', history: 'इतिहास',
    outbound: 'पहुँचने की सूचना दें', notify: 'सूचना भेजें', notify_targets: 'प्राप्तकर्ता चुनना', share: 'अपना ऑर्डर शेयर करें',
    search_filters: 'खोज के फ़िल्टर', edit_driver_contact: 'ड्राइवर का संपर्क', review: 'समीक्षा', reupdate: 'दोबारा अपडेट',
    lot_event: 'विवरण जोड़ें', lot_delivery: 'डिलीवरी के क्रेट', item_remark: 'वस्तु की टिप्पणियाँ', signature: 'हस्ताक्षर', quantities: 'मात्राएँ', dispute: 'विवाद', claim: 'दावे', correct: 'सुधार', crates: 'क्रेट खाता',
  },
  cards: {
    total: 'कुल ऑर्डर', open: 'खुले ऑर्डर > ETA', eta: 'खुले ऑर्डर < ETA', closed: 'पूरे हुए ऑर्डर',
    exception: 'अपवाद के साथ पूरे', rejected: 'अस्वीकृत',
  },
  notReceived: 'नहीं मिला',
  running: 'चल रहा है',
  completed: 'पूरा @',
  reviewNotStarted: 'समीक्षा शुरू नहीं हुई',
}
