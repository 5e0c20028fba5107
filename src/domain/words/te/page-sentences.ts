import type { Translation } from '../catalogue.ts'
import type { pageSentences as english } from '../page-sentences.ts'

/**
 * In Telugu: sentences of the API that pages say themselves too: apart from the rest, so that a
 * page on a thin line need not load all of them.
 */
export const pageSentences: Translation<typeof english> = {
  someError: 'ఏదో లోపం జరిగింది',
  noConnection: 'ఇంటర్నెట్ లేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
  notFound: 'దొరకలేదు',
  stillRunning: 'ఇదే అభ్యర్థన ఇంకా జరుగుతోంది',
  required: (label: string) => `${label} అవసరం`,
  otpTooSoon: 'మరో OTP అడిగే ముందు 30 సెకన్లు ఆగండి',
  otpOff: 'ఈ ఖాతాలో OTP వాడరు',
  remarkMissing: 'దయచేసి రిమార్క్ రాయండి',
  mandatoryRemarkMissing: 'దయచేసి స్థితి రిమార్క్ లేదా ఇతర తప్పనిసరి వివరాలు నమోదు చేయండి',
  remarkCategoryMissing: 'దయచేసి రిమార్క్ వర్గం ఎంచుకోండి',
  recipientPictureMissing: 'అందుకునేవారి ఫోటో లేదు',
  missingGoodNeeded: 'దయచేసి కనీసం 1 తప్పిపోయిన సరుకు వివరం నమోదు చేయండి',
  damagedGoodNeeded: 'దయచేసి కనీసం 1 దెబ్బతిన్న సరుకు వివరం నమోదు చేయండి',
  photoTooLarge: 'ఫైల్ 15 MB మించకూడదు',
  photoNameNeeded: 'ఫైల్ పేరుకు ఎక్స్‌టెన్షన్ ఉండాలి',
  notAllowed: 'దీనికి మీకు అనుమతి లేదు',
}
