import type { Translation } from '../catalogue.ts'
import type { outboxWords as english } from '../outbox.ts'

/** In Telugu: what a public page says of actions that wait on the phone. */
export const outboxWords: Translation<typeof english> = {
  damaged: 'ఇది ఫోన్‌లో పాడైంది, పంపలేము',
  title: 'ఈ ఫోన్‌లో సేవ్ అయింది',
  kept: 'ఈ ఫోన్‌లో సేవ్ అయింది. కనెక్షన్ రాగానే దానంతట అదే వెళ్తుంది.',
  offline: (time: string) => `ఇంటర్నెట్ లేదు. ఇది ${time} నాటి ఆర్డర్; మీరు చేసేది ఈ ఫోన్‌లో సేవ్ అవుతుంది.`,
  summary: {
    waiting: (count: number) =>
      count === 1 ? '1 పని ఈ ఫోన్‌లో ఉంది, ఇంకా నమోదు కాలేదు' : `${count} పనులు ఈ ఫోన్‌లో ఉన్నాయి, ఇంకా నమోదు కాలేదు`,
    refused: 'అన్నీ అంగీకరించబడలేదు',
    done: 'అన్నీ నమోదయ్యాయి',
  },
  states: { saved: 'సేవ్ అయింది', sent: 'పంపబడింది', confirmed: 'నిర్ధారణ అయింది', refused: 'తిరస్కరించారు' },
  explained: {
    saved: 'కనెక్షన్ కోసం వేచి ఉంది',
    sent: 'ఇంకా జవాబు లేదు',
    confirmed: 'నమోదైంది',
    refused: 'నమోదు కాలేదు',
  },
  kinds: {
    receive: 'అందుకోవడం',
    reject: 'తిరస్కరణ',
    remark: 'రిమార్క్',
    photo: 'ఫోటో',
    rating: 'రేటింగ్',
    label: 'లేబుల్',
    leave: 'అందుకునేవారు లేకుండా వదిలారు',
    not_delivered: 'విఫల ప్రయత్నం',
    answer: 'జవాబు',
    outbound: 'చేరుకున్నారు',
    goods: 'సరుకు',
    signature: 'సంతకం',
  },
  doubt: (reason: string) => `తిరస్కరించవచ్చు: ${reason}`,
  sendNow: 'ఇప్పుడే పంపండి',
  saveFile: 'ఫైల్‌గా సేవ్ చేయండి',
  hide: 'దాచండి',
  hideRefused: 'తొలగించండి',
  hideSure: 'తిరస్కరించినవి ఈ ఫోన్ నుండి పోతాయి.',
}
