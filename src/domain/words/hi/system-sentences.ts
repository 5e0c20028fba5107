import type { Translation } from '../catalogue.ts'
import type { systemSentences as english } from '../system-sentences.ts'

/** In Hindi: what the API says of webhooks, keys and whatever else other systems use. */
export const systemSentences: Translation<typeof english> = {
  webhook_added: 'यह रहा गुप्त शब्द। यह एक ही बार दिखाया जाता है।',
  webhook_removed: 'वेबहुक हटाया गया',
  webhook_rotated: 'यह रहा नया गुप्त शब्द। यह एक ही बार दिखाया जाता है; पहले वाला 24 घंटे तक चलता है।',
  webhook_enabled: 'वेबहुक को फिर से बताया जाएगा कि क्या होता है',
  webhook_again: 'इसे फिर से भेजा जा रहा है',
  webhook_url_unfit: 'नाम, पासवर्ड या # के बिना https पता होना चाहिए',
  webhook_url_inner: 'भीतरी नेटवर्क का पता है',
  webhook_host_unknown: 'ऐसे होस्ट का नाम है जो मिलता नहीं',
  webhook_is_active: 'यह वेबहुक बंद नहीं है',
  webhook_is_disabled: 'यह वेबहुक बंद है। कृपया पहले इसे चालू करें।',
  key_made: 'यह रही कुंजी। यह एक ही बार दिखाई जाती है।',
  key_revoked: 'कुंजी रद्द की गई',
  key_revoked_webhooks: (count) =>
    count === 1
      ? 'कुंजी रद्द की गई, और उसका जोड़ा वेबहुक बंद है'
      : `कुंजी रद्द की गई, और उसके जोड़े ${count} वेबहुक बंद हैं`,
  key_scope: (scopes) => `इस API कुंजी में इसका अधिकार नहीं है: ${scopes}`,
  key_never: 'यह कॉल लोगों के लिए है: कोई API कुंजी इसे नहीं कर सकती',
  key_name_taken: 'किसी दूसरी कुंजी का नाम है',
  key_ends_before: 'बीते समय में है',
  too_many_calls: (most) =>
    `यह कुंजी एक मिनट में ${most} कॉल कर सकती है। कृपया थोड़ी देर बाद फिर कोशिश करें।`,
  too_many_keys: (most) => `अधिक से अधिक ${most} कुंजियाँ हो सकती हैं`,
  feed_moved: 'इस सूची में कोई जगह नहीं है: डेटाबेस बदल गया है। कृपया इसके बिना फिर से शुरू करें।',
  too_many_webhooks: (most) => `अधिक से अधिक ${most} वेबहुक हो सकते हैं`,
}
