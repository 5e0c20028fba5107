import type { Translation } from '../catalogue.ts'
import type { attemptWords as english } from '../attempt.ts'

/** In Kannada: what pages and papers say of goods that could not be delivered. */
export const attemptWords: Translation<typeof english> = {
  title: 'ವಿಫಲ ಪ್ರಯತ್ನ',
  ask: 'ಏಕೆ ತಲುಪಿಸಲಾಗಲಿಲ್ಲ?',
  reasons: {
    nobody_there: 'ಅಲ್ಲಿ ಯಾರೂ ಇರಲಿಲ್ಲ',
    closed: 'ಮುಚ್ಚಿತ್ತು',
    refused_at_door: 'ಬಾಗಿಲಲ್ಲಿ ನಿರಾಕರಿಸಿದರು',
    another_day: 'ಬೇರೆ ದಿನ ಬರಲು ಹೇಳಿದರು',
    address_not_found: 'ವಿಳಾಸ ಸಿಗಲಿಲ್ಲ',
    no_time: 'ಸಮಯ ಉಳಿದಿಲ್ಲ',
    vehicle: 'ವಾಹನ ಸಮಸ್ಯೆ',
    other: 'ಬೇರೆ ಕಾರಣ',
  },
  photo: 'ಬಾಗಿಲಿನ ಫೋಟೋ',
  remark: 'ಟಿಪ್ಪಣಿ',
  save: 'ವಿಫಲ ಪ್ರಯತ್ನವನ್ನು ದಾಖಲಿಸಿ',
  attempt: (number: number, reason: string) => `ಪ್ರಯತ್ನ ${number}: ${reason}`,
  question: 'ಯಾರಾದರೂ ಬಂದಿದ್ದರೇ?',
  said: (reason: string, time: string) => `ಚಾಲಕರು ಹೇಳಿದ್ದು: ${reason}, ${time}`,
  answers: {
    somebody_came: 'ಹೌದು, ಒಬ್ಬರು ಬಂದಿದ್ದರು',
    nobody_came: 'ಯಾರೂ ಬರಲಿಲ್ಲ',
    another_day: 'ನಾನು ಬೇರೆ ದಿನ ಬರಲು ಹೇಳಿದೆ',
  },
  receiver: (answer: string) => `ಸ್ವೀಕರಿಸುವವರು: ${answer}`,
  unasked: 'ಇನ್ನೂ ಉತ್ತರ ಇಲ್ಲ',
  contradicted: 'ನಿರಾಕರಿಸಲಾಗಿದೆ',
  photos: (count: number) => `ಬಾಗಿಲಿನ ಫೋಟೋಗಳು: ${count}`,
}
