import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/**
 * What a mail server took, and what it is to do with the next mails, one each; then it takes them.
 */
export interface SeenMail {
  mails: Email[]
  /** Their bytes, as a mail program keeps them, where somebody wants them. */
  bytes?: Buffer[]
  /** Was each handed over by TLS? */
  encrypted: boolean[]
  behaviour: ('refuse' | 'refuse for good' | 'drop after accepting' | 'hang' | 'slow')[]
}

/** How long a slow server takes behind the final dot. */
export const SLOW_MS = 4_500

/** A mail server on loopback that answers as it is told to. */
export const listen = (seen: SeenMail, port = 0, hideSTARTTLS = false): Promise<SMTPServer> =>
  new Promise((resolve) => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH'],
      logger: false,
      hideSTARTTLS,
      onRcptTo: (_address, _session, done) => {
        if (seen.behaviour[0] === 'hang') seen.behaviour.shift()
        else done()
      },
      onData: (stream, session, done) => {
        seen.encrypted.push(session.secure)
        const chunks: Buffer[] = []
        const taken = async (): Promise<void> => {
          const next = seen.behaviour.shift()
          if (next === 'refuse')
            return done(Object.assign(new Error('try later'), { responseCode: 451 }))
          if (next === 'refuse for good')
            return done(Object.assign(new Error('never'), { responseCode: 554 }))
          seen.bytes?.push(Buffer.concat(chunks))
          seen.mails.push(await PostalMime.parse(Buffer.concat(chunks)))
          if (next === 'slow') setTimeout(done, SLOW_MS)
          if (next === undefined) done()
          // The client never hears that its mail was taken.
          if (next === 'drop after accepting')
            for (const connection of server.connections) connection.close()
        }
        stream.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => void taken())
      },
    })
    server.on('error', () => {})
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
/** Ends a server. */
export const closed = (server: SMTPServer): Promise<void> =>
  new Promise((resolve) => server.close(() => resolve()))
/** Where a server listens. */
export const portOf = (server: SMTPServer): number => (server.server.address() as AddressInfo).port
