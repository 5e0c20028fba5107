import type { Translation } from '../catalogue.ts'
import type { parcelWords as english } from '../parcel.ts'

/** In Tamil: what pages say of the transport labels of an order. */
export const parcelWords: Translation<typeof english> = {
  title: 'லேபிள்',
  scan: 'லேபிளை ஸ்கேன் செய்',
  dangerous: 'ஆபத்தான சரக்கு',
  signature: 'கையொப்பம் தேவை',
  mayLeave: 'பெறுநர் இல்லாமல் விடலாம்',
  notBefore: (time: string) => `${time}க்கு முன் இல்லை`,
  notAfter: (time: string) => `${time}க்குப் பிறகு இல்லை`,
  leave: 'பெறுநர் இல்லாமல் விடப்பட்டது',
  leaveText: 'யாரும் இல்லையா? சரக்கு உள்ள இடத்தின் படத்தைச் சேர்த்து உறுதி செய்யவும்.',
  text: 'லேபிளின் உரை',
  textHint: 'அச்சிட்டபடி, (00)…(4323)1 போல, அல்லது ஸ்கேனர் தருவதுபோல',
  read: 'லேபிளைப் படி',
  looking: 'லேபிளைக் கேமராவின் முன் பிடிக்கவும்',
  stop: 'நிறுத்து',
  cameraFailed: 'கேமராவைப் பயன்படுத்த முடியவில்லை. லேபிளின் உரையை உள்ளிடவும்.',
  early: 'நேரத்திற்கு முன் பெறப்பட்டது',
  late: 'நேரத்திற்குப் பின் பெறப்பட்டது',
  atDoor: 'வாசலில் படிக்கப்பட்டது',
  units: 'சரக்கு யூனிட்கள்',
  asksNothing: 'இது சிறப்பாக எதுவும் கேட்கவில்லை',
}
