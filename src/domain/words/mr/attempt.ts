import type { Translation } from '../catalogue.ts'
import type { attemptWords as english } from '../attempt.ts'

/** In Marathi: what pages and papers say of goods that could not be delivered. */
export const attemptWords: Translation<typeof english> = {
  title: 'अयशस्वी प्रयत्न',
  ask: 'माल का देता आला नाही?',
  reasons: {
    nobody_there: 'तेथे कोणी नव्हते',
    closed: 'बंद होते',
    refused_at_door: 'दारात नाकारले',
    another_day: 'दुसऱ्या दिवशी बोलावले',
    address_not_found: 'पत्ता सापडला नाही',
    no_time: 'वेळ उरला नाही',
    vehicle: 'वाहनात बिघाड',
    other: 'दुसरे कारण',
  },
  photo: 'दाराचा फोटो',
  remark: 'शेरा',
  save: 'अयशस्वी प्रयत्न नोंदवा',
  attempt: (number: number, reason: string) => `प्रयत्न ${number}: ${reason}`,
  question: 'कोणी आले होते का?',
  said: (reason: string, time: string) => `चालकाने सांगितले: ${reason}, ${time}`,
  answers: {
    somebody_came: 'हो, कोणीतरी आले होते',
    nobody_came: 'कोणीही आले नाही',
    another_day: 'मी दुसऱ्या दिवशी बोलावले',
  },
  receiver: (answer: string) => `स्वीकारणारा: ${answer}`,
  unasked: 'अजून उत्तर नाही',
  contradicted: 'खंडन झाले',
  photos: (count: number) => `दाराचे फोटो: ${count}`,
}
