import { dayBefore, wallClock, type Clock } from '../time.ts'
import { checkpointMailWords } from '../words/checkpoint-mail.ts'
import { checkpointMailWords as hindi } from '../words/hi/checkpoint-mail.ts'
import { languageFor, officeLanguages, type ClientLanguages } from '../words/languages.ts'

/** By then the last event of a day is under a checkpoint, which is signed each minute. */
const NOT_BEFORE = '00:10'

/** The day whose digest is due, which is the one that has ended; null in the first minutes. */
export const digestDay = ({ now, time_zone }: Clock): string | null => {
  const { day, time } = wallClock(now, time_zone)
  return time < NOT_BEFORE ? null : dayBefore(day, 1)
}

/** What the digest of a day tells. */
export interface CheckpointDigest {
  readonly client: string
  readonly day: string
  /** Orders that were received or rejected that day. */
  readonly closed: number
  readonly size: number
  /** The newest checkpoint, with all its signatures. */
  readonly note: string
  /** The keys of the log, each in its line, the one in use first. */
  readonly vkeys: readonly string[]
  readonly public_url: string
}

/** A mail with a text as its attachment. */
export interface MailWithFile {
  readonly subject: string
  readonly body: string
  readonly attachment_name: string
  readonly attachment: string
}

/** The digest as mail, in the language that the client's pages begin with. */
export const checkpointMail = (
  digest: CheckpointDigest,
  languages: ClientLanguages,
): MailWithFile => {
  const language = languageFor(null, languages, [], officeLanguages)
  const words = language === 'hi' ? hindi : checkpointMailWords
  const attachment_name = `checkpoint-${digest.size}.txt`
  // One line each, so that it can be pasted into any shell.
  const keys = digest.vkeys.map((key) => ` --key '${key}'`).join('')
  return {
    subject: words.subject(digest),
    body: words.text({
      ...digest,
      command: `npm run verify-log -- --checkpoint ${attachment_name}${keys}`,
      log: `${digest.public_url}/log/checkpoint`,
    }),
    attachment_name,
    attachment: digest.note,
  }
}
