import type { Translation } from '../catalogue.ts'
import type { disputeWords as english } from '../dispute.ts'

/** In Tamil: what the receiver's page says of disputes. */
export const disputeWords: Translation<typeof english> = {
  title: 'ஆட்சேபம்',
  dispute: 'ஆட்சேபம் தெரிவி',
  until: (time: string) => `${time} வரை ஆட்சேபம் தெரிவிக்கலாம்`,
  ask: 'என்ன தவறு?',
  explained: 'அனுப்புநர் இதைச் சான்றுடன் பார்த்து முடிவு செய்வார். இதைத் திரும்பப் பெற முடியாது.',
  reason: 'காரணம்',
  disputedAt: (time: string) => `${time} அன்று ஆட்சேபம் தெரிவிக்கப்பட்டது`,
  pending: 'இன்னும் முடிவாகவில்லை',
  decisions: { accepted: 'ஏற்கப்பட்டது', partly: 'ஓரளவு ஏற்கப்பட்டது', refused: 'மறுக்கப்பட்டது' },
  decidedAt: (decision: string, time: string) => `${decision} ${time}`,
}
