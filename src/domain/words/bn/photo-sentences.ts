import type { Translation } from '../catalogue.ts'
import type { photoSentences as english } from '../photo-sentences.ts'

/** In Bengali: what is said of a picture that cannot be taken. */
export const photoSentences: Translation<typeof english> = {
  photoHeic: 'এই ছবি HEIC ফরম্যাটে, যা এখানে পড়া যায় না। JPEG পাঠান।',
  photoBlurred: 'ছবিটি ঝাপসা লাগছে।',
  photoDark: 'ছবিটি খুব অন্ধকার লাগছে।',
  photoReads: (reads: string, number: string) => `এতে লেখা ${reads}; অর্ডার ${number}।`,
  photoAgain: 'আবার তুলুন',
  photoAnyway: 'তবুও পাঠান',
}
