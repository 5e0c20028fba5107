import { spoken } from './catalogue.ts'

/** What the API says of policies, to those who administer them: no page loads it. */
export const policySentences = /* @__PURE__ */ spoken('policySentences', {
  // documents
  setting_unknown: 'is no setting',
  document_too_long: (most: number) => `may have at most ${most.toLocaleString('en')} characters`,
  // versions
  policy_published: (version: number) => `Version ${version} holds now`,
  policy_scheduled: (version: number) => `Version ${version} is going to hold`,
  policy_restored: (former: number, version: number) =>
    `Version ${former} holds again, as version ${version}`,
  policy_withdrawn: (version: number) => `Version ${version} was withdrawn`,
  policy_changed_since: (version: number, by: string | null) =>
    `${by ?? 'Somebody else'} has published version ${version} since. Please look at it first.`,
  policy_waiting: (version: number) =>
    `Version ${version} is going to hold later. Please withdraw it first.`,
  policy_contradicts: 'This configuration contradicts itself',
  policy_outdated: (version: number) => `Version ${version} does not follow today’s rules any more`,
  version_unknown: 'is not a version of this configuration',
  version_holds: 'is the version that holds already',
  version_not_waiting: 'is not the newest version that waits for its time',
  time_passed: 'must be in the future',
  time_too_far: (days: number) => `must be within ${days} days`,
  time_before_waiting: 'must not be before the version that waits already',
  too_many_waiting: (most: number) => `At most ${most} versions can wait at once`,
  account_unknown: 'is not an account of this client',
  // clients
  clients_of_others: 'Only who administers every client adds one',
  client_added: (name: string) => `${name} was added`,
  client_key_taken: (key: string) => `There is a client ‘${key}’ already`,
  client_unknown: 'is no client',
  preset_unknown: 'is no preset',
  preset_or_copy: 'a preset or a client to copy, one of them',
  // brand
  colour_unfit: 'Enter a colour such as #0b6160',
  name_unshown: 'may have no control characters and no line ends',
  logo_unfit: 'is no kept logo: please upload one',
  logo_unknown: 'is no logo of this client: please upload it here',
  logo_kept: 'The logo is kept',
  logo_not_readable: 'is no picture that can be read: PNG, JPEG or WebP',
  logo_svg: 'is an SVG drawing, which may hold scripts: please send PNG, JPEG or WebP',
  logo_too_large: (bytes: number) =>
    `is larger than ${(bytes / 1_000_000).toLocaleString('en')} MB`,
  language_not_offered: 'is none of the languages that are offered',
  // what contradicts itself
  photo_needed_hidden: 'A photo is needed, but attachments are hidden',
  remark_needed_hidden: 'A remark is needed, but remarks are hidden',
  condition_needed_hidden: 'The goods condition is needed, but it is hidden',
  remark_without_field: 'No remark can be made: every mandatory field is only shown',
  remark_without_text: 'No remark can be made: it needs its text, and the form does not ask for it',
  list_without_choices: (label: string) => `‘${label}’ is a list without choices`,
  key_twice: (key: string) => `‘${key}’ stands twice`,
  column_twice: (label: string) => `Two columns are called ‘${label}’`,
  no_column: 'No column is left in the table',
  file_header_twice: (header: string) => `Two columns of the file are called ‘${header}’`,
  file_field_twice: (field: string) => `Two columns of the file fill ‘${field}’`,
  file_without_number: 'No column of the file holds the order’s number',
  digits_cross: 'The fewest digits are more than the most',
  edit_field_unknown: (field: string) => `‘${field}’ is no field that can be opened for editing`,
  nobody_receives:
    'Nobody is left who can receive: no account by button or OTP, and nobody by a link',
  otp_never_sent: 'The receiver’s page waits for an OTP, but this account sends none',
  no_reviewer: 'Approvals are needed, but no account is left that may review',
  no_second_reviewer: 'Two people have to approve, but one account alone may review',
  no_administrator: 'No account is left that may change the configuration',
  only_invited_administer:
    'Whoever may change the configuration is only invited, and cannot sign in yet',
  no_platform_administrator: 'Nobody would be left who administers every client',
  text_value_missing: (name: string) => `{${name}} is missing: whoever reads this text needs it`,
  // what is worth a second look
  you_lose_admin: 'You will not be able to change the configuration any more',
  everybody_administers: 'Every account of the client becomes an administrator, whoever it is for',
  no_user_manager: 'No account is left that manages users',
  username_unknown: (username: string) => `No account is called ‘${username}’`,
  column_label_unknown: (label: string) => `No column is called ‘${label}’`,
  card_twice: (label: string) => `Two cards are called ‘${label}’`,
  bulk_upload_hidden: 'Bulk upload is on, but adding is hidden',
  receive_hidden: 'Receive and Reject are offered, but hidden',
  reminders_without_link: 'Reminders go out by themselves, but neither link is given out',
  second_approval_missing: 'The second approval is asked of another person, but there is none',
  banned_reason_offered: (text: string) =>
    `‘${text}’ is offered as a text, but cannot stand with Reject`,
  colour_unreadable: (colour: string, nearest: string) =>
    `Text in ${colour} cannot be read on white; the nearest colour that can be is ${nearest}`,
  no_sharing: 'No way of sharing is left',
  date_ahead: 'This day is still to come',
  text_gap_unknown: (name: string) => `{${name}} is no value of this message`,
  text_gap_open: (name: string) => `‘{${name}’ has no closing brace: it goes out as it stands`,
  quiet_never: 'These are no quiet hours: they need a beginning and another end',
} as const)
