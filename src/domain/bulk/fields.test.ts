import { describe, expect, it } from 'vitest'
import { fieldOf } from './fields.ts'

describe('the field of a configured header', () => {
  it.each([
    ['srcname', 'text', ['source', 'name'], 'text'],
    ['destname', 'text', ['destination', 'name'], 'text'],
    ['tel', 'number', ['driver', 'contact'], 'phones'],
    ['driver_name', 'text', ['driver', 'name'], 'text'],
    ['spoc_name', 'text', ['spocs', '0', 'name'], 'text'],
    ['spoc_number', 'text', ['spocs', '0', 'contact', 'phone'], 'phones'],
    ['spoc_email', 'text', ['spocs', '0', 'contact', 'email'], 'emails'],
    ['eta_hrs', 'text', ['tat'], 'tat'],
    ['identifier', 'number', ['identifier'], 'text'],
    ['ship_weight', 'text', ['ship_weight', 'weight'], 'number'],
    ['no_of_units', 'text', ['no_of_units'], 'number'],
    ['destination.city', 'text', ['destination', 'city'], 'text'],
    ['po_number', 'text', ['po_number'], 'text'],
    ['label', 'text', ['label'], 'text'],
    ['route', 'text', ['extra_fields', 'route'], 'text'],
    ['loaded', 'date', ['extra_fields', 'loaded'], 'date'],
    ['crates', 'number', ['extra_fields', 'crates'], 'number'],
    ['gate', 'time', ['extra_fields', 'gate'], 'time'],
    ['remark', 'colour', ['extra_fields', 'remark'], 'text'],
    ['toString', 'text', ['extra_fields', 'toString'], 'text'],
    ['x'.repeat(70), 'text', ['extra_fields', 'x'.repeat(64)], 'text'],
  ])('%s of type %s is %j, a %s [BULK-04] [BULK-05]', (value, type, path, kind) => {
    expect(fieldOf(value, type)).toEqual({ path, kind })
  })
})
