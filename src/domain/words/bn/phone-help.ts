import type { Translation } from '../catalogue.ts'
import type { phoneHelpWords as english } from '../phone-help.ts'

/** In Bengali: what helps to fill in the form on a phone. */
export const phoneHelpWords: Translation<typeof english> = {
  newName: 'নতুন নাম। আপনি কি এটি বোঝাতে চেয়েছেন:',
  typed: 'দিন-মাস-বছর',
  noDay: 'দিনটি এভাবে লিখুন: 26-11-2026',
  pick: 'দিন বেছে নিন',
  units: { Kg: 'কেজি', Tonne: 'টন' },
}
