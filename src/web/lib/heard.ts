import { pageSentences } from '../../domain/words/page-sentences.ts'
import { t } from './language/language.ts'

/** The API's word for a receipt is a signal to programs (EPOD-03); a person is thanked. */
export const heard = (message: string): string =>
  message === 'otp verified' ? t(pageSentences).thanks : message
