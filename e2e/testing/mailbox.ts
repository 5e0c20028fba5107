import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { AddressInfo } from 'node:net'

/** A real mail server on loopback and what it was given. */
export interface Mailbox {
  readonly url: string
  /** The newest mail to an address, waiting up to 10 s for it. */
  mailTo(address: string): Promise<Email>
  close(): Promise<void>
}

/** Opens one that takes every mail, without sign-in or TLS. */
export const openMailbox = async (): Promise<Mailbox> => {
  const mails: { to: string[]; mail: Email }[] = []
  const arrived = new EventTarget()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      const keep = async (): Promise<void> => {
        const mail = await PostalMime.parse(Buffer.concat(chunks))
        mails.push({ to: envelope.rcptTo.map(({ address }) => address), mail })
        arrived.dispatchEvent(new Event('mail'))
      }
      stream
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          keep().then(
            () => setImmediate(done),
            (error: Error) => setImmediate(done, error),
          )
        })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mailTo: async (address) => {
      const find = () => mails.findLast(({ to }) => to.includes(address))?.mail
      const deadline = AbortSignal.timeout(10_000)
      for (;;) {
        const found = find()
        if (found) return found
        await new Promise((resolve, reject) => {
          arrived.addEventListener('mail', resolve, { once: true })
          deadline.addEventListener(
            'abort',
            () => reject(new Error(`no mail to ${address} in 10 s`)),
            { once: true },
          )
        })
      }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
