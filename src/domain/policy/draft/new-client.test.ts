import { expect, it } from 'vitest'
import { presets } from '../../../presets/presets.ts'
import { countryCodes } from '../../country.ts'
import type { PolicyDocument } from '../policy.ts'
import { resolvePolicy } from '../resolve.ts'
import { documentErrors } from './document.ts'
import { firstDocument } from './new-client.ts'

it('begins as the preset is, in the client’s own zone and country [CONF-01, MGMT-02]', () => {
  const door = { needs_photo: true }
  expect(firstDocument(presets.shipper, {})).toEqual({ ...presets.shipper, not_delivered: door })
  const document = firstDocument(presets.shipper, { time_zone: 'Asia/Dubai', country: 'AE' })
  expect(resolvePolicy(document)).toEqual({
    ...resolvePolicy(presets.shipper),
    time_zone: 'Asia/Dubai',
    not_delivered: { ...resolvePolicy({}).not_delivered, ...door },
    phones: { country_code: '971', least_digits: 9, most_digits: 9, foreign: false },
  })
})

it('takes nothing over that is of accounts or addresses of another client [CONF-01, ROLE-15]', () => {
  const theirs: PolicyDocument = {
    named_accounts: { history: ['theirs'] },
    framed_by: ['https://theirs.example.com'],
    claims: { owner: 'theirs', due_days: 3 },
    otp: { office_email: 'office@theirs.example.com' },
    checkpoint_mail: ['audit@theirs.example.com'],
    phones: { foreign: true },
  }
  expect(firstDocument(theirs, { country: 'NP' })).toEqual({
    claims: { due_days: 3 },
    not_delivered: { needs_photo: true },
    phones: { foreign: true, country_code: '977', least_digits: 10, most_digits: 10 },
  })
})

it('sends under no sender, header or template that another client has registered [CLNT-01]', () => {
  const text = { event: 'notice', channel: 'sms', language: 'hi', text: '{link}' } as const
  const theirs: PolicyDocument = {
    messages: {
      language: 'hi',
      sms_sender: 'THEIRS',
      whatsapp_sender: '1098',
      link_form: 'header',
      link_header: 'THEIRS',
      templates: [{ ...text, id: '1107' }],
    },
  }
  const own = firstDocument(theirs, {})
  expect(own.messages).toEqual({ language: 'hi', templates: [text] })
  expect(documentErrors(own)).toEqual([])
  const query: PolicyDocument = { messages: { link_form: 'query' } }
  expect(firstDocument(query, {}).messages).toEqual(query.messages)
})

it.each(countryCodes)('has numbers of %s that the schema takes [CONF-01]', (country) => {
  expect(documentErrors(firstDocument({}, { country }))).toEqual([])
})

it('begins with a photo of the door, unless it says otherwise [DOOR-10]', () => {
  expect(resolvePolicy({}).not_delivered.needs_photo).toBe(false)
  expect(resolvePolicy(firstDocument({}, {})).not_delivered.needs_photo).toBe(true)
  const without = { not_delivered: { needs_photo: false, reasons: ['closed' as const] } }
  expect(firstDocument(without, {})).toEqual(without)
})
