import { describe, expect, it } from 'vitest'
import { distinctNames, fitForFile, podName, reportName } from './file-names.ts'

describe('file names of downloads', () => {
  it('name the user and the day in the client’s zone [REPT-01]', () => {
    expect(reportName('acme', { now: '2026-03-31T20:00:00.000Z', time_zone: 'Asia/Kolkata' })).toBe(
      'EPOD - acme - 01-04-2026.xlsx',
    )
    expect(reportName('acme', { now: '2026-03-31T20:00:00.000Z', time_zone: 'UTC' })).toBe(
      'EPOD - acme - 31-03-2026.xlsx',
    )
  })

  it('lead out of no folder, whatever an API key is called [REPT-01] [HOOK-01]', () => {
    expect(
      reportName('key ERP a/b: "x"', { now: '2026-03-31T20:00:00.000Z', time_zone: 'UTC' }),
    ).toBe('EPOD - key ERP a-b- -x- - 31-03-2026.xlsx')
  })

  it('are distinct whatever the case, also from names that look numbered already [REPT-02]', () => {
    const distinct = distinctNames()
    expect(['a.jpg', 'A.jpg', 'a (2).jpg', 'a.jpg', 'a', 'a', '.a', '.a'].map(distinct)).toEqual([
      'a.jpg',
      'A (2).jpg',
      'a (2) (2).jpg',
      'a (3).jpg',
      'a',
      'a (2)',
      '.a',
      '.a (2)',
    ])
  })

  it('are found quickly for 10,000 of one name [REPT-02]', () => {
    const distinct = distinctNames()
    const names = Array.from({ length: 10_000 }, () => distinct('photo.jpg'))
    expect([new Set(names).size, names.at(-1)]).toEqual([10_000, 'photo (10000).jpg'])
  })

  it('of a photo say whose it is, of which day, and which of its order [REPT-02]', () => {
    const photo = { identifier: 'LR-71033', client: 'Gomti Traders', day: '2026-11-24' }
    expect(podName({ ...photo, number: 2, ext: 'JPG' })).toBe(
      'LR-71033_Gomti-Traders_2026-11-24_2.jpg',
    )
  })

  it.each(['ட', '😀', 'é', 'x', 'क्ष'])(
    'fit file systems in every script, with a number and a twin: %j [REPT-02]',
    (sign) => {
      const long = sign.repeat(120)
      const facts = { identifier: long, client: long, day: '2026-11-24', number: 20, ext: 'webp' }
      const name = podName(facts)
      expect(Buffer.byteLength(name) + ' (10000)'.length).toBeLessThanOrEqual(255)
      expect([name.isWellFormed(), name.endsWith('.webp')]).toEqual([true, true])
    },
  )

  it.each([
    ['LR/71033', 'LR-71033'],
    ['../../etc/passwd', 'etc-passwd'],
    ['a<b>:"c|d?*', 'a-b-c-d'],
    ['CON', '_CON'],
    ['nul', '_nul'],
    ['...', '_'],
    ['', '_'],
    ['a\u0000b\u202Ec', 'a-b-c'],
    ['name. ', 'name'],
    ['गोमती ट्रेडर्स', 'गोमती-ट्रेडर्स'],
    ['x'.repeat(100), 'x'.repeat(60)],
  ])('are legal on every file system: %j [REPT-02]', (text, fit) => {
    expect(fitForFile(text)).toBe(fit)
  })
})
