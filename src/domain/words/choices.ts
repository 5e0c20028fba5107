import { spoken, type Translate } from './catalogue.ts'

/**
 * What the shipped profiles offer to be said of goods. The values go on record as they stand here;
 * a reader of another language is shown what they mean.
 */
export const choiceWords = /* @__PURE__ */ spoken('choiceWords', {
  'Damaged Goods': 'Damaged Goods',
  'Items Missing': 'Items Missing',
  'Delayed Trip': 'Delayed Trip',
  'Drivers Behaviour': 'Drivers Behaviour',
  'Wrong Items': 'Wrong Items',
  Spilled: 'Spilled',
  'Not Cold': 'Not Cold',
  'Packaging Torn': 'Packaging Torn',
  'Ontime delivery': 'Ontime delivery',
  Intact: 'Intact',
  'Delayed delivery': 'Delayed delivery',
  Damaged: 'Damaged',
  'Items are missing': 'Items are missing',
  'Wrong Item': 'Wrong Item',
  'Expired Items': 'Expired Items',
  'Poor Service': 'Poor Service',
  Other: 'Other',
  'Wrong Material': 'Wrong Material',
  'Expired Material': 'Expired Material',
  'Leakage Inside Box': 'Leakage Inside Box',
  'Damaged Box': 'Damaged Box',
  'Short Qty Receipt': 'Short Qty Receipt',
  'Excess Qty Receipt': 'Excess Qty Receipt',
  'Batch Mismatch': 'Batch Mismatch',
  'Expiry Date Mismatch': 'Expiry Date Mismatch',
  'Wet boxes': 'Wet boxes',
} as const)

/** A value as a reader is shown it; one that an account made up stays as it is. */
export const choiceIn = (t: Translate, value: string): string =>
  (t(choiceWords) as Readonly<Partial<Record<string, string>>>)[value] ?? value
