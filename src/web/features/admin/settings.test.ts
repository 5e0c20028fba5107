import { expect, it } from 'vitest'
import { settingsIn } from './settings.ts'

it('tells a configuration setting by setting, as it is written [MGMT-02]', () => {
  expect(
    settingsIn({
      config: { show_analytics: true, accountType: null },
      hide: {},
      link_days: 7,
      screen: {
        bannedRejectRemarks: ['Intact', 'Damaged'],
        receiveResponse: { 409: 'Done already' },
      },
      names: [],
      headers: [{ text: 'LR No.', value: 'identifier', shown: false }],
    }),
  ).toEqual([
    { path: 'config.accountType', lines: ['None'] },
    { path: 'config.show_analytics', lines: ['Yes'] },
    { path: 'headers', lines: ['text: LR No. · value: identifier · shown: No'] },
    { path: 'link_days', lines: ['7'] },
    { path: 'names', lines: ['None'] },
    { path: 'screen.bannedRejectRemarks', lines: ['Intact', 'Damaged'] },
    { path: 'screen.receiveResponse.409', lines: ['Done already'] },
  ])
})
