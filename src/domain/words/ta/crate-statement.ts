import type { Translation } from '../catalogue.ts'
import type { statementWords as english } from '../crate-statement.ts'

/** In Tamil: what the page under a crate statement's address says. */
export const statementWords: Translation<typeof english> = {
  title: 'கிரேட் கணக்கு',
  question: 'உங்களிடம் இவ்வளவுதான் உள்ளதா?',
  text: (party: string, until: string) => `${until} நிலவரப்படி ${party} வசம் உள்ள கிரேட்கள்.`,
  asset: 'பொருள்',
  count: 'எண்ணிக்கை',
  nothing: 'உங்களிடம் எதுவும் இல்லை.',
  confirm: 'ஆம், இது சரி',
  contest: 'இல்லை, தவறு உள்ளது',
  back: 'பின்செல்',
  contestTitle: 'என்ன தவறு?',
  note: 'உங்களிடம் உள்ளதையும், மீதி எங்கே போனது என்பதையும் சொல்லவும்',
  send: 'அனுப்பு',
  answered: { confirmed: 'உறுதிசெய்யப்பட்டது', contested: 'மறுக்கப்பட்டது' },
  answeredAt: (time: string) => `${time} அன்று பதில் அளிக்கப்பட்டது`,
  yourNote: 'உங்கள் குறிப்பு',
  gone: 'இந்த இணைப்பு வேலை செய்யவில்லை',
  goneText: 'இதன் காலம் முடிந்திருக்கலாம். அனுப்புநரிடம் புதிய கணக்கு கேட்கவும்.',
}
