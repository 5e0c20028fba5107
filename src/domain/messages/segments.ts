/** How a text travels as SMS: in which alphabet, how long it is in it, and in how many parts. */
export interface SmsLength {
  readonly alphabet: 'gsm7' | 'ucs2'
  /** Septets of GSM 7-bit (3GPP TS 23.038), or UTF-16 units of UCS-2. */
  readonly units: number
  readonly segments: number
  /** Units that the last part still has room for. */
  readonly left: number
}

/** The basic set of 3GPP TS 23.038, 6.2.1; each sign takes one septet. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
    '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** Its extension table: each sign stands behind an escape, and takes two. */
const extension = new Set('\f^{}\\[~]|€')

/** Units of a text that is one part, and of each part where there are several. */
const room = { gsm7: { one: 160, each: 153 }, ucs2: { one: 70, each: 67 } } as const

/** Septets of each sign; null where one of them is not in the alphabet. */
const septetsOf = (signs: readonly string[]): number[] | null => {
  const septets: number[] = []
  for (const sign of signs) {
    if (basic.has(sign)) septets.push(1)
    else if (extension.has(sign)) septets.push(2)
    else return null
  }
  return septets
}

/**
 * Segmentation: how a text travels as SMS. No sign is cut in two, so that a part may stay a unit
 * short.
 */
export const smsLength = (text: string): SmsLength => {
  const signs = Array.from(text)
  const septets = septetsOf(signs)
  const alphabet = septets ? 'gsm7' : 'ucs2'
  const sizes = septets ?? signs.map((sign) => sign.length)
  const units = sizes.reduce((sum, size) => sum + size, 0)
  const { one, each } = room[alphabet]
  if (units <= one) return { alphabet, units, segments: 1, left: one - units }
  let [segments, filled] = [1, 0]
  for (const size of sizes) {
    if (filled + size > each) {
      segments += 1
      filled = 0
    }
    filled += size
  }
  return { alphabet, units, segments, left: each - filled }
}

/** In how many parts a message's text travels as SMS, as providers are given it. */
export const smsParts = (text: string): number => smsLength(text.trim()).segments

/** What a message costs by the price of its channel: so much a part, of SMS. */
export const messageCost = (each: number, channel: string, text: string): number =>
  each * (channel === 'sms' ? smsParts(text) : 1)
