import type { Translation } from '../catalogue.ts'
import type { singleSentences as english } from '../single-sentences.ts'

/** In Hindi: what the API says of single sign-on and provisioning. */
export const singleSentences: Translation<typeof english> = {
  single_unknown: 'इसके लिए सिंगल साइन-ऑन नहीं है। कृपया अपने व्यवस्थापक से पूछें।',
  single_saved: 'सिंगल साइन-ऑन सहेजा गया',
  single_removed: 'सिंगल साइन-ऑन हटाया गया',
  single_read: 'प्रदाता पढ़ा गया',
  single_changed_since: 'इस बीच किसी ने इसे बदल दिया है। कृपया पहले उसे देखें।',
  single_state_unknown:
    'यह साइन-इन इस ब्राउज़र में शुरू नहीं हुआ, पहले ही उपयोग हो चुका है या बहुत देर हो गई। कृपया फिर से शुरू करें।',
  single_provider_refused: (error) => `आपकी कंपनी के साइन-इन ने इसे अस्वीकार किया: ${error}`,
  single_proof_unfit: (why) => `आपकी कंपनी के साइन-इन के उत्तर पर भरोसा नहीं किया जा सकता: ${why}`,
  single_provider_silent: 'आपकी कंपनी का साइन-इन उत्तर नहीं दे रहा। कृपया थोड़ी देर में फिर कोशिश करें।',
  single_no_group: 'आपका कोई समूह इस उत्पाद का उपयोग नहीं कर सकता। कृपया अपने व्यवस्थापक से पूछें।',
  single_no_name: 'आपकी कंपनी का साइन-इन ऐसा कोई नाम नहीं बताता जो यहाँ चल सके',
  single_name_taken: (username) =>
    `‘${username}’ नाम का खाता पहले से है, जिसे सिंगल साइन-ऑन नहीं ले सकता। कृपया अपने व्यवस्थापक से पूछें।`,
  single_not_platform: 'जो हर ग्राहक का प्रबंधन करता है, वह पासवर्ड से साइन इन करता है',
  single_only: 'कृपया अपनी कंपनी के सिंगल साइन-ऑन से साइन इन करें',
  issuer_unfit: '? और # के बिना https पता होना चाहिए',
  issuer_inner: 'भीतरी नेटवर्क का पता है',
  issuer_silent: 'ने समय पर या बिल्कुल उत्तर नहीं दिया',
  issuer_unreadable: (why) => `OpenID Connect discovery की तरह उत्तर नहीं देता: ${why}`,
  domain_unfit: 'डोमेन नहीं है, जैसे example.com',
  domain_taken: (domain) => `${domain} पहले से किसी दूसरे ग्राहक के प्रदाता तक ले जाता है`,
  domain_unproved: (domain, name, record) =>
    `${domain} आपका है, यह साबित नहीं हुआ। उसके DNS में TXT रिकॉर्ड ${name} पर ‘${record}’ होना चाहिए।`,
  group_twice: (group) => `‘${group}’ सूची में दो बार है`,
  secret_needed: 'दूसरे issuer या client id के लिए आवश्यक है',
  scim_token_made: 'यह रहा टोकन। यह एक ही बार दिखाया जाता है।',
  scim_token_revoked: 'टोकन रद्द किया गया',
  scim_token_wrong: 'यह टोकन नहीं है, ग़लत है या रद्द है',
  too_many_scim_tokens: (most) => `एक समय में अधिकतम ${most} टोकन हो सकते हैं`,
  scim_filter_unfit: 'केवल ‘userName eq "…"’ और ‘externalId eq "…"’ पूछा जा सकता है',
  scim_value_unfit: (path) => `${path} में ऐसा मान नहीं है जो रखा जा सके`,
  scim_path_unknown: (path) => `${path} ऐसा गुण नहीं है जो बदला जा सके`,
  scim_as_whole: (path) => `${path} केवल पूरा बदला या हटाया जा सकता है`,
  scim_name_stays: 'userName नहीं बदला जा सकता',
  scim_no_group: (path) => `${path} में सूची का कोई समूह या भूमिका नहीं है`,
  scim_external_id_taken: 'इस externalId वाला उपयोगकर्ता पहले से है',
  scim_version_old: 'इस संस्करण के बाद उपयोगकर्ता बदल गया है',
}
