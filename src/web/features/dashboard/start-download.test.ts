import { expect, it } from 'vitest'
import { aViewer } from '../../../domain/testing/factories.ts'
import { reportName } from './start-download.ts'

it('names a report by the user and the day in the client’s zone [REPT-01]', () => {
  expect(
    reportName({
      viewer: { ...aViewer(), username: 'acme' },
      clock: { now: '2026-11-20T20:00:00.000Z', time_zone: 'Asia/Kolkata' },
    }),
  ).toBe('EPOD - acme - 21-11-2026.xlsx')
})
