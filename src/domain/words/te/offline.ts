import type { Translation } from '../catalogue.ts'
import type { offlineWords as english } from '../offline.ts'

/** In Telugu: what is said of actions that waited on a phone, by the phone and by the record. */
export const offlineWords: Translation<typeof english> = {
  waitedTooLong:
    'ఇది ఫోన్‌లో 7 రోజులకు పైగా ఉంది, ఇక అంగీకరించరు. దయచేసి పంపినవారికి చెప్పండి; నమోదు చేసినదాన్ని ఫైల్‌గా సేవ్ చేయవచ్చు.',
  attempted: { receive: '‘అందింది’ నొక్కారు', reject: '‘తిరస్కరించు’ నొక్కారు' },
  late: 'ఆర్డర్ ముగిశాక చేర్చారు',
  flags: {
    ahead: 'పరికరం సమయం అందుకున్న సమయం తర్వాత ఉంది',
    before_dispatch: 'పరికరం సమయం బయలుదేరే ముందు ఉంది',
    clock_off: 'పరికరం గడియారం తప్పుగా ఉంది',
  },
}
