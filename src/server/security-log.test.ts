import { expect, it } from 'vitest'
import { securityLog } from './security-log.ts'

const writing = () => {
  const lines: unknown[] = []
  const write = (level: string) => (line: unknown) => void lines.push([level, line])
  return { lines, log: { info: write('info'), warn: write('warn') } }
}

it('a security event is a warning where something was refused [AUTH-13]', () => {
  const { lines, log } = writing()
  const note = securityLog(log, () => 0)
  note({ event: 'sign_in', user_id: 'u', client_id: 'c' })
  note({ event: 'refused', status: 403, reason: 'forbidden', route: '/api/orders' })
  expect(lines).toEqual([
    ['info', { security: { event: 'sign_in', user_id: 'u', client_id: 'c' } }],
    [
      'warn',
      { security: { event: 'refused', status: 403, reason: 'forbidden', route: '/api/orders' } },
    ],
  ])
})

it('security events beyond a thousand a minute are counted, and told with the next minute', () => {
  const { lines, log } = writing()
  let now = 0
  const note = securityLog(log, () => now)
  for (let n = 0; n < 1_200; n += 1) note({ event: 'refused' })
  expect(lines).toHaveLength(1_000)
  now = 60_000
  note({ event: 'refused' })
  expect(lines.slice(1_000)).toEqual([
    ['warn', { security: { left_out: 200 } }],
    ['warn', { security: { event: 'refused' } }],
  ])
})
