import type { Translation } from '../catalogue.ts'
import type { formWords as english } from '../order-form.ts'

/** In Tamil: what only the form for a new order says. */
export const formWords: Translation<typeof english> = {
  simple: 'எளிய', full: 'முழு', mode: 'புலங்கள்',
  number: { lr: 'LR எண்', invoice: 'இன்வாய்ஸ் எண்' },
  consignment: 'சரக்கு', route: 'வழித்தடம்', vehicle: 'வாகனமும் ஓட்டுநரும்', receivers: 'பெறுநர்கள்', load: 'சுமை',
  client: 'வாடிக்கையாளர்', source: 'புறப்படும் இடம்', destination: 'சேருமிடம்', transporter: 'போக்குவரத்து நிறுவனம்', truck: 'லாரி எண்',
  driverName: 'ஓட்டுநர் பெயர்', driverContact: 'ஓட்டுநர் தொடர்பு', contactHint: 'பத்து இலக்கங்கள்; பல இருந்தால் காற்புள்ளி இடவும்',
  spocName: 'SPOC பெயர்', spocContact: 'SPOC தொடர்பு', spocEmail: 'SPOC மின்னஞ்சல்',
  nth: (label: string, index: number) => (index === 0 ? label : `${label} ${index + 1}`),
  addSpoc: 'SPOC சேர்', removeSpoc: (index: number) => `SPOC ${index + 1} நீக்கு`, lastSpoc: 'குறைந்தது ஒரு SPOC தேவை',
  dispatchDate: 'புறப்படும் தேதி', dispatchTime: 'புறப்படும் நேரம்', timeHint: '24 மணிநேரம், HH:mm', dateHint: 'காலியாக இருந்தால் இன்று', eta: 'ETA (மணி)', tat: 'TAT (கால அளவு)',
  units: 'எண்ணிக்கை', weight: 'சரக்கின் எடை', weightUnit: 'அலகு', value: 'இன்வாய்ஸ் மதிப்பு',
  invoice: 'இன்வாய்ஸ்', invoiceDate: 'இன்வாய்ஸ் தேதி', sourceCity: 'புறப்படும் நகரம்', address: 'சேருமிட முகவரி',
  city: 'சேருமிட நகரம்', postalCode: 'அஞ்சல் குறியீடு', state: 'மாநிலம்', boxes: 'பெட்டிகளின் எண்ணிக்கை', lot: 'லாட்',
  known: 'பயன்பாட்டில் உள்ள பெயர்கள்',
  submit: 'சமர்ப்பி', cancel: 'ரத்துசெய்', done: 'முடிந்தது',
  added: (identifier: string) => `${identifier} சேர்க்கப்பட்டது. அடுத்து?`,
  another: 'இன்னொன்று சேர்', copyLink: { receiver: 'பெறுநர் இணைப்பை நகலெடு', driver: 'ஓட்டுநர் இணைப்பை நகலெடு', tracking: 'டிராக்கிங் இணைப்பை நகலெடு' }, openOrder: 'ஆர்டரைத் திற',
}
