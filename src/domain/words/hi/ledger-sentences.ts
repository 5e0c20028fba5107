import type { Translation } from '../catalogue.ts'
import type { ledgerSentences as english } from '../ledger-sentences.ts'

const carriers: Readonly<Record<string, string>> = {
  email: 'ई-मेल',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
}
const carrierOf = (channel: string): string => carriers[channel] ?? channel

/** In Hindi: what is said of a message’s life, and of sending it again. */
export const ledgerSentences: Translation<typeof english> = {
  message_faults: {
    opted_out: 'पाने वाला इस चैनल से संदेश नहीं चाहता',
    wrong_number: 'प्रदाता कहता है कि यह नंबर किसी का नहीं है',
    refused: 'प्रदाता ने इसे अस्वीकार किया',
    unreachable: 'प्रदाता से संपर्क नहीं हो सका',
    fault: 'प्रदाता ने इसे नहीं लिया',
    money_cap: 'आज का पैसा ख़र्च हो चुका है',
    no_receipt: 'समय पर रसीद नहीं आई',
    out_of_time: 'इसकी बात का समय निकल चुका था',
    no_provider: 'इस चैनल का कोई प्रदाता नहीं है',
  },
  message_was_queued: (by) => (by === null ? 'कतार में' : `${by} के लिए कतार में`),
  message_came_instead: (channel) => `${carrierOf(channel)} वाला नहीं पहुँचा, उसकी जगह कतार में`,
  message_came_again: (by) => (by === null ? 'फिर से कतार में' : `${by} के लिए फिर से कतार में`),
  message_is_due: 'तब निकलेगा, या फिर कोशिश होगी',
  message_was_tried: (why) => `नहीं निकला: ${why}`,
  message_was_taken: (provider) => (provider === null ? 'भेजा गया' : `भेजा गया: ${provider} ने लिया`),
  message_arrived: 'पहुँचा, रसीद के अनुसार',
  message_was_read: 'पढ़ा गया, रसीद के अनुसार',
  message_did_not_arrive: 'नहीं पहुँचा, रसीद के अनुसार',
  message_no_receipt: 'समय पर रसीद नहीं आई',
  message_given_up: (why) => `छोड़ दिया गया: ${why}`,
  message_out_of_time: 'नहीं भेजा गया: इसकी बात का समय निकल चुका था',
  message_no_provider: 'यहीं रखा है: इस चैनल का कोई प्रदाता नहीं है',
  message_went_on_by: (channel) => `आगे ${carrierOf(channel)} से गया`,
  message_sent_again_by: (by) => (by === null ? 'फिर से भेजा गया' : `${by} के लिए फिर से भेजा गया`),
  message_again: 'इसे फिर से भेजा जा रहा है',
  message_is_secret: 'कोड यहाँ से फिर नहीं भेजा जाता: जिसे चाहिए वह नया माँगे',
  message_is_queued: 'यह संदेश अभी भेजे जाने की प्रतीक्षा में है',
  message_has_left: 'यह संदेश भेजा जा चुका है',
  message_was_repeated: 'यह संदेश पहले ही फिर से भेजा जा चुका है',
  message_went_on: 'यह संदेश दूसरे चैनल से आगे गया',
  message_asks_step: 'याद दिलाना ऑर्डर से नए सिरे से भेजा जाता है, अगर चरण अब भी बाकी है',
  message_not_carried: 'इस चैनल का कोई प्रदाता नहीं है',
  message_without_order: 'इस संदेश का ऑर्डर अब नहीं है',
  message_receiver_opted_out: 'पाने वाला इस चैनल से संदेश नहीं चाहता',
  message_money_capped: 'आज के संदेशों का पैसा ख़र्च हो चुका है',
  costs_too_long: (days) => `अधिक से अधिक ${days} दिन`,
}
