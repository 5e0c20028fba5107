import type { Translation } from '../catalogue.ts'
import type { disputeWords as english } from '../dispute.ts'

/** In Hindi: what the receiver's page says of disputes. */
export const disputeWords: Translation<typeof english> = {
  title: 'विवाद',
  dispute: 'विवाद दर्ज करें',
  until: (time: string) => `${time} तक विवाद दर्ज किया जा सकता है`,
  ask: 'क्या गलत है?',
  explained: 'भेजने वाला इसे प्रमाण के साथ देखता है और निर्णय लेता है। इसे वापस नहीं लिया जा सकता।',
  reason: 'कारण',
  disputedAt: (time: string) => `${time} को विवाद दर्ज हुआ`,
  pending: 'अभी निर्णय नहीं हुआ',
  decisions: { accepted: 'स्वीकार', partly: 'आंशिक रूप से स्वीकार', refused: 'अस्वीकार' },
  decidedAt: (decision: string, time: string) => `${decision} ${time}`,
}
