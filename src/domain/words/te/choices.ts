import type { Translation } from '../catalogue.ts'
import type { choiceWords as english } from '../choices.ts'

/** In Telugu: what may be said of goods. */
export const choiceWords: Translation<typeof english> = {
  'Damaged Goods': 'పాడైన సరుకు',
  'Items Missing': 'వస్తువులు తక్కువ',
  'Delayed Trip': 'బండి ఆలస్యంగా వచ్చింది',
  'Drivers Behaviour': 'డ్రైవర్ ప్రవర్తన',
  'Wrong Items': 'తప్పు వస్తువులు',
  Spilled: 'ఒలికిపోయింది',
  'Not Cold': 'చల్లగా లేదు',
  'Packaging Torn': 'ప్యాకింగ్ చిరిగింది',
  'Ontime delivery': 'సమయానికి డెలివరీ',
  Intact: 'బాగుంది',
  'Delayed delivery': 'ఆలస్యమైన డెలివరీ',
  Damaged: 'పాడైంది',
  'Items are missing': 'వస్తువులు లేవు',
  'Wrong Item': 'తప్పు వస్తువు',
  'Expired Items': 'గడువు ముగిసిన వస్తువులు',
  'Poor Service': 'నాసిరకం సేవ',
  Other: 'ఇతర',
  'Wrong Material': 'తప్పు సరుకు',
  'Expired Material': 'గడువు ముగిసిన సరుకు',
  'Leakage Inside Box': 'పెట్టె లోపల లీకేజీ',
  'Damaged Box': 'బాక్స్ పాడైంది',
  'Short Qty Receipt': 'పరిమాణం తక్కువ వచ్చింది',
  'Excess Qty Receipt': 'పరిమాణం ఎక్కువ వచ్చింది',
  'Batch Mismatch': 'బ్యాచ్ వేరుగా ఉంది',
  'Expiry Date Mismatch': 'గడువు తేదీ వేరుగా ఉంది',
  'Wet boxes': 'తడిసిన బాక్సులు',
}
