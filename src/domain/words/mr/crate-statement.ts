import type { Translation } from '../catalogue.ts'
import type { statementWords as english } from '../crate-statement.ts'

/** In Marathi: what the page under a crate statement's address says. */
export const statementWords: Translation<typeof english> = {
  title: 'क्रेटचा हिशोब',
  question: 'तुमच्याकडे इतकेच आहेत का?',
  text: (party: string, until: string) => `${until} रोजी ${party} कडे असलेले क्रेट.`,
  asset: 'वस्तू',
  count: 'संख्या',
  nothing: 'तुमच्याकडे काहीही नाही.',
  confirm: 'होय, हे बरोबर आहे',
  contest: 'नाही, काही चुकीचे आहे',
  back: 'मागे',
  contestTitle: 'काय चुकीचे आहे?',
  note: 'तुमच्याकडे किती आहेत आणि बाकीचे कुठे गेले ते सांगा',
  send: 'पाठवा',
  answered: { confirmed: 'खात्री केली', contested: 'हरकत घेतली' },
  answeredAt: (time: string) => `${time} रोजी उत्तर दिले`,
  yourNote: 'तुमची टीप',
  gone: 'ही लिंक चालत नाही',
  goneText: 'कदाचित तिची मुदत संपली असेल. पाठवणाऱ्याकडे नवीन हिशोब मागा.',
}
