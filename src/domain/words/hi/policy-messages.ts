/** What people call the settings of messages. */
export const messageTitles = {
  language: 'SMS और WhatsApp की भाषा',
  sms_provider: 'SMS का प्रदाता',
  sms_sender: 'SMS की प्रेषक पहचान',
  link_form: 'SMS में लिंक',
  link_header: 'लिंक में पंजीकृत हेडर',
  whatsapp_sender: 'WhatsApp पर नंबर',
  channels: 'माध्यमों का क्रम',
  fall_back_minutes: 'अगले माध्यम से पहले मिनट',
  quiet_from: 'शांत समय कब से',
  quiet_until: 'शांत समय कब तक',
  quiet_zones: 'दूसरे देशों के समय-क्षेत्र',
  per_order_a_day: 'एक ऑर्डर की सूचनाएँ, दिन में',
  per_contact_a_day: 'एक संपर्क को सूचनाएँ, दिन में',
  money_a_day: 'दिन का ख़र्च, अधिकतम',
  templates: 'अपने संदेश-पाठ',
} as const

/** Fields of their rows. */
export const messageFields = {
  quiet_zones: { code: 'नंबर की शुरुआत', zone: 'समय-क्षेत्र' },
  templates: {
    event: 'किस बारे में',
    channel: 'माध्यम',
    language: 'भाषा',
    text: 'पाठ',
    id: 'पंजीकृत पहचान या नाम',
    variables: 'मानों का पंजीकृत क्रम',
    button: 'लिंक बटन के रूप में',
  },
} as const

/** Their choices. */
export const messageChoices = {
  sms_provider: { twilio: 'Twilio', msg91: 'MSG91', http: 'HTTP से कोई और' },
  link_form: {
    plain: 'पूरा पता',
    query: 'छोटा, प्रश्नचिह्न के बाद',
    header: 'छोटा, पंजीकृत हेडर के नीचे',
  },
  channels: { whatsapp: 'WhatsApp', sms: 'SMS', email: 'ई-मेल' },
  templates: {
    channel: { whatsapp: 'WhatsApp', sms: 'SMS', email: 'ई-मेल' },
    event: {
      otp: 'एक बार का पासवर्ड',
      delivery_code: 'डिलीवरी कोड',
      access: 'पेज का कोड',
      outbound: 'माल आ रहा है',
      notice: 'ऑर्डर की स्थिति',
      chase: 'बाकी क़दम',
      attempt: 'असफल प्रयास',
    },
  },
} as const
