import type { Translation } from '../catalogue.ts'
import type { parcelSentences as english } from '../parcel-sentences.ts'

/** In Marathi: what rules say of the transport labels of an order. */
export const parcelSentences: Translation<typeof english> = {
  label_tells_nothing: 'हे लेबल डिलिव्हरीबद्दल काही सांगत नाही',
  label_window_empty: 'या लेबलमधील “यानंतर नाही” ही वेळ “याआधी नाही” च्या आधीची आहे',
  label_other_order: 'हे लेबल दुसऱ्या मालाचे आहे',
  label_too_many: (most: number) => `एका ऑर्डरमध्ये जास्तीत जास्त ${most} युनिट ठेवता येतात`,
  label_too_early: (time: string) => `लेबलनुसार हे ${time} च्या आधी द्यायचे नाही`,
  label_too_late: (time: string) => `लेबलनुसार हे ${time} च्या नंतर द्यायचे नाही`,
  label_signature: 'लेबल सही मागते',
  leave_not_allowed: 'कोणतेही लेबल हे घेणाऱ्याशिवाय ठेवण्याची परवानगी देत नाही',
  leave_signature: 'यासाठी सही लागते, म्हणून हे घेणाऱ्याशिवाय ठेवता येत नाही',
  leave_not_confirmed: 'लेबल दारात वाचले गेले; पाठवणाऱ्याने ठेवण्याची खात्री केलेली नाही',
  leave_photo: 'आधी जिथे ठेवले त्या जागेचा फोटो घ्या',
  label_unread: 'हे वाचता येईल असे GS1 लेबल नाही',
  label_saved: 'लेबल नोंदवले',
  left_saved: 'घेणाऱ्याशिवाय ठेवल्याची नोंद झाली',
}
