import type { OrderLabel } from '../label/label-schema.ts'
import { arePhotosThere } from './wanted-photo.ts'

/** What a driver does on a delivery. */
export type DriverStep = 'reached' | 'label' | 'signature' | 'photos' | 'otp' | 'remark'

type Actions =
  | 'outbound'
  | 'photo'
  | 'label'
  | 'leave'
  | 'signature'
  | 'remark'
  | 'trigger_otp'
  | 'not_delivered'

/** View of an order that a driver is at the door with, and of what this driver may do with it. */
export interface DoorView {
  readonly status: string | null
  readonly reached_at?: string | null | undefined
  readonly label?: Pick<OrderLabel, 'authority_to_leave' | 'signature_required'> | undefined
  readonly signature?: object | null | undefined
  readonly photos: readonly { readonly tag: string }[]
  readonly remarks: readonly { readonly action_by: string }[]
  /** By action: null where it is allowed, else the code of what refuses it. */
  readonly may: Readonly<Partial<Record<Actions | 'verify_otp', { readonly code: string } | null>>>
}

/** What the account wants before the order is closed. */
export interface DoorRules {
  readonly signature: string
  readonly receive_needs_epod_photo: boolean
  readonly receive_needs_spoc_photo: boolean
  readonly mandatory_fields_in_epod_closure: readonly string[]
}

/** What this driver has under way, or leaves for later, here and now. */
export interface DoorState {
  readonly put_off: ReadonlySet<DriverStep>
  /** Photos that are picked and not sent yet. */
  readonly has_unsent: boolean
}

/** Does the order wait for this before it can be closed, so that it cannot be put off? */
export const isNeeded = (step: DriverStep, door: DoorView, rules: DoorRules): boolean => {
  const named = rules.mandatory_fields_in_epod_closure
  switch (step) {
    case 'photos':
      return (
        rules.receive_needs_epod_photo ||
        rules.receive_needs_spoc_photo ||
        named.includes('attachment') ||
        // Of damage, which a driver is not always told of.
        door.may.verify_otp?.code === 'damage_photo_missing'
      )
    case 'signature':
      return (
        rules.signature === 'required' ||
        (rules.signature !== 'off' && door.label?.signature_required === true)
      )
    case 'remark':
      return named.includes('remarks') || named.includes('item_condition')
    default:
      return step === 'reached'
  }
}

/** Is this on record, as far as this driver is asked for it? */
const isOnRecord = (step: DriverStep, door: DoorView, rules: DoorRules): boolean => {
  switch (step) {
    case 'reached':
      return Boolean(door.reached_at)
    case 'photos':
      return arePhotosThere(door, rules)
    case 'signature':
      return Boolean(door.signature)
    case 'remark':
      return door.remarks.some(({ action_by }) => action_by === 'driver')
    default:
      return false
  }
}

const actionOf = {
  reached: 'outbound',
  photos: 'photo',
  // Leaving the goods is what a label asks a driver to do.
  label: 'leave',
  signature: 'signature',
  remark: 'remark',
  otp: 'trigger_otp',
} as const satisfies Record<DriverStep, Actions>

/** For a code, a driver waits; everything else that refuses one stays as it is. */
const passing = new Set(['otp_too_soon', 'otp_locked'])

const isOpen = (step: DriverStep, { may }: DoorView): boolean => {
  const refusal = may[actionOf[step]]
  if (refusal === null) return true
  return step === 'otp' && (may.verify_otp === null || passing.has(refusal?.code ?? ''))
}

const evidence = ({ label }: DoorView): readonly DriverStep[] => {
  if (label?.authority_to_leave === true) return ['photos', 'label', 'signature']
  return label ? ['label', 'signature', 'photos'] : ['signature', 'photos']
}

/**
 * In which order the steps come: papers are signed, then photographed, and the code that closes the
 * order follows. Goods that may be left are photographed first. A remark that nothing waits for
 * comes last, and a label where none is known yet.
 */
export const pathOf = (door: DoorView, rules: DoorRules): readonly DriverStep[] => [
  'reached',
  ...evidence(door),
  ...(isNeeded('remark', door, rules)
    ? (['remark', 'otp'] as const)
    : (['otp', 'remark'] as const)),
  ...(door.label ? [] : (['label'] as const)),
]

/** Is this step shown, be it the next one or a line beside it? */
export const isShown = (step: DriverStep, door: DoorView): boolean => {
  const { status, may } = door
  switch (step) {
    case 'reached':
      return may.outbound === null && !door.reached_at
    case 'label':
      return status === 'open'
    case 'signature':
      return may.signature === null || Boolean(door.signature)
    case 'otp':
      return status === 'open' && may.trigger_otp?.code !== 'otp_off'
    default:
      return true
  }
}

/**
 * May it be recorded as not delivered, or is a photo of the door all that lacks, which is taken
 * with it (DOOR-13)?
 */
export const mayFail = ({ status, may: { not_delivered } }: DoorView): boolean =>
  status === 'open' && (not_delivered === null || not_delivered?.code === 'door_photo_missing')

/** Which one step is next; null where nothing is left, or the order is over (DOOR-02). */
export const nextStep = (
  door: DoorView,
  rules: DoorRules,
  { put_off, has_unsent }: DoorState,
): DriverStep | null =>
  (door.status === 'open' &&
    pathOf(door, rules).find(
      (step) =>
        isOpen(step, door) &&
        ((step === 'photos' && has_unsent) ||
          !(isOnRecord(step, door, rules) || put_off.has(step))),
    )) ||
  null

/**
 * Where a link opens that names a step: there, or at no step by name, '', where that is on record
 * (CHAS-01).
 */
export const stepAsked = (named: string, door: DoorView, rules: DoorRules): string =>
  isStep(named) && isOnRecord(named, door, rules) ? '' : named

const isStep = (named: string): named is DriverStep => named in actionOf
