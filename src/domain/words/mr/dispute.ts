import type { Translation } from '../catalogue.ts'
import type { disputeWords as english } from '../dispute.ts'

/** In Marathi: what the receiver's page says of disputes. */
export const disputeWords: Translation<typeof english> = {
  title: 'हरकत',
  dispute: 'हरकत नोंदवा',
  until: (time: string) => `${time} पर्यंत हरकत नोंदवता येईल`,
  ask: 'काय चुकले आहे?',
  explained: 'पाठवणारा हे पुराव्यासोबत पाहतो आणि निर्णय घेतो. हे मागे घेता येत नाही.',
  reason: 'कारण',
  disputedAt: (time: string) => `${time} रोजी हरकत नोंदवली`,
  pending: 'अजून निर्णय झालेला नाही',
  decisions: { accepted: 'मान्य', partly: 'अंशतः मान्य', refused: 'अमान्य' },
  decidedAt: (decision: string, time: string) => `${decision} ${time}`,
}
