import type { Translation } from '../catalogue.ts'
import type { statementWords as english } from '../crate-statement.ts'

/** In Hindi: what the page under a crate statement's address says. */
export const statementWords: Translation<typeof english> = {
  title: 'क्रेट का विवरण',
  question: 'क्या आपके पास इतने ही हैं?',
  text: (party: string, until: string) => `${until} तक ${party} के पास जो क्रेट हैं।`,
  asset: 'सामान',
  count: 'गिनती',
  nothing: 'आपके पास कुछ नहीं है।',
  confirm: 'हाँ, यह सही है',
  contest: 'नहीं, कुछ गलत है',
  back: 'वापस',
  contestTitle: 'क्या गलत है?',
  note: 'बताएँ कि आपके पास कितने हैं और बाकी कहाँ गए',
  send: 'भेजें',
  answered: { confirmed: 'पुष्टि की गई', contested: 'आपत्ति की गई' },
  answeredAt: (time: string) => `${time} को जवाब दिया गया`,
  yourNote: 'आपकी टिप्पणी',
  gone: 'यह लिंक काम नहीं करता',
  goneText: 'शायद इसका समय पूरा हो गया। भेजने वाले से नया विवरण माँगें।',
}
