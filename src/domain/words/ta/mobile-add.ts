import type { Translation } from '../catalogue.ts'
import type { mobileWords as english } from '../mobile-add.ts'

/** In Tamil: what only the page for adding an order on a phone says. */
export const mobileWords: Translation<typeof english> = {
  title: 'சரக்கு சேர்க்கவும்',
  // The wording that clients know.
  failed: 'பிழை ஏற்பட்டது, மீண்டும் ஏற்றவும்',
  failedText:
    'இந்த முகவரி ஒருமுறை, சிறிது நேரம் மட்டுமே செயல்படும். அலுவலகத்தில் புதியதைக் கேட்கவும்: ‘சேர்’, பிறகு ‘ஃபோனில் சேர்’.',
  addingFor: (client: string, username: string) => `${client} சார்பாக, ${username} பெயரில்`,
  otherTitle: 'வேறொருவர் பெயரில் சேர்க்கவா?',
  other: (now: string, next: string) =>
    `இந்தச் சாதனத்தில் ${now} உள்நுழைந்துள்ளார். நீங்கள் திறந்த முகவரி ${next} பெயரில் சரக்குகளைச் சேர்க்கும்.`,
  continueAs: (username: string) => `${username} பெயரில் சேர்`,
  stayAs: (username: string) => `${username} ஆகவே தொடர்`,
  over: 'இந்தப் பக்கத்தின் நேரம் முடிந்தது. நீங்கள் உள்ளிட்டது இங்கே உள்ளது: அலுவலகத்தில் புதிய முகவரி கேட்கவும்.',
  scan: 'பார்கோடு ஸ்கேன் செய்',
  scanning: 'பார்கோடைச் சட்டத்திற்குள் பிடிக்கவும்',
  stop: 'தட்டச்சு செய்',
  starting: 'கேமரா தொடங்குகிறது',
  cameraRefused: 'கேமராவுக்கு அனுமதி இல்லை. பிரவுசர் அமைப்பில் அனுமதிக்கவும், அல்லது எண்ணைத் தட்டச்சு செய்யவும்.',
  cameraFailed: 'கேமராவைத் தொடங்க முடியவில்லை. எண்ணைத் தட்டச்சு செய்யவும்.',
  readerFailed: 'இங்கே பார்கோடைப் படிக்க முடியாது. எண்ணைத் தட்டச்சு செய்யவும்.',
  read: (text: string) => `படித்தது: ${text}`,
  finish: 'முடி',
  finished: 'இந்த ஃபோன் இனி ஆர்டர்களைச் சேர்க்காது',
  finishedText: 'இந்தப் பக்கத்தை மூடலாம்.',
}
