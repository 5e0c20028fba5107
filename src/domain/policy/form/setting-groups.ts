/** What a person looks for a setting under, in the order of the form. */
export const settingGroups = [
  'dashboard',
  'table',
  'cards',
  'adding_orders',
  'proof',
  'branding',
  'receivers_page',
  'messages',
  'reports',
  'access',
  'retention',
] as const
/** One of them. */
export type SettingGroup = (typeof settingGroups)[number]

/** The settings of each group by their paths, or by the path of what they all stand under. */
export const settingsUnder: Readonly<Record<SettingGroup, readonly string[]>> = {
  dashboard: [
    'order_label',
    'sort_control',
    'time_zone',
    'earliest_date',
    'dashboard_customization.hide.display_items',
  ],
  table: [
    'columns',
    'add_columns',
    'column_labels',
    'dynamic_headers',
    'dashboard_customization.custom_header_config',
  ],
  cards: ['cards'],
  adding_orders: [
    'add',
    'phones',
    'dashboard_customization.bulk_upload',
    'dashboard_customization.bulk_upload_headers',
    'bulk',
    'editable',
    'editable_by',
    'edit_needs',
    'dashboard_customization.hide.add_transaction',
    'dashboard_customization.hide.edit_trip',
    'named_accounts.bulk_upload',
    'named_accounts.no_add',
  ],
  proof: [
    'show_receive_button',
    'wording.reject',
    'wording.rejected',
    'receive',
    'reject',
    'not_delivered',
    'reasons',
    'public_url_customization.mandatory_fields_in_epod_closure',
    'remark',
    'order_module_config',
    'config.remarks_mandatory_field',
    'screen',
    'goods_invoice',
    'item_remarks',
    'undo_seconds',
    'signature',
    'labels',
    'reached_within_metres',
    'review_levels',
    'review_by_two',
    'claims',
    'certificate_statement',
    'clocks',
    'lot_module_config',
    'dashboard_customization.hide.goods_condition',
    'dashboard_customization.hide.add_remark',
    'dashboard_customization.hide.add_attachments',
    'dashboard_customization.hide.receive_order',
    'named_accounts.receive_button',
  ],
  branding: ['branding', 'languages'],
  receivers_page: [
    'public_url_dashboard_visibility',
    'public_url_customization.secure_otp',
    'public_url_customization.reciever_default_delay_in_days',
    'public_url_customization.additional_rejection_reasons',
    'lr_locator',
    'link_days',
  ],
  messages: [
    'otp',
    'named_accounts.no_otp',
    'chase',
    'checkpoint_mail',
    'messages',
    'share_types',
    'wording.notify',
    'config.allow_manual_trigger_for_epod_notifications',
    'config.allow_targets_for_manual_trigger',
  ],
  reports: [
    'report_customization',
    'dashboard_customization.hide.download_report',
    'dashboard_customization.hide.download_pods',
  ],
  access: [
    'config.accountType',
    'config.role',
    'config.disable',
    'config.admin',
    'config.view-only',
    'config.show_analytics',
    'show_history',
    'framed_by',
    'second_factor',
    'named_accounts.analysis',
    'named_accounts.history',
    'do_not_show_receivers_public_link',
    'do_not_show_driver_public_link',
    'dashboard_customization.hide.driver_link',
    'dashboard_customization.hide.receiver_link',
    'hide_copy_links_for',
  ],
  retention: ['retention'],
}

/** The groups that a setting is under: one, as a test holds. */
export const groupsOf = (path: string): SettingGroup[] =>
  settingGroups.filter((group) =>
    settingsUnder[group].some((under) => path === under || path.startsWith(`${under}.`)),
  )

/** What a setting is looked for under. Throws for what is no setting. */
export const groupOf = (path: string): SettingGroup => {
  const [group] = groupsOf(path)
  if (group === undefined) throw new Error(`no group has the setting ${path}`)
  return group
}
