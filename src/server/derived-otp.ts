const CODES = 900_000
/** As many codes as fit into 32 bits evenly; what lies above would make some likelier. */
const EVEN = Math.floor(2 ** 32 / CODES) * CODES

/**
 * HOTP (RFC 4226): six digits out of message authentication codes, each as likely as another
 * (rejection sampling). `mac` gives the one of a counter, 32 bytes that only the key tells.
 */
export const derivedOtp = (mac: (counter: number) => Buffer): number => {
  for (let counter = 0; ; counter += 1) {
    const bytes = mac(counter)
    for (let at = 0; at + 4 <= bytes.length; at += 4) {
      const word = bytes.readUInt32BE(at)
      if (word < EVEN) return 100_000 + (word % CODES)
    }
  }
}
