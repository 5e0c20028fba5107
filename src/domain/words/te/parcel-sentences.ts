import type { Translation } from '../catalogue.ts'
import type { parcelSentences as english } from '../parcel-sentences.ts'

/** In Telugu: what rules say of the transport labels of an order. */
export const parcelSentences: Translation<typeof english> = {
  label_tells_nothing: 'ఈ లేబుల్ డెలివరీ గురించి ఏమీ చెప్పదు',
  label_window_empty: 'ఈ లేబుల్ సమయాలు సరికావు',
  label_other_order: 'ఈ లేబుల్ వేరే సరుకుది',
  label_too_many: (most: number) => `ఒక ఆర్డర్‌లో గరిష్ఠంగా ${most} యూనిట్లు`,
  label_too_early: (time: string) => `లేబుల్ ప్రకారం ${time}కి ముందు ఇవ్వకూడదు`,
  label_too_late: (time: string) => `లేబుల్ ప్రకారం ${time} తర్వాత ఇవ్వకూడదు`,
  label_signature: 'లేబుల్ సంతకం అడుగుతోంది',
  leave_not_allowed: 'ఏ లేబుల్ అలా వదలనివ్వదు',
  leave_signature: 'సంతకం కావాలి, అలా వదలలేరు',
  leave_not_confirmed: 'వదలవచ్చని పంపినవారు నిర్ధారించలేదు',
  leave_photo: 'ముందు పెట్టిన చోటు ఫోటో తీయండి',
  label_unread: 'ఇది చదవగల GS1 లేబుల్ కాదు',
  label_saved: 'లేబుల్ నమోదైంది',
  left_saved: 'అందుకునేవారు లేకుండా వదిలినట్టు నమోదైంది',
}
