import type { Translation } from '../catalogue.ts'
import type { historyWords as english } from '../history.ts'

/** In Hindi: what only the page of History says, and its export. */
export const historyWords: Translation<typeof english> = {
  identifier: 'LR नंबर',
  whole: 'पूरा नंबर',
  wholeHint: 'चालू: ठीक यही नंबर। बंद: नंबर का कोई भी हिस्सा।',
  actions: 'कार्रवाइयाँ',
  chosen: (count: number) => `${count} चुनी गईं`,
  role: 'भूमिका',
  anyRole: 'कोई भी भूमिका',
  channel: 'माध्यम',
  anyChannel: 'कोई भी माध्यम',
  roles: {
    client: 'दफ़्तर',
    transporter: 'ट्रांसपोर्टर',
    receiver: 'प्राप्तकर्ता',
    driver: 'ड्राइवर',
    system: 'प्रोडक्ट',
  },
  channels: {
    account: 'साइन इन करके',
    receiver: 'प्राप्तकर्ता के लिंक से',
    driver: 'ड्राइवर के लिंक से',
    system: 'अपने आप',
    kept: 'पहले डिवाइस पर रखा गया',
  },
  columns: {
    at: 'समय',
    instant: 'समय (UTC)',
    identifier: 'LR नंबर',
    title: 'क्या हुआ',
    detail: 'विवरण',
    by: 'किसने',
    role: 'भूमिका',
    channel: 'माध्यम',
    was_kept: 'डिवाइस',
  },
}
