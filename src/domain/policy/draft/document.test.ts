import { describe, expect, it } from 'vitest'
import { demoClients } from '../../../presets/accounts.ts'
import { resolvePolicy } from '../resolve.ts'
import { documentErrors, MOST_CHARACTERS, writtenDocument } from './document.ts'

const json = (text: string): unknown => JSON.parse(text)
const errors = (document: unknown) =>
  documentErrors(document).map(({ field, code }) => [field, code])
const nested = (depth: number): unknown =>
  json(`${'{"config":'.repeat(depth)}{}${'}'.repeat(depth)}`)

describe('a document', () => {
  it('is handed on as it was written, without the defaults [CONF-01]', () => {
    for (const { document } of demoClients)
      expect(writtenDocument.parse(document)).toEqual(document)
    expect(writtenDocument.parse({ otp: { mode: 'on_demand' } })).toEqual({
      otp: { mode: 'on_demand' },
    })
  })

  it.each<[name: string, document: unknown, expected: [field: string, code: string][]]>([
    ['nothing', undefined, [['', 'wrong_type']]],
    ['null', null, [['', 'wrong_type']]],
    ['a list', [], [['', 'wrong_type']]],
    ['a text', 'config', [['', 'wrong_type']]],
    ['an unknown key', { colour: 'red' }, [['colour', 'unknown_field']]],
    [
      'an unknown key inside',
      { otp: { mode: 'none', length: 4 } },
      [['otp.length', 'unknown_field']],
    ],
    ['another type', { show_receive_button: 'yes' }, [['show_receive_button', 'wrong_type']]],
    ['a number beyond its bounds', { review_levels: 3 }, [['review_levels', 'too_high']]],
    [
      'more seconds to undo than 30 [DESK-21]',
      { undo_seconds: 31 },
      [['undo_seconds', 'too_high']],
    ],
    ['fewer than none [DESK-21]', { undo_seconds: -1 }, [['undo_seconds', 'too_low']]],
    ['a word that is none', { signature: 'maybe' }, [['signature', 'one_of_these']]],
    ['an unknown column', { add_columns: ['lr', 'colour'] }, [['add_columns.1', 'one_of_these']]],
    [
      'a header for no field',
      {
        dashboard_customization: {
          custom_header_config: { add_header: [{ text: 'C', value: 'colour' }] },
        },
      },
      [['dashboard_customization.custom_header_config.add_header.0.value', 'header_unknown']],
    ],
    ['deep nesting', nested(500), [['config.config', 'unknown_field']]],
    [
      'a key of every object',
      json('{"__proto__": {"show_receive_button": true}}'),
      [['__proto__', 'unknown_field']],
    ],
    [
      'one of a map',
      json('{"column_labels": {"__proto__": "LR"}}'),
      [['column_labels.__proto__', 'unknown_field']],
    ],
    ['another', json('{"constructor": {}}'), [['constructor', 'unknown_field']]],
    [
      'one inside',
      json('{"config": {"__proto__": {"admin": true}}}'),
      [['config.__proto__', 'unknown_field']],
    ],
    [
      'two problems',
      { otp: { mode: 'fax' }, colour: 1 },
      [
        ['otp.mode', 'one_of_these'],
        ['colour', 'unknown_field'],
      ],
    ],
  ])('is refused by path and reason: %s [CONF-01, MGMT-02]', (_name, document, expected) => {
    expect(errors(document)).toEqual(expected)
  })

  it('is refused where it is too long as a whole, though each part is not [CONF-01]', () => {
    const suggestions = Array.from({ length: 200 }, (_, n) => `${n}`.padEnd(200, '.'))
    const long = {
      remark: { suggestions },
      screen: { bannedRejectRemarks: suggestions },
      order_module_config: { remarks_mandatory_field: suggestions },
    }
    expect(JSON.stringify(long).length).toBeGreaterThan(MOST_CHARACTERS)
    expect(errors(long)).toEqual([['', 'document_too_long']])
    expect(errors({ remark: { suggestions } })).toEqual([])
  })
})

describe('what rules follow [CONF-02]', () => {
  const follows = { source: 'CGST Rules 2017, rule 138', checked_on: '2026-01-31' }

  it('stands by the path of a setting, or of some that stand together', () => {
    const document = { sources: { 'receive.needs_epod_photo': follows, otp: follows } }
    expect(errors(document)).toEqual([])
    expect(resolvePolicy(document)).toEqual(resolvePolicy({}))
    expect(resolvePolicy(document, { review_levels: 1 }).review_levels).toBe(1)
  })

  it.each<[name: string, sources: unknown, expected: [string, string][]]>([
    [
      'an unknown path',
      { 'receive.needs_luck': follows },
      [['sources.receive.needs_luck', 'setting_unknown']],
    ],
    ['a key of every object', json('{"__proto__": {}}'), [['sources.__proto__', 'unknown_field']]],
    [
      'no day',
      { otp: { ...follows, checked_on: '2026-02-30' } },
      [['sources.otp.checked_on', 'date_invalid']],
    ],
    ['no source', { otp: { ...follows, source: ' ' } }, [['sources.otp.source', 'too_short']]],
    ['more than that', { otp: { ...follows, by: 'me' } }, [['sources.otp.by', 'unknown_field']]],
  ])('is refused with %s', (_name, sources, expected) => {
    expect(errors({ sources })).toEqual(expected)
  })

  it('is the client’s alone: no account has sources of its own', () => {
    expect(() => resolvePolicy({}, { sources: { otp: follows } })).toThrow('sources')
  })
})
