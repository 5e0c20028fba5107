import type { Translation } from '../catalogue.ts'
import type { closingWords as english } from '../closing.ts'

/** In Telugu: rejecting, the rating, and how it ended. */
export const closingWords: Translation<typeof english> = {
  rejectTitle: (reject: string) => `${reject}: ఖచ్చితమేనా?`,
  rejectText: 'పంపినవారికి వెంటనే తెలుస్తుంది. దీన్ని వెనక్కి తీసుకోలేరు.',
  ratingTitle: 'మొత్తం అనుభవం',
  ratingText: 'ఈ డెలివరీ ఎలా ఉంది?',
  stars: (count: number) => (count === 1 ? '1 నక్షత్రం' : `${count} నక్షత్రాలు`),
  submit: 'సమర్పించండి',
  confirmedBy: { receive: 'బటన్‌తో నిర్ధారించారు', otp: 'OTPతో నిర్ధారించారు', left: 'అందుకునేవారు లేకుండా వదిలారు' },
  receivedBy: (name: string, time: string) => `${name} ${time}కి స్వీకరించారు`,
  copied: (text: string) => `${text} కాపీ అయింది`,
}
