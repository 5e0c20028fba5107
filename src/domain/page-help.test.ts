import { describe, expect, it } from 'vitest'
import { helpOf, type HelpPage } from './page-help.ts'
import { offerOf } from './policy/offered.ts'
import type { Policy } from './policy/policy.ts'
import type { Action } from './policy/question.ts'
import type { Viewer } from './policy/viewer.ts'
import { aPolicy, aViewer, clock } from './testing/factories.ts'
import { helpWords } from './words/page-help.ts'

const mayOf =
  (viewer: Viewer, policy: Policy) =>
  (action: Action): boolean => {
    const { shown, reasons } = offerOf(null, action, viewer, policy, clock)
    return shown && reasons.length === 0
  }
const office = aPolicy({ dashboard_customization: { bulk_upload: true } })

const helpPages = Object.keys(helpWords.pages) as HelpPage[]

describe('the help of a page', () => {
  it.each(helpPages)('says in three to eight lines what can be done on %s [DESK-31]', (page) => {
    const lines = helpOf(page, () => true)
    expect(lines.length).toBeGreaterThanOrEqual(3)
    expect(lines.length).toBeLessThanOrEqual(8)
    expect(Object.keys(helpWords.pages[page])).toEqual(lines)
  })

  it('leaves out what the reader may not do [DESK-31]', () => {
    const may = mayOf(aViewer(), office)
    expect(helpOf('home', may)).toContain('bulk_upload')
    expect(helpOf('home', mayOf(aViewer(), aPolicy()))).not.toContain('bulk_upload')
    const reader = helpOf('home', mayOf(aViewer(), aPolicy({ config: { disable: 'write' } })))
    expect(reader).toContain('download')
    expect(reader).not.toContain('open')
    expect(reader).not.toContain('add_order')
    const viewer = helpOf('home', mayOf(aViewer(), aPolicy({ config: { 'view-only': true } })))
    expect(viewer).not.toContain('add_order')
    expect(viewer).toContain('open')
    const vendor = helpOf('home', mayOf(aViewer({ kind: 'vendor', transporter: 'x' }), office))
    expect(vendor).not.toContain('bulk_upload')
  })
})
