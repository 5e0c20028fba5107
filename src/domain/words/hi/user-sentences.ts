import type { Translation } from '../catalogue.ts'
import type { userSentences as english } from '../user-sentences.ts'

/** In Hindi: what the API says of users, to those who manage them. */
export const userSentences: Translation<typeof english> = {
  user_added: (username: string) => `${username} जोड़ा गया`,
  user_saved: (username: string) => `${username} सेव हुआ`,
  users_added: (count: number) => `${count} यूज़र जोड़े गए`,
  users_judged: (fit: number, of: number) => `${of} में से ${fit} पंक्तियाँ जोड़ी जा सकती हैं`,
  invitation_sent: (username: string) => `${username} को न्योता भेजा गया`,
  invitation_made: (username: string) =>
    `यह ${username} का न्योता है। यह 72 घंटों के भीतर एक बार इस्तेमाल हो सकता है।`,
  reset_sent: (username: string) => `${username} को नए पासवर्ड का लिंक भेजा गया`,
  reset_made: (username: string) =>
    `यह ${username} के नए पासवर्ड का लिंक है। यह 30 मिनट के भीतर एक बार इस्तेमाल हो सकता है।`,
  sessions_ended: (count: number, username: string) => `${username} के ${count} सत्र बंद किए गए`,
  viewing_begun: (username: string) => `आप वही देखते हैं जो ${username} देखता है, और कुछ नहीं बदलते`,
  viewing_as: (username: string) =>
    `आप केवल वह देख रहे हैं जो ${username} देखता है। यहाँ कुछ बदला नहीं जा सकता।`,
  more_than_own: (power: string) => `इसके लिए वह चाहिए जो आपके पास ख़ुद नहीं है: ${power}`,
  admins_only: 'केवल व्यवस्थापक बदलते हैं',
  own_account: 'यह आपका अपना खाता है: यह किसी और व्यवस्थापक को करना होगा',
  last_administrator: 'यह साइन इन कर सकने वाला आख़िरी व्यवस्थापक है',
  user_exists: (username: string) => `‘${username}’ नाम का यूज़र पहले से है`,
  user_changed_since: 'इस बीच किसी ने इस यूज़र को बदला है। पहले उसे देखें।',
  user_invited: (username: string) => `${username} ने अब तक साइन इन नहीं किया। कृपया न्योता भेजें।`,
  user_active: (username: string) => `${username} के पास पहले से पासवर्ड है`,
  user_is_disabled: (username: string) => `${username} बंद है`,
  user_single_only: (username: string) =>
    `${username} कंपनी के सिंगल साइन-ऑन से साइन इन करता है: नया पासवर्ड कुछ नहीं खोलेगा`,
  username_unfit: 'केवल अक्षर, अंक और . _ @ + -, शुरू में अक्षर या अंक',
  username_reserved: (username: string) =>
    `‘${username}’ यहाँ किसी और चीज़ का पता है: कोई दूसरा नाम चुनें`,
  email_unfit: 'ई-मेल पता नहीं है',
  party_unfit: 'वेंडर या डिस्ट्रीब्यूटर के लिए ज़रूरी है, और किसी के लिए नहीं',
  overrides_unfit: (most: number) =>
    `केवल सेटिंग, ज़्यादा से ज़्यादा ${most.toLocaleString('en')} अक्षरों की`,
  invitation_used: 'यह न्योता पहले ही इस्तेमाल हो चुका है। कृपया साइन इन करें।',
  invitation_gone: 'यह न्योता अब मान्य नहीं है। कृपया नया माँगें।',
  change_columns: {
    at: 'कब',
    by: 'किसने',
    client: 'क्लाइंट',
    username: 'यूज़र',
    action: 'क्या',
    before: 'पहले',
    after: 'बाद में',
    why: 'क्यों',
  },
  powers: { platform: 'सभी क्लाइंट का व्यवस्थापन' },
}
