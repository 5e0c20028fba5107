/** What the commonest passwords are made of, and what people here would try first. */
const WORDS = [
  'administrator',
  'password',
  'passwort',
  'iloveyou',
  'changeme',
  'football',
  'sunshine',
  'princess',
  'superman',
  'transport',
  'logistics',
  'delivery',
  'welcome',
  'letmein',
  'cricket',
  'bharat',
  'qwerty',
  'monkey',
  'dragon',
  'shadow',
  'master',
  'secret',
  'admin',
  'hello',
  'india',
  'login',
  'guest',
  'epod',
  'pass',
  'test',
  'user',
]
/** Keys beside each other, and the alphabet; both ways. */
const ROWS = ['abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', '01234567890']
const reversed = (text: string): string => Array.from(text).toReversed().join('')
const rows = [...ROWS, ...ROWS.map(reversed)]
const LEAST_RUN = 4

/** Signs that stand for letters, as everybody who guesses knows. */
const letterOf: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
}

/** The text without the longest pieces of rows, each of four signs at least. */
const withoutRuns = (text: string): string => {
  for (let length = text.length; length >= LEAST_RUN; length -= 1)
    for (let at = 0; at + length <= text.length; at += 1) {
      const piece = text.slice(at, at + length)
      if (rows.some((row) => row.includes(piece)))
        return `${text.slice(0, at)} ${withoutRuns(text.slice(at + length))}`
    }
  return text
}

const without = (text: string, words: readonly string[]): string =>
  words.reduce((left, word) => left.replaceAll(word, ' '), text)

/** Letters that have to be left beside what everybody tries, and different signs of the whole. */
const LEAST_LETTERS = 4
const LEAST_SIGNS = 4

/**
 * Blocklist of passwords (NIST SP 800-63B, 3.1.1.2): is this one among the first that would be
 * tried? So it is where next to nothing is left beside common words, rows of keys, figures and
 * `names`, which are the account's own.
 */
export const isGuessable = (password: string, names: readonly string[] = []): boolean => {
  const plain = password.toLowerCase()
  if (new Set(plain).size < LEAST_SIGNS || /^[\d\s.+-]+$/.test(plain)) return true
  const own = names.map((name) => name.toLowerCase()).filter((name) => name.length >= LEAST_RUN)
  const spelled = Array.from(plain, (sign) => letterOf[sign] ?? sign).join('')
  return [plain, spelled].some((text) => {
    const left = without(withoutRuns(without(text, own)), WORDS)
    return left !== text && left.replaceAll(/[^\p{L}]/gu, '').length < LEAST_LETTERS
  })
}
