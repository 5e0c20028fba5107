import type { SpellingSum } from '../../bulk/spellings.ts'
import type { UploadOutcome } from '../../bulk/upload-outcome.ts'
import type { Translation } from '../catalogue.ts'
import type { bulkWords as english } from '../bulk.ts'

const listed = (lines: readonly number[], most: number): string =>
  lines.slice(0, most).join(', ') + (lines.length > most ? ', और भी बहुत।' : '')

const rowsOf = (count: number): string =>
  count === 1 ? '1 पंक्ति' : `${count.toLocaleString('en-IN')} पंक्तियाँ`

const quoted = (names: readonly string[]): string => names.map((name) => `“${name}”`).join(', ')

/** In Hindi: sentences of orders from a file. */
export const bulkWords: Translation<typeof english> = {
  title: 'बल्क अपलोड',
  states: { new: 'नया', update: 'अलग', same: 'पहले से है', duplicate: 'डुप्लिकेट', error: 'गलती' },
  // reading
  notSpreadsheet: 'यह फ़ाइल स्प्रेडशीट नहीं है। कृपया .xlsx, .ods या .csv फ़ाइल चुनें।',
  oldFormat: 'यह 2007 से पहले की .xls फ़ाइल है। कृपया इसे .xlsx में सेव करके फिर चुनें।',
  foreign: (kind: string) =>
    `यह ${kind} है, जिसे यहाँ पढ़ा नहीं जा सकता। इसे खोलें, Save as से .xlsx में सेव करें और वह फ़ाइल चुनें।`,
  foreigners: {
    xlsb: 'बाइनरी Excel वर्कबुक (.xlsb)',
    fods: 'फ़्लैट OpenDocument स्प्रेडशीट (.fods)',
    xml_2003: 'Excel 2003 की XML स्प्रेडशीट',
    web_page: 'स्प्रेडशीट के नाम से सेव किया गया वेब पेज',
  },
  encrypted: 'इस फ़ाइल पर पासवर्ड लगा है। कृपया बिना पासवर्ड सेव करके फिर चुनें।',
  damaged: 'यह फ़ाइल खराब है और पढ़ी नहीं जा सकती',
  fileTooLarge: (most: number) => `फ़ाइल ${most / 1_048_576} MB से बड़ी नहीं हो सकती`,
  bomb: 'यह फ़ाइल खुलने पर ऑर्डर की सूची से बहुत बड़ी हो जाती है, इसलिए नहीं खोली गई',
  tooManyRows: (most: number) =>
    `फ़ाइल में ज़्यादा से ज़्यादा ${most.toLocaleString('en-IN')} पंक्तियाँ हो सकती हैं`,
  tooManyColumns: (most: number) => `फ़ाइल में ज़्यादा से ज़्यादा ${most} कॉलम हो सकते हैं`,
  empty: 'फ़ाइल में कोई पंक्ति नहीं है',
  sheet: 'फ़ाइल की शीट',
  // dialog
  choose: 'फ़ाइल चुनें',
  lead: 'ज़्यादा से ज़्यादा 50,000 पंक्तियों की .xlsx, .ods या .csv फ़ाइल',
  paste: 'क्लिपबोर्ड से पेस्ट करें',
  pasteLead: 'या Ctrl+V दबाएँ: Excel या Google Sheets से हेडर सहित कॉपी की गई पंक्तियाँ',
  pasteHere: 'ब्राउज़र बटन को क्लिपबोर्ड नहीं दिखाता। पंक्तियाँ यहाँ पेस्ट करें:',
  pastedName: (when: string) => `पेस्ट किया गया ${when}`,
  pastedNothing:
    'क्लिपबोर्ड में कोई पंक्ति नहीं है। Excel या Google Sheets में हेडर सहित कॉपी करके फिर पेस्ट करें।',
  pastedOneRow: 'केवल एक पंक्ति पेस्ट हुई। हेडर और उनके नीचे की पंक्तियाँ साथ कॉपी करके फिर पेस्ट करें।',
  template: 'टेम्पलेट डाउनलोड करें',
  loading: 'डेटा लोड हो रहा है.....',
  another: 'दूसरी फ़ाइल चुनें',
  noRows: 'लगाए गए फ़िल्टर के लिए कोई डेटा नहीं है। फ़िल्टर के मान बदलें',
  done: 'हो गया',
  addLeave: (add: number, leave: number) =>
    `${add.toLocaleString('en-IN')} जोड़ें, ${leave.toLocaleString('en-IN')} खुले छोड़ें`,
  cancel: 'रद्द करें',
  next: 'पंक्तियाँ दिखाएँ',
  line: 'पंक्ति',
  state: 'स्थिति',
  all: 'सभी',
  count: (label: string, count: number) => `${label} ${count.toLocaleString('en-IN')}`,
  sums: {
    lacks: (rows: number, label: string) => `${label} नहीं है · ${rowsOf(rows)}`,
    wrong: (rows: number, label: string) => `${label} पढ़ा नहीं जा सका · ${rowsOf(rows)}`,
    said: (rows: number, label: string, said: string) =>
      `${said.includes(label) ? said : `${label}: ${said}`} · ${rowsOf(rows)}`,
    twice: (rows: number) => `नंबर पहले दूसरे मानों के साथ आ चुका है · ${rowsOf(rows)}`,
    heldBack: (rows: number) => `उसी नंबर की दूसरी पंक्ति के कारण रुकी · ${rowsOf(rows)}`,
    other: (rows: number) => `कुछ और गलत है · ${rowsOf(rows)}`,
  },
  whys: 'कारण के अनुसार गलतियाँ',
  cleaned: (was: string) => `साफ़ किया गया; फ़ाइल में: “${was}”`,
  unfold: (columns: number) => `${columns} खाली कॉलम दिखाएँ`,
  fold: 'खाली कॉलम छिपाएँ',
  comparing: 'पहले से मौजूद ऑर्डर से मिलाया जा रहा है',
  dropped: (lines: readonly number[], label: string) =>
    `${label} के बिना, इसलिए छोड़ी गई: पंक्ति ${listed(lines, 10)}`,
  filled: (columns: readonly { label: string; rows: number }[]) =>
    columns
      .map(({ label, rows }) => `${rows.toLocaleString('en-IN')} पंक्तियाँ ${label} के बिना: NA`)
      .join('; '),
  hiddenRows: (rows: number) => `फ़ाइल में छिपी ${rows.toLocaleString('en-IN')} पंक्तियाँ भी पढ़ी गई हैं`,
  hiddenLeft: (rows: number) => `फ़ाइल में छिपी ${rows.toLocaleString('en-IN')} पंक्तियाँ छोड़ी गई हैं`,
  leaveHidden: 'छिपी पंक्तियाँ छोड़ दें',
  readHidden: 'छिपी पंक्तियाँ भी पढ़ें',
  hiddenColumns: (labels: readonly string[]) => `फ़ाइल में छिपे, पर पढ़े गए: ${labels.join(', ')}`,
  hiddenSheets: (names: readonly string[]) => `छिपी शीट नहीं पढ़ी जातीं: ${names.join(', ')}`,
  spellings: {
    said: ({ label, rows, name, known }: SpellingSum) =>
      `${label}: ${rowsOf(rows)} में ${quoted([name])} लिखा है; यहाँ ${quoted(known)} के रूप में दर्ज है`,
    taken: ({ label, rows, name }: SpellingSum, known: string) =>
      `${label}: ${rowsOf(rows)} में ${quoted([name])} की जगह ${quoted([known])} लिया गया`,
    take: (known: string) => `${quoted([known])} लें`,
    takeFor: ({ label, name }: SpellingSum, known: string) =>
      `${quoted([known])} लें, ${quoted([name])} की जगह (${label})`,
    leave: 'फ़ाइल जैसा ही रहने दें',
    leaveOf: ({ label, name }: SpellingSum) => `फ़ाइल जैसा ही रहने दें: ${quoted([name])} (${label})`,
    more: (names: number) =>
      names === 1
        ? '1 और नाम यहाँ दूसरी वर्तनी में दर्ज है'
        : `${names.toLocaleString('en-IN')} और नाम यहाँ दूसरी वर्तनी में दर्ज हैं`,
    takeAll: (names: number) =>
      names === 1
        ? '1 नाम की दर्ज वर्तनी लें'
        : `सभी ${names.toLocaleString('en-IN')} नामों की दर्ज वर्तनी लें`,
    leaveAll: 'सभी नाम फ़ाइल जैसे ही रहने दें',
  },
  unread: (columns: readonly { header: string; column: string }[]) =>
    `नहीं पढ़ा गया: ${columns.map(({ header, column }) => `${header} (कॉलम ${column})`).join(', ')}`,
  leftOut: (rows: number) =>
    `${rows.toLocaleString('en-IN')} पंक्तियाँ छोड़ी गई हैं; उन्हें यहाँ ठीक करें, या कारण के साथ डाउनलोड करें`,
  updateThem: (orders: number) =>
    `जो ${orders.toLocaleString('en-IN')} ऑर्डर अलग हैं, उन्हें फ़ाइल के अनुसार बदलें`,
  failedRows: 'गलती वाली पंक्तियाँ डाउनलोड करें',
  nothingNew: 'हर पंक्ति का ऑर्डर पहले से है: जोड़ने को कुछ नहीं',
  nothingGood: 'कोई भी पंक्ति इस रूप में नहीं जोड़ी जा सकती',
  onlyDiffering: (orders: number) =>
    `जोड़ने को कुछ नहीं। ऊपर निशान लगाएँ कि जो ${orders.toLocaleString('en-IN')} ऑर्डर अलग हैं उन्हें बदला जाए, या कोई और फ़ाइल चुनें।`,
  progress: (done: number, all: number) =>
    `${all.toLocaleString('en-IN')} में से ${done.toLocaleString('en-IN')} भेजे गए`,
  stopped: 'सभी पंक्तियाँ नहीं भेजी गईं। उन्हें फिर से भेजें: जो जुड़ चुका है वह दोबारा नहीं जुड़ेगा।',
  pageLeft: 'सब कुछ भेजे जाने से पहले पेज बंद हो गया। वही फ़ाइल फिर से चुनें: कुछ भी दो बार नहीं लिया जाता।',
  allAdded: (orders: number) => `सफलतापूर्वक जमा हुए: ${orders.toLocaleString('en-IN')} ऑर्डर`,
  outOfSight: 'इनमें से सब दिखाई गई तारीखों में नहीं हैं',
  showDays: (days: string) => `${days} दिखाएँ`,
  someFailed: (added: number, failed: number) =>
    `${added.toLocaleString('en-IN')} ऑर्डर जोड़े गए, ${failed.toLocaleString('en-IN')} छोड़े गए: डाउनलोड की गई रिपोर्ट देखें`,
  at: (line: number, what: string) => `पंक्ति ${line}: ${what}`,
  grid: 'फ़ाइल की पंक्तियाँ',
  edit: (label: string, line: number) => `${label}, पंक्ति ${line}`,
  // mapping
  mapLead: 'इस फ़ाइल के शीर्षक अलग हैं। बताएँ कि किस कॉलम में क्या है; अगली फ़ाइल के लिए यह याद रहेगा।',
  noHeaders:
    'जाने-पहचाने हेडर की कोई पंक्ति नहीं मिली, इसलिए पहली पंक्ति को हेडर माना गया। बताएँ कि किस कॉलम में क्या है, या पंक्तियाँ हेडर सहित फिर कॉपी या सेव करें।',
  onlyRows:
    'जाने-पहचाने हेडर की कोई पंक्ति नहीं मिली, पहली पंक्ति भी डेटा मानी गई। बताएँ कि किस कॉलम में क्या है।',
  columnAt: (letters: string) => `कॉलम ${letters}`,
  noValues: 'कोई मान नहीं',
  holds: (column: string) => `“${column}” में क्या है`,
  holdsToo: (column: string) => `“${column}” में और क्या है`,
  notUsed: 'उपयोग नहीं',
  nothingElse: 'और कुछ नहीं',
  alsoFor: (column: string) => `“${column}” दूसरी जगह भी उपयोग करें`,
  guessed: 'मानों से अनुमान',
  stillNeeded: (labels: readonly string[]) => `अभी चाहिए: ${labels.join(', ')}`,
  nothingLacks: 'जो ज़रूरी है, सब है',
  headerIn: (header: string, column: string) => `${header} (कॉलम ${column})`,
  remap: 'फ़ाइल के कॉलम',
  rowOf: (position: number, total: number) =>
    `${total.toLocaleString('en-IN')} में से ${position.toLocaleString('en-IN')}`,
  dateOrder: '03/04/2026 जैसी तारीखें',
  orders: { none: 'नहीं बताया', day_first: 'पहले दिन: 3 अप्रैल', month_first: 'पहले महीना: 4 मार्च' },
  decimalSign: '1,200 जैसी संख्याएँ',
  signs: { comma: 'दशमलव से पहले अल्पविराम: 1.2', point: 'दशमलव से पहले बिंदु: 1200' },
  // batches
  uploads: 'पिछले अपलोड',
  toFile: 'फ़ाइल पर वापस',
  noUploads: 'अभी कुछ अपलोड नहीं हुआ है',
  noUploadsHint: 'फ़ाइल से जो अपलोड होता है वह बाद में यहाँ दिखता है, और उसे वापस लिया जा सकता है।',
  uploadsFailed: 'अपलोड लोड नहीं हो सके',
  more: 'और दिखाएँ',
  columns: { file: 'फ़ाइल', by: 'अपलोड किया', rows: 'पंक्तियाँ', outcome: 'नतीजा' },
  unnamed: 'बिना फ़ाइल नाम के भेजा गया',
  byAt: (who: string, when: string) => `${who}, ${when}`,
  outcomeOf: ({ added, changed, refused, unchanged, of_rows, is_stopped }: UploadOutcome) =>
    [
      `${added.toLocaleString('en-IN')} जोड़े गए`,
      ...(changed > 0 ? [`${changed.toLocaleString('en-IN')} बदले गए`] : []),
      ...(of_rows === null ? [] : [`${of_rows.toLocaleString('en-IN')} पंक्तियों से`]),
      ...(refused > 0 ? [`${refused.toLocaleString('en-IN')} अस्वीकृत`] : []),
      ...(unchanged > 0 ? [`${unchanged.toLocaleString('en-IN')} वैसे ही छोड़े गए`] : []),
    ].join(', ') + (is_stopped ? '; सब भेजे जाने से पहले रुका' : ''),
  undo: 'वापस लें',
  undoOf: (file: string) => `${file} वापस लें`,
  undoTitle: 'यह अपलोड वापस लें?',
  close: 'बंद करें',
  undoKeep: 'इसे ऐसे ही रहने दें',
  undoSure: (orders: number) =>
    `इससे जुड़े ${orders.toLocaleString('en-IN')} ऑर्डर हटा दिए जाएँगे, और जो बदला था उसमें पुराने मान लौट आएँगे। जिन ऑर्डर को इसके बाद किसी ने छुआ है, वे वैसे ही रहेंगे।`,
  undoing: (done: number, all: number) =>
    `${all.toLocaleString('en-IN')} में से ${done.toLocaleString('en-IN')} वापस लिए गए`,
  undone: (orders: number) => `वापस लिए गए: ${orders.toLocaleString('en-IN')} ऑर्डर`,
  undoneBy: (who: string, when: string) => `${who} ने वापस लिया, ${when}`,
  undonePart: (undone: number, of: number, who: string, when: string) =>
    `आंशिक रूप से वापस: ${of.toLocaleString('en-IN')} में से ${undone.toLocaleString('en-IN')}, ${who} द्वारा, ${when}`,
  keptThem: (orders: number) => `${orders.toLocaleString('en-IN')} वैसे ही रहेंगे`,
  nothingToUndo: 'इस अपलोड ने न कुछ जोड़ा, न बदला',
  undoneBefore: 'यह अपलोड वापस लिया जा चुका है',
  // reports
  errorReport: (client: string) => `गलतियाँ-${client}-बल्क अपलोड`,
  reportLabels: { identifier: 'पहचान', message: 'संदेश', POD_ID: 'POD आईडी', reason: 'कारण' },
  templateName: 'बल्क अपलोड टेम्पलेट',
  failedName: 'गलती वाली पंक्तियाँ',
}
