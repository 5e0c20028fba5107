/** What the settings of messages do, for whoever sets them. */
export const messageSays = {
  language: 'SMS and WhatsApp messages are written in this language.',
  sms_provider: 'This provider sends the SMS. Leave empty for the first one of the installation.',
  sms_sender: 'Receivers see this sender on SMS. Leave empty for the sender of the installation.',
  link_form: 'SMS have links in this form. Choose the form that is registered with the operators.',
  link_header:
    'Links have this sender header, which is registered with the operators: three to six capital letters.',
  whatsapp_sender:
    'WhatsApp messages come from the number with this id. Leave empty for the number of the installation.',
  channels: 'These channels are tried one after another, in this order.',
  fall_back_minutes:
    'When there is no receipt after this many minutes, the next channel is tried. Leave empty to try no other channel.',
  quiet_from:
    'From this hour receivers get no notices, for example 21:00. Leave empty for no quiet hours.',
  quiet_until: 'From this hour receivers get notices again, for example 08:00.',
  quiet_zones:
    'Numbers of other countries have these time zones. All others have the client’s own.',
  per_order_a_day: 'At most this many notices about one order are sent in a day.',
  per_contact_a_day: 'At most this many notices are sent to one contact in a day.',
  money_a_day:
    'The account’s messages may cost this much in a day, in the installation’s currency. Leave empty for no limit.',
  templates: 'These are the client’s own texts of messages, with their ids at the provider.',
} as const

/** What the fields in rows of the settings of messages do. */
export const messageFieldSays = {
  quiet_zones: {
    code: 'Phone numbers begin with these digits, without the plus sign.',
    zone: 'People with such a number are in this time zone.',
  },
  templates: {
    event: 'The message is about this.',
    channel: 'The message is sent by this channel.',
    language: 'The text is in this language.',
    text: 'Receivers read this text, with values such as the order’s number filled in. Leave empty for the standard text.',
    id: 'The text is registered under this id: DLT template id or flow of SMS, or template name at WhatsApp.',
    variables:
      'These values are handed over, in the registered order. Leave empty for all values of the message.',
    button: 'The link is a button of the template and not part of the text.',
  },
} as const
