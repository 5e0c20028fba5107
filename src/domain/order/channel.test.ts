import { expect, it } from 'vitest'
import { channelOf, wasKept } from './channel.ts'

it.each([
  [{ username: 'asha', role: 'client', link_id: null }, 'account'],
  [{ username: 'asha', role: 'transporter', link_id: null }, 'account'],
  [{ username: null, role: 'receiver', link_id: 'l' }, 'receiver'],
  [{ username: null, role: 'receiver', link_id: null }, 'receiver'],
  [{ username: null, role: 'driver', link_id: 'l' }, 'driver'],
  [{ username: null, role: 'system', link_id: null }, 'system'],
] as const)('what %j did came by the channel %s [MGMT-03]', (actor, channel) => {
  expect(channelOf({ actor })).toBe(channel)
})

it.each([
  [null, false],
  ['2026-03-10T06:30:00.000Z', false],
  ['2026-03-10T06:28:00.000Z', false],
  ['2026-03-10T06:27:59.999Z', true],
  ['2026-03-10T06:40:00.000Z', false],
])('a device time of %s says that it was kept on the device: %s [MGMT-03]', (device_time, kept) => {
  expect(wasKept({ device_time, server_time: '2026-03-10T06:30:00.000Z' })).toBe(kept)
})
