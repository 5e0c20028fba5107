import type { Translation } from '../catalogue.ts'
import type { outboxWords as english } from '../outbox.ts'

/** In Marathi: what a public page says of actions that wait on the phone. */
export const outboxWords: Translation<typeof english> = {
  damaged: 'हे फोनवर खराब झाले आणि पाठवता येत नाही',
  title: 'या फोनवर सेव्ह आहे',
  kept: 'या फोनवर सेव्ह आहे. कनेक्शन आल्यावर आपोआप जाईल.',
  offline: (time: string) =>
    `इंटरनेट नाही. ही ${time} ची माहिती आहे; तुम्ही जे कराल ते या फोनवर सेव्ह होईल.`,
  summary: {
    waiting: (count: number) =>
      count === 1
        ? '1 गोष्ट या फोनवर सेव्ह आहे, अजून नोंदलेली नाही'
        : `${count} गोष्टी या फोनवर सेव्ह आहेत, अजून नोंदलेल्या नाहीत`,
    refused: 'सर्व काही स्वीकारले गेले नाही',
    done: 'सर्व काही नोंदले आहे',
  },
  states: { saved: 'सेव्ह आहे', sent: 'पाठवले', confirmed: 'खात्री झाली', refused: 'नाकारले' },
  explained: {
    saved: 'कनेक्शनची वाट पाहत आहे',
    sent: 'अजून उत्तर नाही',
    confirmed: 'नोंदले आहे',
    refused: 'नोंदले नाही',
  },
  kinds: {
    receive: 'माल मिळाला',
    reject: 'नकार',
    remark: 'शेरा',
    photo: 'फोटो',
    rating: 'रेटिंग',
    label: 'लेबल',
    leave: 'घेणाऱ्याशिवाय ठेवले',
    not_delivered: 'अयशस्वी प्रयत्न',
    answer: 'उत्तर',
    outbound: 'पोहोचले',
    goods: 'माल',
    signature: 'सही',
  },
  doubt: (reason: string) => `नाकारले जाऊ शकते: ${reason}`,
  sendNow: 'आता पाठवा',
  saveFile: 'फाइल म्हणून सेव्ह करा',
  hide: 'लपवा',
  hideRefused: 'काढा',
  hideSure: 'जे नाकारले ते या फोनवरून जाईल.',
}
