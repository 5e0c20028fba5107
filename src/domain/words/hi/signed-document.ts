import type { Translation } from '../catalogue.ts'
import type { signedDocumentWords as english } from '../signed-document.ts'

/** In Hindi: what is said of a certificate whose signature is verified. */
export const signedDocumentWords: Translation<typeof english> = {
  sound: 'प्रमाण पत्र हस्ताक्षर के बाद से अपरिवर्तित है।',
  faults: {
    unsigned: 'प्रमाण पत्र में कोई हस्ताक्षर नहीं मिला: इसे बदला गया है, या इस पर कभी हस्ताक्षर नहीं हुए।',
    appended: 'हस्ताक्षर के बाद प्रमाण पत्र में कुछ जोड़ा गया।',
    changed: 'हस्ताक्षर के बाद प्रमाण पत्र बदला गया।',
    signature: 'प्रमाण पत्र का हस्ताक्षर बदला गया।',
    signer: 'दी गई किसी भी कुंजी से इस प्रमाण पत्र पर हस्ताक्षर नहीं हुए।',
  },
  noProof: 'इसमें कोई प्रमाण नहीं है: यह प्रमाण के मुहरबंद होने से पहले बना था। केवल प्रमाण पत्र जाँचा गया।',
}
