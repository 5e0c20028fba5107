import type { Translation } from '../catalogue.ts'
import type { signatureWords as english } from '../signature.ts'

/** In Telugu: what the sheet for a signature says, on the panel and on public pages. */
export const signatureWords: Translation<typeof english> = {
  title: 'సంతకం',
  sign: 'సంతకం చేయండి',
  signHere: 'వేలు, పెన్ లేదా మౌస్‌తో ఇక్కడ సంతకం చేయండి',
  clear: 'చెరిపేయండి',
  signer: 'సంతకం చేసినవారి పేరు',
  relation: 'అందుకునేవారితో సంబంధం',
  relations: ['అందుకునేవారు', 'స్టోర్ కీపర్', 'సెక్యూరిటీ', 'సహోద్యోగి', 'కుటుంబం'],
  save: 'సంతకం సేవ్ చేయండి',
  signAgain: 'మళ్లీ సంతకం చేయండి',
  onDriversPhone: 'డ్రైవర్ ఫోన్‌లో',
  signedBy: ({ name, relation }: { name: string; relation: string }) =>
    `సంతకం చేసినవారు: ${name} (${relation})`,
}
