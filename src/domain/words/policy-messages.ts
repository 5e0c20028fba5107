/** What people call the settings of messages. */
export const messageTitles = {
  language: 'Language of SMS and WhatsApp',
  sms_provider: 'Provider of SMS',
  sms_sender: 'Sender id of SMS',
  link_form: 'Links in SMS',
  link_header: 'Registered header in links',
  whatsapp_sender: 'Number at WhatsApp',
  channels: 'Order of channels',
  fall_back_minutes: 'Minutes before the next channel',
  quiet_from: 'Quiet from',
  quiet_until: 'Quiet until',
  quiet_zones: 'Zones of other countries',
  per_order_a_day: 'Notices about an order in a day',
  per_contact_a_day: 'Notices to a contact in a day',
  money_a_day: 'Cost in a day, at most',
  templates: 'Texts of its own',
} as const

/** Fields of their rows. */
export const messageFields = {
  quiet_zones: { code: 'Number begins with', zone: 'Time zone' },
  templates: {
    event: 'About',
    channel: 'Channel',
    language: 'Language',
    text: 'Text',
    id: 'Registered id or name',
    variables: 'Registered order of values',
    button: 'Link as a button',
  },
} as const

/** Their choices. */
export const messageChoices = {
  sms_provider: { twilio: 'Twilio', msg91: 'MSG91', http: 'Another, over HTTP' },
  link_form: {
    plain: 'Whole address',
    query: 'Short, after a question mark',
    header: 'Short, under the registered header',
  },
  channels: { whatsapp: 'WhatsApp', sms: 'SMS', email: 'E-mail' },
  templates: {
    channel: { whatsapp: 'WhatsApp', sms: 'SMS', email: 'E-mail' },
    event: {
      otp: 'One-time password',
      delivery_code: 'Delivery code',
      access: 'Code for a page',
      outbound: 'Goods are coming',
      notice: 'State of an order',
      chase: 'A missing step',
      attempt: 'A failed attempt',
    },
  },
} as const
