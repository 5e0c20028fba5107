/** Controls, line ends, and marks that turn the direction of what stands around them (UAX 9). */
const unshown = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** Does a name show as it is written, on one line, and change nothing around it? */
export const isShownName = (name: string): boolean => !unshown.test(name)
