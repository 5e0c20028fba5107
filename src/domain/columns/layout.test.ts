import { describe, expect, it } from 'vitest'
import type { PolicyDocument } from '../policy/policy.ts'
import { aPolicy, anOrder, did } from '../testing/factories.ts'
import { catalogue } from './catalogue.ts'
import { columnsFor } from './layout.ts'

const labels = (document: PolicyDocument): string[] => columnsFor(aPolicy(document)).map(({ label }) => label)

describe('the columns of an account', () => {
  it('are the default ones in their order [TABL-04]', () => {
    expect(labels({})).toEqual(['LR No.', 'Vehicle', 'Client', 'Source', 'Destination', 'Dispatch Date', 'Delivery Time', 'OTP (Received/OTP*)', 'Remarks', 'Attachments', 'Actions', 'View', 'Copy Link'])
  })

  it('are those of a vendor and of a distributor [TABL-05]', () => {
    expect(labels({ columns: 'vendor' })).toEqual(['LR No.', 'Vehicle', 'Driver Name', 'Driver Contact', 'Source', 'Destination', 'Delivery Time', 'Remarks', 'View'])
    expect(labels({ columns: 'distributor' })).toEqual(['Invoice No.', 'Source', 'Dispatch Date', 'Delivery Time', 'OTP (Received/OTP*)', 'Remarks', 'Attachments', 'View'])
  })

  it('can be taken away by label, actions by a list of their own [TABL-07]', () => {
    const custom_header_config = { remove_headers_with_labels: ['Vehicle', 'View'], remove_actions_with_labels: ['Copy Link', 'Client'] }
    const left = labels({ dashboard_customization: { custom_header_config } })
    expect(left).toContain('View')
    expect(left).toContain('Client')
    expect(left).not.toContain('Vehicle')
    expect(left).not.toContain('Copy Link')
  })

  it.each(['default', 'vendor', 'distributor', 'shipper'] as const)('have the actions of %s last [TABL-08]', (columns) => {
    const kinds = columnsFor(aPolicy({ columns })).map(({ cell }) => cell === 'action')
    expect(kinds).toEqual(kinds.toSorted((a, b) => Number(a) - Number(b)))
    expect(new Set(columnsFor(aPolicy({ columns })).map(({ id }) => id)).size).toBe(kinds.length)
  })

  it('tell received by button from received by one-time password, and never the code [TABL-04]', () => {
    const byOtp = anOrder(did.codeSent(), { type: 'received', data: { ...did.received.data, through: 'otp' } })
    expect([anOrder(did.codeSent()), anOrder(did.received), byOtp].map(catalogue.otp.value)).toEqual([null, 'receive', 'otp'])
  })

  it('are each known by the id they stand under', () => {
    expect(Object.values(catalogue).map(({ id }) => id)).toEqual(Object.keys(catalogue))
  })
})
