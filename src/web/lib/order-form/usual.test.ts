import { expect, it } from 'vitest'
import type { Usual } from '../../../contract/orders/usual.ts'
import { blankForm, type FormValues } from './form-values.ts'
import { fillingOf, stillFilled } from './usual.ts'

const blank = blankForm({ now: '2026-03-10T06:30:00.000Z', time_zone: 'Asia/Kolkata' })
const usual: Usual = {
  driver: { name: 'Ravi', contact: ['9876543210', '9876543211'] },
  destination: {
    address: '1 Main Road',
    city: 'Nagpur',
    postal_code: '440001',
    state: null,
    spocs: [{ name: 'Meera', contact: { phone: ['9876500002'], email: [] } }],
  },
  eta_hrs: 48,
}
const nothing: Usual = { driver: null, destination: null, eta_hrs: null }

it('fills in what is empty, and nothing that a person typed [DESK-07]', () => {
  expect(fillingOf(blank, usual, {})).toEqual({
    'driver.name': 'Ravi',
    'driver.contact': '9876543210,9876543211',
    'destination.address': '1 Main Road',
    'destination.city': 'Nagpur',
    'destination.postal_code': '440001',
    'spocs.0.name': 'Meera',
    'spocs.0.contact.phone': '9876500002',
    eta_hrs: '48',
  })
  const typed: FormValues = {
    ...blank,
    driver: { name: 'Asha', contact: '' },
    eta_hrs: '12',
  }
  // A phone belongs to the driver whose name was typed.
  expect(
    Object.keys(fillingOf(typed, usual, {})).filter((field) => /driver|eta/.test(field)),
  ).toEqual([])
})

it('follows another truck or destination where it filled in before, and leaves what was changed since [DESK-07]', () => {
  const filled = { 'driver.name': 'Ravi', 'driver.contact': '9876543210', eta_hrs: '48' }
  const values: FormValues = {
    ...blank,
    driver: { name: 'Ravi', contact: '9876543210' },
    eta_hrs: '50',
  }
  const next = { ...nothing, driver: { name: 'Bela', contact: ['9876500009'] }, eta_hrs: 7 }
  expect(fillingOf(values, next, filled)).toEqual({
    'driver.name': 'Bela',
    'driver.contact': '9876500009',
  })
  expect(fillingOf(values, nothing, filled)).toEqual({ 'driver.name': '', 'driver.contact': '' })
  expect(stillFilled(values, filled)).toEqual(['driver.name', 'driver.contact'])
})

it('fills in nothing where nothing is usual [DESK-07]', () => {
  expect(fillingOf(blank, nothing, {})).toEqual({})
})
