import type { Translation } from '../catalogue.ts'
import type { attemptWords as english } from '../attempt.ts'

/** In Telugu: what pages and papers say of goods that could not be delivered. */
export const attemptWords: Translation<typeof english> = {
  title: 'విఫల ప్రయత్నం',
  ask: 'ఎందుకు అందించలేకపోయారు?',
  reasons: {
    nobody_there: 'అక్కడ ఎవరూ లేరు',
    closed: 'మూసి ఉంది',
    refused_at_door: 'తలుపు వద్ద నిరాకరించారు',
    another_day: 'వేరే రోజు రమ్మన్నారు',
    address_not_found: 'చిరునామా దొరకలేదు',
    no_time: 'సమయం లేదు',
    vehicle: 'వాహన సమస్య',
    other: 'వేరే కారణం',
  },
  photo: 'తలుపు ఫోటో',
  remark: 'వ్యాఖ్య',
  save: 'విఫల ప్రయత్నం నమోదు చేయండి',
  attempt: (number: number, reason: string) => `ప్రయత్నం ${number}: ${reason}`,
  question: 'ఎవరైనా వచ్చారా?',
  said: (reason: string, time: string) => `డ్రైవర్ చెప్పారు: ${reason}, ${time}`,
  answers: {
    somebody_came: 'అవును, ఒకరు వచ్చారు',
    nobody_came: 'ఎవరూ రాలేదు',
    another_day: 'నేను వేరే రోజు రమ్మన్నాను',
  },
  receiver: (answer: string) => `గ్రహీత: ${answer}`,
  unasked: 'ఇంకా జవాబు లేదు',
  contradicted: 'ఖండించారు',
  photos: (count: number) => `తలుపు ఫోటోలు: ${count}`,
}
