import type { Page } from 'playwright-core'

/** What is typed into the form for a new order, by the field's label. */
export const anOrderTyped = (over: Record<string, string> = {}): Record<string, string> => ({
  'LR number': 'LR-E2E-1',
  Client: 'Northwind',
  Source: 'Pune',
  Destination: 'Nagpur',
  'Dispatch time': '09:30',
  'ETA (hours)': '48',
  'Truck number': 'MH12AB1234',
  'Driver name': 'Ravi',
  'Driver contact': '98765 43210',
  'SPOC name': 'Asha',
  'SPOC contact': '9876500001',
  ...over,
})

/** Fills the open form. */
export const fillOrder = async (page: Page, typed: Record<string, string>): Promise<void> => {
  const form = page.locator('form.order-form')
  for (const [label, text] of Object.entries(typed))
    await form.getByLabel(label, { exact: true }).fill(text)
}
