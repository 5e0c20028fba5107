import { messageFieldSays, messageSays } from './message-says.ts'

/** What the settings of our own do, for whoever sets them. */
export const ownSays = {
  columns: 'The table begins with this set of columns.',
  add_columns: 'These columns are shown beside those of the set. Action columns are among them.',
  column_labels: 'These labels are shown in place of the standard ones.',
  dynamic_headers:
    'The table gets a column for each of these additional fields of the client’s orders.',
  cards: {
    total: 'The card of all orders has this label. Leave empty for ‘Total Orders’.',
    open: 'The card of open orders past their ETA has this label. Leave empty for ‘Open Orders > ETA’.',
    eta: 'The card of open orders within their ETA has this label. Leave empty for ‘Open Orders < ETA’.',
    closed: 'The card of closed orders has this label. Leave empty for ‘Closed Orders’.',
    exception:
      'The card of orders closed with an exception has this label. Leave empty for ‘Closed w/ Exception’.',
    rejected: 'The card of rejected orders has this label. Leave empty for ‘Rejected’.',
    show_rejected: 'The dashboard shows a card of rejected orders.',
  },
  wording: {
    reject: 'People read this word in place of ‘Reject’. Leave empty to keep ‘Reject’.',
    rejected: 'People read this word in place of ‘Rejected’. Leave empty to keep ‘Rejected’.',
    notify: 'The button and its column have this name. Leave empty for ‘Trigger Notification’.',
  },
  sort_control: 'The toolbar offers a list to sort by, or a search for a destination in its place.',
  time_zone: 'Days are counted and dispatch times are read in this time zone.',
  earliest_date: 'Users cannot choose dates before this day. Leave empty for no limit.',
  order_label: 'The order’s number has this name on all pages.',
  otp: {
    mode: 'The receiver’s code is asked for at the door or sent at dispatch. With ‘None’ there are no one-time passwords.',
    valid_minutes: 'A code that was asked for at the door can be used for this many minutes.',
    per_contact_an_hour:
      'One contact is sent at most this many codes in an hour. Codes to open pages are counted apart: at most twice as many.',
    per_account_a_day:
      'The account sends at most this many codes in a day. Codes that people ask for, codes that are sent by themselves and codes to open pages are counted apart.',
    office_email:
      'This address is told when a one-time password is locked. Leave empty for the first user with an e-mail address, administrators before others.',
  },
  add: {
    waive_eta: 'Orders can be added without an ETA.',
    waive_spoc: 'Orders can be added without the receiver’s name and contact.',
    driver_contact_required:
      'A new order needs the driver’s contact. When this is off, only the full form asks for it.',
    required_fields:
      'A new order needs all standard fields. When this is off, it needs only the order’s number.',
    mobile_add_minutes:
      'An address for adding an order on a phone has to be opened within this many minutes.',
  },
  phones: {
    country_code: 'Phone numbers of this country are kept without the code. India has 91.',
    least_digits:
      'A number of that country has at least this many digits, without the country code and a leading 0.',
    most_digits:
      'A number of that country has at most this many digits, without the country code and a leading 0.',
    foreign:
      'Numbers of other countries are accepted too. They are kept with a plus sign and their country code.',
  },
  bulk: {
    format: 'Users upload files of this format. It decides how the rows become orders.',
    tat_unit: 'The file gives the TAT in this unit.',
    report_pod_id: 'The report of rows that failed lists their POD ID.',
  },
  editable: {
    driver: 'Users can change the driver’s name and contact after dispatch.',
    tat: 'Users can change the TAT after dispatch.',
  },
  editable_by: {
    transporter: 'The transporter can change these fields, beside vehicle and driver.',
    distributor: 'The distributor can change these fields, beside vehicle and driver.',
    cnf: 'The CnF agent can change these fields, beside vehicle and driver.',
  },
  branding: {
    name: 'People read this name on sign-in, public pages and mails. Leave empty for the client’s own name.',
    colour:
      'Buttons and marks on sign-in, public pages and mails have this colour; text in it is made dark or light enough to read. Leave empty for the product’s own colour.',
    logo: 'This picture stands beside the name on sign-in, public pages and mails. Leave empty for no picture.',
  },
  languages: {
    offered: 'People can choose these languages on the client’s pages, beside English.',
    first:
      'Pages open in this language for people who have chosen none. Leave empty for the language of their browser, if it is offered.',
  },
  edit_needs: 'These fields must be filled in before a changed order can be submitted.',
  receive: {
    geolocation:
      'The device is asked for its location before Receive and Reject. Both work without it too.',
    needs_remark: 'An order can be received only when there is a remark of the receiver.',
    needs_epod_photo: 'An order can be received only when there is a photo of the paper.',
    needs_spoc_photo: 'An order can be received only when there is a photo of the recipient.',
    damage_needs_photo:
      'An order with damaged goods can be received or rejected only when there is a photo.',
  },
  reject: { needs_remark: 'An order can be rejected only when there is a remark of the receiver.' },
  not_delivered: {
    reasons:
      'Drivers can choose these reasons when a delivery fails. If none is chosen here, no failed attempt can be recorded.',
    needs_photo: 'A failed attempt can be recorded only with a photo of the door.',
    ask_receiver:
      'After a failed attempt the receiver is sent a link at once and asked whether somebody came.',
  },
  reasons: {
    due: 'Users must give a reason for these actions. Receive with a code needs none.',
    receive: 'Users can choose these reasons when they receive an order.',
    reject:
      'Users can choose these reasons when they reject an order, beside the further rejection reasons.',
    approve: 'Users can choose these reasons when they approve a proof.',
    turn_down: 'Users can choose these reasons when they reject a proof.',
  },
  remark: {
    category_required: 'Each remark must have a category.',
    suggestions: 'People can choose these texts when they begin a remark.',
  },
  goods_invoice: 'People name the invoice of missing and damaged goods.',
  item_remarks: 'Users can add remarks to single items of an order.',
  chase: {
    automatic:
      'Receivers and drivers are sent a link to a step that is missing: by day, and once a day at most for each step of an order.',
    after_hours: 'A reminder goes out when a step has been missing for this many hours.',
  },
  messages: messageSays,
  review_levels: 'A proof of delivery needs this many approvals. With 0, no proof is reviewed.',
  review_by_two: 'The second approval must come from another user than the first.',
  undo_seconds:
    'Users have this many seconds to undo Receive, Reject or a decision on a proof before it is recorded.',
  signature: 'The receiver can sign on the screen, must sign before Receive, or is not asked.',
  labels: {
    window:
      'Goods can be received before or after the times on their GS1 label: as usual, as an exception, or not at all.',
    leave:
      'A GS1 label can allow goods to be left without a receiver. Choose whose reading of the label counts.',
  },
  reached_within_metres:
    'Trigger outbound records that the destination is reached when the device is at most this many metres away.',
  claims: {
    threshold_percent:
      'A claim opens when more than this percentage of a line’s declared quantity differs.',
    owner: 'New claims belong to this user. Leave empty for the client’s own account.',
    due_days: 'A new claim is due after this many days.',
    dispute_hours:
      'Client and receiver can dispute an order for this many hours after it is closed.',
  },
  certificate_statement:
    'Certificates of delivery come with this court’s statement, to be completed and signed by hand.',
  clocks: 'These deadlines of law and contract count down on each order and in Analysis.',
  share_types: 'Share Your Order offers these ways of sending.',
  lr_locator: 'People can open public pages with the LR number and a code.',
  checkpoint_mail:
    'These addresses are sent the newest checkpoint of the log each night, to keep. Leave empty to send it to nobody.',
  retention: {
    messages_days: 'Messages are kept for this many days. A legal hold keeps them longer.',
    openings_days:
      'It is kept for this many days who opened a link, and when. Leave empty to keep it for good.',
  },
  link_days:
    'A public link works for this many days after the ETA. If the ETA is past or unknown, the days count from when the link was made.',
  hide_copy_links_for: 'Users of these kinds cannot copy links.',
  show_history: 'Users can open History.',
  framed_by:
    'These sites may show Analysis and Admin inside their own pages, for example https://erp.example.com.',
  second_factor:
    'These users sign in with a second factor beside the password. Users who have none set one up first.',
  named_accounts: {
    analysis: 'These users can open Analysis.',
    history: 'These users can open History.',
    bulk_upload: 'These users can add orders from a file.',
    no_add: 'These users can add no orders.',
    receive_button: 'These users have Receive and Reject on the dashboard.',
    no_otp: 'These users do not see one-time passwords on orders.',
  },
} as const

/** What the fields in rows of the settings of our own do, for whoever sets them. */
export const ownFieldSays = {
  dynamic_headers: {
    text: 'The column has this label.',
    value: 'The additional field has this name in the orders.',
  },
  messages: messageFieldSays,
  clocks: {
    key: 'This name stands in addresses. Use small letters, digits and underscores.',
    name: 'People read this name.',
    from: 'The days count from this event. Acceptance is the receipt. Where a claim is opened or the proof rejected within 15 days of it, acceptance is when that is settled or approved.',
    days: 'The deadline ends this many days after the day on which it begins. The last day counts whole.',
    owed_by: 'This party has to act before the deadline.',
    until: 'This event ends the deadline in time. Leave empty if nothing on record ends it.',
    source: 'The deadline follows this law or contract.',
    checked_on: 'The law or contract was last checked on this day. Leave empty if it never was.',
  },
} as const
