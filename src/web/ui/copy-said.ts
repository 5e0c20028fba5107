import { editWords } from '../../domain/words/edit-order.ts'
import { copyText } from '../lib/clipboard.ts'
import { t } from '../lib/language/language.ts'
import { notify } from './notify.ts'

/**
 * Copies a text and says so; where the browser does not allow it, answers false and says what to do
 * instead.
 */
export const copySaid = async (text: string, said: string): Promise<boolean> => {
  const isCopied = await copyText(text)
  if (isCopied) notify.done(said)
  else notify.error(t(editWords).copyFailed)
  return isCopied
}
