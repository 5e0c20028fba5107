import type { Translation } from '../catalogue.ts'
import type { parcelSentences as english } from '../parcel-sentences.ts'

/** In Hindi: what rules say of the transport labels of an order. */
export const parcelSentences: Translation<typeof english> = {
  label_tells_nothing: 'यह लेबल डिलीवरी के बारे में कुछ नहीं बताता',
  label_window_empty: 'इस लेबल में “इसके बाद नहीं” का समय “इससे पहले नहीं” से पहले है',
  label_other_order: 'यह लेबल किसी और खेप का है',
  label_too_many: (most: number) => `एक ऑर्डर में अधिक से अधिक ${most} यूनिट रखे जाते हैं`,
  label_too_early: (time: string) => `लेबल के अनुसार इसे ${time} से पहले नहीं देना है`,
  label_too_late: (time: string) => `लेबल के अनुसार इसे ${time} के बाद नहीं देना है`,
  label_signature: 'लेबल पर हस्ताक्षर माँगे गए हैं',
  leave_not_allowed: 'कोई लेबल इसे प्राप्तकर्ता के बिना छोड़ने की अनुमति नहीं देता',
  leave_signature: 'इसके लिए हस्ताक्षर चाहिए, इसलिए इसे प्राप्तकर्ता के बिना नहीं छोड़ सकते',
  leave_not_confirmed: 'लेबल दरवाज़े पर पढ़ा गया; भेजने वाले ने इसे छोड़ने की पुष्टि नहीं की है',
  leave_photo: 'पहले उस जगह की फ़ोटो लें जहाँ इसे छोड़ा है',
  label_unread: 'यह पढ़ा जा सकने वाला GS1 लेबल नहीं है',
  label_saved: 'लेबल दर्ज हुआ',
  left_saved: 'प्राप्तकर्ता के बिना छोड़ा गया दर्ज हुआ',
}
