import { expect, it } from 'vitest'
import { changesBetween } from './changes.ts'

it('tells the settings that two documents set differently, in the schema’s order [CONF-02]', () => {
  expect(
    changesBetween(
      { otp: { mode: 'none', valid_minutes: 5 }, show_receive_button: true, lr_locator: true },
      {
        lr_locator: true,
        otp: { valid_minutes: 5 },
        config: { show_analytics: true },
        show_receive_button: false,
      },
    ),
  ).toEqual([
    { path: 'config.show_analytics', before: false, after: true },
    { path: 'show_receive_button', before: true, after: false },
    { path: 'otp.mode', before: 'none', after: 'on_demand' },
  ])
})

it('tells nothing of what is written down as it is by default, nor of another order of keys [CONF-02]', () => {
  expect(
    changesBetween(
      {},
      { show_receive_button: false, otp: {}, share_types: ['email', 'sms', 'whatsapp'] },
    ),
  ).toEqual([])
  const labels = (column_labels: object) => ({ column_labels })
  expect(changesBetween(labels({ lr: 'A', otp: 'B' }), labels({ otp: 'B', lr: 'A' }))).toEqual([])
  expect(changesBetween(labels({ lr: 'A' }), labels({ lr: 'B' }))).toEqual([
    { path: 'column_labels', before: { lr: 'A' }, after: { lr: 'B' } },
  ])
})

it('tells lists as a whole, and null as a value [CONF-02]', () => {
  const header = [{ text: 'LR', value: 'lr' }]
  const document = { dashboard_customization: { custom_header_config: { header } } }
  expect(changesBetween(document, {})).toEqual([
    { path: 'dashboard_customization.custom_header_config.header', before: header, after: null },
  ])
})

it('tells what rules follow, each by itself [CONF-02]', () => {
  const follows = { source: 'Contract 7', checked_on: '2026-01-31' }
  expect(changesBetween({}, { sources: { otp: follows } })).toEqual([
    { path: 'sources.otp', before: null, after: follows },
  ])
})

it('tells of documents that are none of today’s, too [CONF-02]', () => {
  expect(changesBetween({ colour: 'red', otp: 7 }, { otp: { mode: 'none' } })).toEqual([
    { path: 'otp.mode', before: 'on_demand', after: 'none' },
    { path: 'colour', before: 'red', after: null },
    { path: 'otp', before: 7, after: null },
  ])
  expect(changesBetween(null, [])).toEqual([{ path: '', before: null, after: [] }])
})
