import type { Translation } from '../catalogue.ts'
import type { clockWords as english } from '../clocks.ts'

/** In Hindi: what the order's panel and Analysis say of clocks of law and contract. */
export const clockWords: Translation<typeof english> = {
  title: 'समय-सीमाएँ',
  hint: 'इन दिनों के ऑर्डरों पर क़ानून और अनुबंध की समय-सीमाएँ',
  none: 'कॉन्फ़िगरेशन में कोई समय-सीमा नहीं है',
  clock: 'समय-सीमा',
  starts: {
    received: 'प्राप्ति से',
    accepted: 'स्वीकृति से',
    rejected: 'अस्वीकृति से',
    claimed: 'पहले दावे से',
  },
  owers: {
    buyer: 'ख़रीदार',
    seller: 'विक्रेता',
    transporter: 'ट्रांसपोर्टर',
    receiver: 'प्राप्तकर्ता',
  },
  states: { running: 'चल रही', soon: '7 दिन में पूरी', over: 'बीत गई', met: 'पूरी की गई' },
  left: (days: number) => (days === 0 ? 'आज आख़िरी दिन' : `${days} दिन बाकी`),
  over: (days: number) => `${days} दिन पहले बीत गई`,
  met: 'समय पर दावा हुआ',
  until: (day: string) => `${day} तक`,
  source: (source: string, day: string | null) =>
    day === null ? source : `${source}; ${day} को जाँचा गया`,
  show: (clock: string, state: string, count: number) => `${clock}, ${state}: ${count} दिखाएँ`,
  order: 'ऑर्डर',
  due: 'आख़िरी दिन',
  left_column: 'बाकी दिन',
}
