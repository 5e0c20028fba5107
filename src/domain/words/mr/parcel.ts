import type { Translation } from '../catalogue.ts'
import type { parcelWords as english } from '../parcel.ts'

/** In Marathi: what pages say of the transport labels of an order. */
export const parcelWords: Translation<typeof english> = {
  title: 'लेबल',
  scan: 'लेबल स्कॅन करा',
  dangerous: 'धोकादायक माल',
  signature: 'सही आवश्यक',
  mayLeave: 'घेणाऱ्याशिवाय ठेवता येते',
  notBefore: (time: string) => `${time} च्या आधी नाही`,
  notAfter: (time: string) => `${time} च्या नंतर नाही`,
  leave: 'घेणाऱ्याशिवाय ठेवले',
  leaveText: 'कोणी नाही? माल जिथे आहे त्याचा फोटो जोडा, मग खात्री करा.',
  text: 'लेबलचा मजकूर',
  textHint: 'जसे छापले आहे, जसे (00)…(4323)1, किंवा स्कॅनर देतो तसे',
  read: 'लेबल वाचा',
  looking: 'लेबल कॅमेऱ्यासमोर धरा',
  stop: 'थांबवा',
  cameraFailed: 'कॅमेरा वापरता येत नाही. लेबलचा मजकूर टाका.',
  early: 'वेळेआधी मिळाले',
  late: 'वेळेनंतर मिळाले',
  atDoor: 'दारात वाचले',
  units: 'लॉजिस्टिक युनिट',
  asksNothing: 'हे काही खास मागत नाही',
}
