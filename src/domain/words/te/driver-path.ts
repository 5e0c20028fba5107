import type { Translation } from '../catalogue.ts'
import type { pathWords as english } from '../driver-path.ts'

/** In Telugu: what the driver's page says of its steps, and of where they lead. */
export const pathWords: Translation<typeof english> = {
  others: 'ఇతర పనులు',
  allDone: 'ఇక్కడ ఇంకేమీ మిగల్లేదు',
  nextStop: 'తర్వాతి స్టాప్',
  navigate: 'దారి చూపండి',
  callReceiver: 'అందుకునేవారికి కాల్ చేయండి',
  remarkTitleDriver: 'ఏమైనా చెప్పాలా?',
  notDelivered: 'అందించలేకపోయాను',
  driverOtpText: 'సరుకు అప్పగించాక అందుకునేవారిని OTP అడగండి.',
  driverTitle: 'మీ ట్రిప్',
}
