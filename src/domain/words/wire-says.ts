/**
 * What the settings do that stand where clients of the wire look for them, for whoever sets them.
 */
export const wireSays = {
  config: {
    accountType:
      'Users are of this kind: Admin, Distributor or CnF, or a word that ends in -Driver, -Distributor or -Viewer. Leave empty for ordinary users.',
    role: 'User_Mgmnt opens User Management. Leave empty to keep it closed.',
    disable: 'Users can look at lists, but neither open nor change an order.',
    admin: 'Users can open Admin, and receive and reject orders.',
    'view-only': 'Users can look at everything and change nothing.',
    show_analytics: 'Users can open Analysis.',
    allow_manual_trigger_for_epod_notifications:
      'Users can send the receivers’ notifications by hand.',
    allow_targets_for_manual_trigger:
      'Users can choose other recipients for notifications by hand.',
    remarks_mandatory_field:
      'At least one of these fields of a remark must be filled in. Leave empty for the list in ‘Mandatory remark fields’.',
  },
  dashboard_customization: {
    custom_header_config: {
      add_header:
        'These columns come after those of the set. A column that is there already gets the label given here.',
      header:
        'These columns are shown in place of the set; action columns stay. Leave it at ‘Not set’ to keep the set.',
      remove_headers_with_labels: 'Columns with these labels are not shown.',
      remove_actions_with_labels: 'Action columns with these labels are not shown.',
    },
    hide: {
      display_items: 'Users cannot choose the columns of the table.',
      download_report: 'Users cannot download reports.',
      add_transaction: 'Users can add no orders, neither one by one nor from a file.',
      download_pods: 'Users cannot download PODs.',
      edit_trip: 'Users cannot edit orders.',
      goods_condition: 'Nobody can record the condition of goods, public pages included.',
      add_remark: 'Nobody can add remarks, public pages included.',
      add_attachments: 'Nobody can add photos, public pages included.',
      receive_order: 'Nobody can receive or reject an order or use an OTP, public pages included.',
      driver_link: 'Users cannot get the driver link of an order.',
      receiver_link: 'Users cannot get the receiver link of an order.',
    },
    bulk_upload: 'Users can add orders from a file.',
    bulk_upload_headers: 'Files have these columns, and each fills a field of the order.',
  },
  lot_module_config: {
    enable_lot_events: 'Crates are counted when they go out and when they come in.',
  },
  public_url_customization: {
    secure_otp: 'The receiver’s page shows only the order’s number until an OTP is verified.',
    reciever_default_delay_in_days:
      'The form proposes a delivery date this many days after the invoice. Leave empty to propose the present time.',
    additional_rejection_reasons:
      'People can choose these reasons for a rejection, beside the standard ones.',
    mandatory_fields_in_epod_closure: 'An order can be received only when these are on record.',
  },
  order_module_config: {
    hide_remark_name: 'The form of a remark asks for no name.',
    hide_remark_text: 'The form of a remark asks for no text.',
    allow_deletion_of_attachments: 'Users can delete photos until the order is closed.',
    remarks_mandatory_field: 'At least one of these fields of a remark must be filled in.',
    additional_field_in_epod: 'The form of a remark has these fields beside its text.',
  },
  report_customization: { additional_sheets: 'The report has these sheets beside the first.' },
  public_url_dashboard_visibility: 'Public pages show the order’s summary.',
  do_not_show_receivers_public_link: 'Nobody at the client is given a receiver link.',
  do_not_show_driver_public_link: 'Nobody at the client is given a driver link.',
  show_receive_button: 'Users have Receive and Reject on the dashboard.',
  screen: {
    multiRemark: 'Each side can add more than one remark to an order.',
    rating: 'The receiver is asked to rate the delivery.',
    receiveResponse:
      'People read these texts after Receive, by the status of the answer: 200 means that it worked. The order’s number takes the place of $identifier.',
    bannedRejectRemarks:
      'An order cannot be rejected while its last remark has one of these texts.',
  },
} as const

const shownColumn = {
  text: 'The column has this label.',
  value:
    'The column shows this: a column of the product, or a field of the order such as destination.city.',
} as const

/**
 * What the fields in rows of settings that clients of the wire look for do, for whoever sets them.
 */
export const wireFieldSays = {
  dashboard_customization: {
    custom_header_config: { add_header: shownColumn, header: shownColumn },
    bulk_upload_headers: {
      text: 'The column has this header in the file.',
      value: 'The column fills this field of the order.',
      type: 'The column holds values of this kind: text, number, date or time.',
    },
  },
  order_module_config: {
    additional_field_in_epod: {
      key: 'Other systems and lists of mandatory fields know the field by this key.',
      label: 'People read this label in the form.',
      field_type: 'People fill the field in with a value of this kind.',
      values: 'A list offers these choices.',
      disabled: 'The field is shown and cannot be filled in.',
    },
  },
  report_customization: {
    additional_sheets: {
      key: 'The sheet has these rows of each order.',
      name: 'The sheet has this name.',
    },
  },
} as const
