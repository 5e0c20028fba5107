import type { Preferences } from './preferences.ts'

/** What holds where a user never chose. */
export const usualPreferences: Preferences = {
  display_items: null,
  column_order: [],
  column_widths: {},
  density: 'comfortable',
  page_size: null,
  report: 'table',
  pods: 'files',
  bulk_headers: {},
  bulk_dates: null,
  first_steps: null,
}
