import type { Translate } from './catalogue.ts'
import { parcelWords } from './parcel.ts'
import type { OrderLabel } from '../order/label/label-schema.ts'

type Told = Pick<
  OrderLabel,
  'dangerous_goods' | 'authority_to_leave' | 'signature_required' | 'not_before' | 'not_after'
>

/**
 * What a label asks of whoever brings the goods, each in a few words; `time` says an instant, and
 * without it no times are told.
 */
export const labelTold = (
  label: Told,
  t: Translate,
  time?: (instant: string) => string,
): string[] => {
  const say = t(parcelWords)
  return [
    ...(label.dangerous_goods === true ? [say.dangerous] : []),
    ...(label.signature_required === true ? [say.signature] : []),
    ...(label.authority_to_leave === true && label.signature_required !== true
      ? [say.mayLeave]
      : []),
    ...(time && label.not_before !== null ? [say.notBefore(time(label.not_before))] : []),
    ...(time && label.not_after !== null ? [say.notAfter(time(label.not_after))] : []),
  ]
}
