import type { Translation } from '../catalogue.ts'
import type { attemptWords as english } from '../attempt.ts'

/** In Hindi: what pages and papers say of goods that could not be delivered. */
export const attemptWords: Translation<typeof english> = {
  title: 'असफल प्रयास',
  ask: 'माल क्यों नहीं दिया जा सका?',
  reasons: {
    nobody_there: 'वहाँ कोई नहीं था',
    closed: 'बंद था',
    refused_at_door: 'दरवाज़े पर मना किया',
    another_day: 'दूसरे दिन बुलाया',
    address_not_found: 'पता नहीं मिला',
    no_time: 'समय नहीं बचा',
    vehicle: 'गाड़ी में ख़राबी',
    other: 'दूसरा कारण',
  },
  photo: 'दरवाज़े की फ़ोटो',
  remark: 'टिप्पणी',
  save: 'असफल प्रयास दर्ज करें',
  attempt: (number: number, reason: string) => `प्रयास ${number}: ${reason}`,
  question: 'क्या कोई आया था?',
  said: (reason: string, time: string) => `ड्राइवर ने बताया: ${reason}, ${time}`,
  answers: {
    somebody_came: 'हाँ, कोई आया था',
    nobody_came: 'कोई नहीं आया',
    another_day: 'मैंने दूसरे दिन बुलाया',
  },
  receiver: (answer: string) => `प्राप्तकर्ता: ${answer}`,
  unasked: 'अभी जवाब नहीं मिला',
  contradicted: 'खंडन हुआ',
  photos: (count: number) => `दरवाज़े की फ़ोटो: ${count}`,
}
