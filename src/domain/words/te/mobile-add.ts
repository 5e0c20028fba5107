import type { Translation } from '../catalogue.ts'
import type { mobileWords as english } from '../mobile-add.ts'

/** In Telugu: what only the page for adding an order on a phone says. */
export const mobileWords: Translation<typeof english> = {
  title: 'సరుకు చేర్చండి',
  // The wording that clients know.
  failed: 'లోపం జరిగింది, దయచేసి మళ్లీ లోడ్ చేయండి',
  failedText: 'ఈ చిరునామా ఒక్కసారి, కొద్దిసేపు మాత్రమే పని చేస్తుంది. ఆఫీసును కొత్తది అడగండి: ‘చేర్చండి’, తర్వాత ‘ఫోన్‌లో చేర్చండి’.',
  addingFor: (client: string, username: string) => `${client} కోసం, ${username} పేరుతో`,
  otherTitle: 'వేరొకరి పేరుతో చేర్చాలా?',
  other: (now: string, next: string) =>
    `ఈ పరికరంలో ${now} సైన్ ఇన్ అయ్యారు. మీరు తెరిచిన చిరునామా ${next} పేరుతో సరుకు చేరుస్తుంది.`,
  continueAs: (username: string) => `${username} పేరుతో చేర్చండి`,
  stayAs: (username: string) => `${username}గానే ఉండండి`,
  over: 'ఈ పేజీ సమయం ముగిసింది. మీరు రాసింది ఇక్కడ ఉంది: ఆఫీసును కొత్త చిరునామా అడగండి.',
  scan: 'బార్‌కోడ్ స్కాన్ చేయండి',
  scanning: 'బార్‌కోడ్‌ను ఫ్రేమ్ లోపల పట్టుకోండి',
  stop: 'టైప్ చేయండి',
  starting: 'కెమెరా మొదలవుతోంది',
  cameraRefused: 'ఇక్కడ కెమెరాకు అనుమతి లేదు. బ్రౌజర్ సెట్టింగ్స్‌లో అనుమతించండి, లేదా నంబర్ టైప్ చేయండి.',
  cameraFailed: 'కెమెరా మొదలు కాలేదు. దయచేసి నంబర్ టైప్ చేయండి.',
  readerFailed: 'ఇక్కడ బార్‌కోడ్ చదవలేము. దయచేసి నంబర్ టైప్ చేయండి.',
  read: (text: string) => `చదివింది: ${text}`,
  finish: 'ముగించండి',
  finished: 'ఈ ఫోన్ ఇక ఆర్డర్లు చేర్చదు',
  finishedText: 'మీరు ఈ పేజీ మూసేయవచ్చు.',
}
