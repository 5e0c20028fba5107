import type { Translation } from '../catalogue.ts'
import type { disputeWords as english } from '../dispute.ts'

/** In Telugu: what the receiver's page says of disputes. */
export const disputeWords: Translation<typeof english> = {
  title: 'అభ్యంతరం',
  dispute: 'అభ్యంతరం తెలపండి',
  until: (time: string) => `${time} వరకు అభ్యంతరం తెలపవచ్చు`,
  ask: 'ఏమి తప్పు?',
  explained: 'పంపినవారు దీన్ని రుజువుతో పాటు చూసి నిర్ణయిస్తారు. దీన్ని వెనక్కి తీసుకోలేరు.',
  reason: 'కారణం',
  disputedAt: (time: string) => `${time} న అభ్యంతరం తెలిపారు`,
  pending: 'ఇంకా నిర్ణయం కాలేదు',
  decisions: { accepted: 'ఆమోదించారు', partly: 'కొంతవరకు ఆమోదించారు', refused: 'తిరస్కరించారు' },
  decidedAt: (decision: string, time: string) => `${decision} ${time}`,
}
