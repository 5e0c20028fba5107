import type { Translation } from '../catalogue.ts'
import type { photoSentences as english } from '../photo-sentences.ts'

/** In Bengali: what is said of a picture that cannot be taken. */
export const photoSentences: Translation<typeof english> = {
  photo_heic: 'এই ছবি HEIC ফরম্যাটে, যা এখানে পড়া যায় না। JPEG পাঠান।',
  photo_not_readable: 'এই ফাইল পড়ার মতো ছবি বা PDF নয়',
  photo_blurred: 'ছবিটি ঝাপসা লাগছে।',
  photo_dark: 'ছবিটি খুব অন্ধকার লাগছে।',
  photo_reads: (reads: string, number: string) => `এতে লেখা ${reads}; অর্ডার ${number}।`,
  photo_again: 'আবার তুলুন',
  photo_anyway: 'তবুও পাঠান',
}
