import type { Translation } from '../catalogue.ts'
import type { offlineWords as english } from '../offline.ts'

/** In Tamil: what is said of actions that waited on a phone, by the phone and by the record. */
export const offlineWords: Translation<typeof english> = {
  attempted: { receive: '‘பெற்றேன்’ அழுத்தப்பட்டது', reject: '‘நிராகரி’ அழுத்தப்பட்டது' },
  late: 'ஆர்டர் முடிந்த பிறகு சேர்க்கப்பட்டது',
  flags: {
    ahead: 'சாதனத்தின் நேரம் பெற்ற நேரத்திற்குப் பின் உள்ளது',
    before_dispatch: 'சாதனத்தின் நேரம் புறப்பட்ட நேரத்திற்கு முன் உள்ளது',
    clock_off: 'சாதனத்தின் கடிகாரம் தவறாக உள்ளது',
  },
}
