import type { Translation } from '../catalogue.ts'
import type { pageSentences as english } from '../page-sentences.ts'

/**
 * In Telugu: sentences of the API that pages say themselves too: apart from the rest, so that a
 * page on a thin line need not load all of them.
 */
export const pageSentences: Translation<typeof english> = {
  some_error: 'ఏదో లోపం జరిగింది',
  no_connection: 'ఇంటర్నెట్ లేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
  not_found: 'దొరకలేదు',
  still_running: 'ఇదే అభ్యర్థన ఇంకా జరుగుతోంది',
  required: (label: string) => `${label} అవసరం`,
  otp_too_soon: 'మరో OTP అడిగే ముందు 30 సెకన్లు ఆగండి',
  otp_off: 'ఈ ఖాతాలో OTP వాడరు',
  remark_missing: 'దయచేసి రిమార్క్ రాయండి',
  mandatory_remark_missing: 'దయచేసి స్థితి రిమార్క్ లేదా ఇతర తప్పనిసరి వివరాలు నమోదు చేయండి',
  status_remark_missing: 'దయచేసి స్థితి రిమార్క్ నమోదు చేయండి',
  remark_category_missing: 'దయచేసి రిమార్క్ వర్గం ఎంచుకోండి',
  recipient_picture_missing: 'అందుకునేవారి ఫోటో లేదు',
  missing_good_needed: 'దయచేసి కనీసం 1 తప్పిపోయిన సరుకు వివరం నమోదు చేయండి',
  damaged_good_needed: 'దయచేసి కనీసం 1 దెబ్బతిన్న సరుకు వివరం నమోదు చేయండి',
  photo_too_large: 'ఫైల్ 15 MB మించకూడదు',
  photo_name_needed: 'ఫైల్ పేరుకు ఎక్స్‌టెన్షన్ ఉండాలి',
  not_allowed: 'దీనికి మీకు అనుమతి లేదు',
  thanks: 'ధన్యవాదాలు',
  note_missing: 'దయచేసి ఏమి తప్పో చెప్పండి',
  signature_blank: 'దయచేసి ముందు బాక్స్‌లో సంతకం చేయండి',
  signature_name_missing: 'దయచేసి సంతకం చేసినవారి పేరు నమోదు చేయండి',
  signature_relation_missing: 'సంతకం చేసినవారికి అందుకునేవారితో ఉన్న సంబంధం నమోదు చేయండి',
  anonymous: 'పేరు తెలియదు',
  incomplete_form: 'ఫారం అసంపూర్ణం',
  submitted: 'విజయవంతంగా సమర్పించారు',
}
