import type { Translation } from '../catalogue.ts'
import type { officeSentences as english } from '../office-sentences.ts'

/** In Hindi: what the API says to those who sign in. */
export const officeSentences: Translation<typeof english> = {
  // sign in
  invalid_credentials: 'यूज़रनेम या पासवर्ड गलत है',
  user_disabled: 'यूज़र बंद है',
  email_sent: 'ई-मेल भेज दिया गया',
  password_short: 'पासवर्ड में कम से कम 10 अक्षर चाहिए',
  password_long: 'पासवर्ड में ज़्यादा से ज़्यादा 64 अक्षर हो सकते हैं',
  password_unfit: 'पासवर्ड में कंट्रोल अक्षर नहीं हो सकते',
  // errors everywhere
  too_deep: 'बहुत गहराई तक नेस्टेड है',
  // orders
  time_zone_unknown: 'सही टाइम ज़ोन भरें',
  origin_unfit: 'कोई ओरिजिन भरें, जैसे https://erp.example.com',
  changed_since: 'किसी और ने यह ऑर्डर बदला है। कृपया इसे फिर से देखें।',
  changed_by: (who: string | null) => `${who ?? 'किसी और'} ने बदला`,
  rev_unknown: 'इस ऑर्डर का ऐसा कोई संस्करण नहीं रहा है',
  // proof
  photo_deleted: 'फ़ोटो हटाई गई',
  quantities_saved: 'मात्राएँ सेव हुईं',
  dispute_saved: 'आपका विवाद दर्ज हो गया',
  claim_saved: 'दावा अपडेट हुआ',
  reopened: 'डिलीवरी का प्रमाण सुधार के लिए खुला है',
  correction_saved: 'सुधार दर्ज हुआ',
  action_unclear: 'ठीक एक कार्रवाई भेजें',
  closer_future: 'डिलीवरी का समय भविष्य का नहीं हो सकता',
  closer_before_dispatch: 'डिलीवरी का समय डिस्पैच से पहले का नहीं हो सकता',
  closer_before_invoice: 'माल मिलने की तारीख इनवॉइस की तारीख से पहले की नहीं हो सकती',
  // statements, review, correction
  deviation_invalid: 'गलत अंतर दर्ज किया गया',
  item_unknown: 'इस ऑर्डर की वस्तु नहीं है',
  item_fields: { item_no: 'वस्तु संख्या', text: 'श्रेणी', received_quantity: 'प्राप्त मात्रा' },
  quantity: 'मात्रा',
  number_of_box: 'बॉक्स की संख्या',
  line_unknown: 'इस ऑर्डर की पंक्ति नहीं है',
  line_twice: 'दो बार आया है',
  declared_is_whole: 'घोषित मात्रा में टूटा, गलत या एक्सपायर्ड हिस्सा नहीं होता',
  nothing_changed: 'इससे कुछ नहीं बदलता',
  review_approved: 'स्वीकृत',
  review_approved_level: (level: number) => `स्वीकृति ${level}`,
  review_rejected: 'नामंज़ूर',
  review_by_same: 'दूसरी स्वीकृति किसी और को देनी होगी',
  no_claim: 'इस ऑर्डर पर कोई दावा नहीं है',
  claim_unknown: 'इस ऑर्डर का दावा नहीं है',
  claim_settled: 'यह दावा पहले ही निपट चुका है',
  // photos
  photo_of_others: 'यह फ़ोटो केवल जोड़ने वाला या क्लाइंट का डेस्क हटा सकता है',
  photo_unknown: 'यह फ़ोटो इस ऑर्डर में नहीं है',
  // permission
  targets_off: 'यह खाता नहीं चुन सकता कि किसे सूचित किया जाए',
  not_the_desk: 'इसे केवल क्लाइंट का डेस्क बदल सकता है',
  not_yours: (what: string) => `यह खाता ${what} नहीं बदल सकता`,
  not_editable: (what: string) => `इस खाते में ${what} बदला नहीं जा सकता`,
  review_off: 'यह खाता डिलीवरी के प्रमाण की समीक्षा नहीं करता',
  not_pending: 'यह ऑर्डर समीक्षा की प्रतीक्षा में नहीं है',
  no_reupdate: 'डिलीवरी का यह प्रमाण सुधार के लिए खुला नहीं है',
  lots_off: 'यह खाता वापस होने वाले सामान नहीं गिनता',
  lot_missing: 'इस ऑर्डर में वापस होने वाला सामान नहीं है',
  lot_counted: 'इसकी गिनती पहले ही हो चुकी है',
  lot_not_yet: 'इसकी गिनती अभी नहीं हो सकती',
  lot_value: 'प्राप्त मान 1 या उससे ज़्यादा होना चाहिए',
  lot_value_needed: 'हर सामान की गिनती चाहिए',
  asset_unknown: 'इस लॉट का सामान नहीं है, या दो बार आया है',
  movement_to_itself: 'एक पक्ष से दूसरे पक्ष को जाना चाहिए',
  item_remarks_off: 'यह खाता अलग-अलग वस्तुओं पर टिप्पणी नहीं करता',
  reminders_off: 'इस खाते में अनुस्मारक अपने आप नहीं जाते',
  reminders_by_day: (from: string, until: string) =>
    `अनुस्मारक अपने आप ${from} और ${until} के बीच जाते हैं`,
  reminder_too_soon: (hours: number) => `यह कदम अभी ${hours} घंटे से बाकी नहीं है`,
  reminded_today: 'इस कदम का लिंक पिछले एक दिन में भेजा जा चुका है',
  header_unknown: 'ऑर्डर का न कोई कॉलम है, न फ़ील्ड',
  link_copied: 'लिंक कॉपी हुआ',
  opened: 'खोला गया',
  // downloads, messages, saved views
  sharing_missing: 'कृपया शेयर करने का तरीका चुनें और संबंधित विवरण भरें',
  phone_invalid: (digits: string) => `मोबाइल नंबर ${digits} अंकों का होना चाहिए`,
  type_off: 'शेयर करने का यह तरीका इस खाते में नहीं है',
  too_many_messages: (most: number) =>
    `एक बार में ज़्यादा से ज़्यादा ${most.toLocaleString('en')} संदेश भेजे जा सकते हैं। कृपया कम ऑर्डर चुनें।`,
  too_many_targets: (most: number) => `एक बार में अधिकतम ${most} प्राप्तकर्ता दिए जा सकते हैं`,
  user_messages_capped: 'आज आप और संदेश नहीं भेज सकते',
  messages_capped: 'आज इस खाते से और संदेश नहीं भेजे जा सकते',
  order_shared: 'ऑर्डर शेयर हो गया',
  notification_triggered: 'सूचना भेज दी गई',
  // steps that a proof lacks
  not_owed: 'यह कदम अब बाकी नहीं है',
  owed_by_desk: 'यह कदम दफ़्तर का अपना है: लिंक भेजने के लिए कोई नहीं है',
  no_contact: 'लिंक भेजने के लिए कोई संपर्क नहीं है',
  just_asked: 'इस कदम का लिंक पिछले एक घंटे में भेजा जा चुका है',
  // imports
  touched_since: 'इसके बाद किसी ने इस ऑर्डर को छुआ है',
  // ranges of days
  day_after: 'पहले दिन से पहले नहीं होना चाहिए',
  too_many_columns: (most: number) => `ज़्यादा से ज़्यादा ${most} कॉलम`,
  too_many_headers: (most: number) => `ज़्यादा से ज़्यादा ${most} हेडर`,
}
