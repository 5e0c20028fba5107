import { expect, it } from 'vitest'
import { NOW } from '../../testing/factories.ts'
import { DAY, later } from '../../time.ts'
import { doubtAbout } from './doubts.ts'

const place = (name: string) => ({ name })
const [pune, nagpur] = [place('Pune'), place('Nagpur')]
const day = (days: number): string => later(NOW, days * DAY).slice(0, 10)

it.each<[string, Parameters<typeof doubtAbout>[0], string | undefined]>([
  ['tomorrow', { dispatch_date: day(1), source: pune, destination: nagpur }, undefined],
  ['no day and no place', {}, undefined],
  ['a year ago', { dispatch_date: day(-365), source: pune, destination: nagpur }, undefined],
  ['1926', { dispatch_date: '1926-10-03', source: pune, destination: nagpur }, 'dispatch_far'],
  ['an instant of 2062', { dispatch_date: '2062-10-03T10:00:00.000Z' }, 'dispatch_far'],
  ['one place twice', { source: pune, destination: place(' PUNE ') }, 'places_alike'],
  ['places that nobody named', { source: place('NA'), destination: place('NA') }, undefined],
  ['both', { dispatch_date: day(400), source: pune, destination: pune }, 'several'],
])(
  'a new order with %s is, as far as likely a slip, told about: %j [BULK-02] [IMPO-01]',
  (_what, input, code) => expect(doubtAbout(input, NOW)?.code).toBe(code),
)
