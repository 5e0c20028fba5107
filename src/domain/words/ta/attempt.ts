import type { Translation } from '../catalogue.ts'
import type { attemptWords as english } from '../attempt.ts'

/** In Tamil: what pages and papers say of goods that could not be delivered. */
export const attemptWords: Translation<typeof english> = {
  title: 'தோல்வி முயற்சி',
  ask: 'ஏன் வழங்க முடியவில்லை?',
  reasons: {
    nobody_there: 'அங்கே யாரும் இல்லை',
    closed: 'மூடியிருந்தது',
    refused_at_door: 'வாசலில் மறுத்தனர்',
    another_day: 'வேறு நாள் வரச் சொன்னார்',
    address_not_found: 'முகவரி கிடைக்கவில்லை',
    no_time: 'நேரம் இல்லை',
    vehicle: 'வாகனக் கோளாறு',
    other: 'வேறு காரணம்',
  },
  photo: 'வாசலின் படம்',
  remark: 'குறிப்பு',
  save: 'தோல்வி முயற்சியைப் பதிவு செய்',
  attempt: (number: number, reason: string) => `முயற்சி ${number}: ${reason}`,
  question: 'யாராவது வந்தார்களா?',
  said: (reason: string, time: string) => `ஓட்டுநர் கூறியது: ${reason}, ${time}`,
  answers: {
    somebody_came: 'ஆம், ஒருவர் வந்தார்',
    nobody_came: 'யாரும் வரவில்லை',
    another_day: 'வேறு நாள் வரச் சொன்னேன்',
  },
  receiver: (answer: string) => `பெறுநர்: ${answer}`,
  unasked: 'இன்னும் பதில் இல்லை',
  contradicted: 'மறுக்கப்பட்டது',
  photos: (count: number) => `வாசல் படங்கள்: ${count}`,
}
