import type { Translation } from '../catalogue.ts'
import type { outboxWords as english } from '../outbox.ts'

/** In Tamil: what a public page says of actions that wait on the phone. */
export const outboxWords: Translation<typeof english> = {
  damaged: 'இது ஃபோனில் சேதமடைந்ததால் அனுப்ப முடியாது',
  title: 'இந்த ஃபோனில் சேமிக்கப்பட்டது',
  kept: 'இந்த ஃபோனில் சேமிக்கப்பட்டது. இணைப்பு வந்ததும் தானாக அனுப்பப்படும்.',
  offline: (time: string) =>
    `இணைய இணைப்பு இல்லை. இது ${time} நிலவரம்; நீங்கள் செய்வது இந்த ஃபோனில் சேமிக்கப்படும்.`,
  summary: {
    waiting: (count: number) =>
      count === 1
        ? '1 செயல் இந்த ஃபோனில் உள்ளது, இன்னும் பதிவாகவில்லை'
        : `${count} செயல்கள் இந்த ஃபோனில் உள்ளன, இன்னும் பதிவாகவில்லை`,
    refused: 'எல்லாம் ஏற்கப்படவில்லை',
    done: 'எல்லாம் பதிவாகிவிட்டது',
  },
  states: {
    saved: 'சேமிக்கப்பட்டது',
    sent: 'அனுப்பப்பட்டது',
    confirmed: 'உறுதியானது',
    refused: 'மறுக்கப்பட்டது',
  },
  explained: {
    saved: 'இணைப்புக்குக் காத்திருக்கிறது',
    sent: 'இன்னும் பதில் இல்லை',
    confirmed: 'பதிவாகியுள்ளது',
    refused: 'பதிவாகவில்லை',
  },
  kinds: {
    receive: 'பெறுதல்',
    reject: 'நிராகரிப்பு',
    remark: 'குறிப்பு',
    photo: 'படம்',
    rating: 'மதிப்பீடு',
    label: 'லேபிள்',
    leave: 'பெறுநர் இல்லாமல் விடப்பட்டது',
    not_delivered: 'தோல்வி முயற்சி',
    answer: 'பதில்',
    outbound: 'வந்து சேர்ந்தது',
    goods: 'சரக்கு',
    signature: 'கையொப்பம்',
  },
  doubt: (reason: string) => `மறுக்கப்படலாம்: ${reason}`,
  sendNow: 'இப்போது அனுப்பு',
  saveFile: 'கோப்பாகச் சேமி',
  hide: 'மறை',
  hideRefused: 'நீக்கு',
  hideSure: 'மறுக்கப்பட்டவை இந்த ஃபோனிலிருந்து நீக்கப்படும்.',
}
