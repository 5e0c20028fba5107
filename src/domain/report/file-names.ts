import { wallClock, type Clock } from '../time.ts'

/** What some file systems refuse in a name, or take for a folder. */
const unfit = /[\p{C}<>:"/\\|?*]/gu

/**
 * What a report is saved as (REPT-01): 'EPOD - {user} - {date}.xlsx', the day (DD-MM-YYYY) in the
 * clock's zone. An API key may be called what no file may.
 */
export const reportName = (user: string, clock: Clock): string => {
  const [year = '', month = '', day = ''] = wallClock(clock.now, clock.time_zone).day.split('-')
  return `EPOD - ${user.replaceAll(unfit, '-')} - ${day}-${month}-${year}.xlsx`
}

/** What all photos and papers are saved as (REPT-02). */
export const podsName = 'PODs.zip'

/**
 * Characters and bytes in UTF-8 of a part of a name: with two such parts, day, number and ending a
 * name stays within the 255 bytes that file systems give it, in the scripts of India too.
 */
const MOST_OF_PART = { characters: 60, bytes: 100 }

/** As much of the beginning as a part may have, in whole signs. */
const cut = (text: string): string => {
  let [kept, bytes] = ['', 0]
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
    if (bytes > MOST_OF_PART.bytes || kept.length + sign.length > MOST_OF_PART.characters) break
    kept += sign
  }
  return kept
}

/** Names that Windows keeps for devices, whatever follows a dot. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)$/i

/**
 * A text as a part of a file's name that every file system takes, and that leads out of no folder:
 * what some of them refuse becomes a hyphen.
 */
export const fitForFile = (text: string): string => {
  const plain = text.normalize('NFC').replaceAll(/[\p{C}<>:"/\\|?*\s]+/gu, '-')
  const fit = cut(plain).replaceAll(/^[.-]+|[.-]+$/g, '')
  return fit === '' || devices.test(fit) ? `_${fit}` : fit
}

/** What is known of a photo or paper that is taken away. */
export interface PodFacts {
  readonly identifier: string
  readonly client: string
  /** The day in the client's zone on which it was put on record, YYYY-MM-DD. */
  readonly day: string
  /** Which of its order it is, 1 for the first. */
  readonly number: number
  readonly ext: string
}

/** The name of a photo or paper: '{LR}_{client}_{date}_{n}.{ext}' (REPT-02). */
export const podName = ({ identifier, client, day, number, ext }: PodFacts): string =>
  `${[identifier, client, day].map(fitForFile).join('_')}_${number}.${fitForFile(ext).toLowerCase()}`

type ProofFacts = Pick<PodFacts, 'identifier' | 'client' | 'day'>

const proofName = ({ identifier, client, day }: ProofFacts): string =>
  [identifier, client, day].map(fitForFile).join('_')

/** The name of an order's certificate: '{LR}_{client}_{date}.pdf'. */
export const certificateName = (facts: ProofFacts): string => `${proofName(facts)}.pdf`

/** The name of an order's signed proof: '{LR}_{client}_{date}.sd-jwt'. */
export const credentialName = (facts: ProofFacts): string => `${proofName(facts)}.sd-jwt`

/**
 * Gives each file a name of its own, whatever the case: the first keeps it, later ones have a
 * number before the extension (REPT-02).
 */
export const distinctNames = (): ((name: string) => string) => {
  const taken = new Set<string>()
  const last = new Map<string, number>()
  const isFree = (name: string): boolean => !taken.has(name.toLowerCase())
  return (name) => {
    const dot = name.lastIndexOf('.')
    const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
    let number = last.get(name.toLowerCase()) ?? 1
    let distinct = name
    while (!isFree(distinct)) {
      number += 1
      distinct = `${stem} (${number})${extension}`
    }
    last.set(name.toLowerCase(), number)
    taken.add(distinct.toLowerCase())
    return distinct
  }
}
