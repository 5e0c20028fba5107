import type { Translation } from '../catalogue.ts'
import type { operationsSentences as english } from '../operations-sentences.ts'

/** In Hindi: what the API says of the installation, to those who run it. */
export const operationsSentences: Translation<typeof english> = {
  platform_only: 'यह केवल वही देख और कर सकता है जो हर ग्राहक का प्रबंधन करता है',
  verification_begun: 'लॉग की जाँच हो रही है',
  verification_under_way: 'लॉग की जाँच पहले से चल रही है',
  hold_begun: 'अब से यह रोककर रखा गया है',
  hold_ended: 'रोक समाप्त हुई',
  hold_order_unknown: 'इस नंबर का कोई ऑर्डर नहीं है',
  held_already: 'यह पहले से रोककर रखा गया है',
  hold_ended_before: 'यह रोक पहले ही समाप्त हो चुकी थी',
  hold_keeps: 'इस पर कानूनी रोक है या थी, इसलिए इसे हटाया नहीं जाता',
  erasure_begun: 'व्यक्ति का डेटा मिटाया जा रहा है',
  erasure_goes_on: 'इस व्यक्ति का डेटा पहले से मिटाया जा रहा है',
  erasure_without_photos:
    'इस व्यक्ति का डेटा पहले से मिटाया जा रहा है, पर इन फ़ोटो के बिना; उसके पूरा होने पर कृपया फिर से माँगें',
  erasure_held: 'इस पर कानूनी रोक है, इसलिए इसका कुछ भी नहीं मिटाया जाता',
  erasure_nobody: 'कृपया फ़ोन नंबर, ई-मेल पता या नाम दें',
  erasure_unfit: 'जैसे ऑर्डर इसे रखते हैं, यह किसी व्यक्ति का नहीं हो सकता',
  erasure_why_needed: 'कृपया बताएँ क्यों',
  erasure_why_names: 'कारण हमेशा रखा जाता है और उसमें व्यक्ति का नाम नहीं होना चाहिए',
  export_begun: 'संग्रह बनाया जा रहा है; तैयार होने पर घंटी बताएगी',
  export_under_way: 'इस ग्राहक का संग्रह पहले से बनाया जा रहा है',
  export_not_ready: 'यह संग्रह तैयार नहीं है',
  range_not_there: 'फ़ाइल में ऐसा कोई भाग नहीं है',
}
