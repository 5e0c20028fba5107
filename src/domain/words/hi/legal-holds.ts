import type { Translation } from '../catalogue.ts'
import type { holdWords as english } from '../legal-holds.ts'

/** In Hindi: what the pages say of legal holds. */
export const holdWords: Translation<typeof english> = {
  holds: 'कानूनी रोक',
  lead: 'जिस पर रोक है वह अवधि पूरी होने पर भी रखा जाता है। अवधि हर ग्राहक ‘रखने की अवधि’ में तय करता है।',
  begin: 'रोक लगाएँ',
  beginTitle: 'कानूनी रोक लगाएँ',
  end: 'समाप्त करें',
  endTitle: (what: string) => `${what} पर रोक समाप्त करें`,
  client: 'ग्राहक',
  what: 'किस पर',
  whole: 'ग्राहक का सब कुछ',
  number: 'LR नंबर',
  numberHint: 'खाली: ग्राहक का सब कुछ रोककर रखा जाता है।',
  since: 'कब से',
  why: 'कारण',
  whyHint: 'अभिलेख के लिए: मुकदमा, माँग या अनुबंध।',
  whyNeeded: 'कृपया बताएँ क्यों',
  by: (who: string, time: string) => `${time}, ${who}`,
  ended: (who: string, time: string, why: string) => `${time} को ${who} ने समाप्त की: ${why}`,
  withEnded: 'समाप्त रोकें भी दिखाएँ',
  none: 'किसी पर रोक नहीं है',
  noneHint: 'रोक से संदेश और लिंक खुलने का लेखा अवधि के बाद भी नहीं हटता।',
  failed: 'कानूनी रोकें लोड नहीं हो सकीं',
  someone: 'किसी',
}
