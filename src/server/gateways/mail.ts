import { connect, type Socket } from 'node:net'
import { createTransport } from 'nodemailer'
import { isEmail } from '../../domain/contact.ts'
import type { Sender } from '../env.ts'
import { isLoopback } from '../loopback.ts'
import { type Gateway, type OutgoingMessage, Unreachable } from './messages.ts'

const CONNECT_MS = 3_000
const TOTAL_MS = 10_000

/**
 * Mail by SMTP. The connection is encrypted when the server offers it, and has to be unless the
 * server is on this machine.
 */
export const mailGateway = (smtp_url: string, from: Sender): Gateway => {
  const server = serverOf(smtp_url)
  const domain = from.address.slice(from.address.indexOf('@') + 1)
  return {
    send: async (message) => {
      if (!isEmail(message.recipient)) throw new Error('the recipient is not an e-mail address')
      const socket = await connected(server)
      const timer = setTimeout(
        () => socket.destroy(new Error(`no answer within ${TOTAL_MS / 1000} s`)),
        TOTAL_MS - CONNECT_MS,
      )
      const transport = createTransport({
        ...server,
        connection: socket,
        greetingTimeout: CONNECT_MS,
        socketTimeout: TOTAL_MS,
        requireTLS: !server.isHere && !server.secure,
        // Between a machine and itself there is nobody whose certificate would say anything.
        tls: { rejectUnauthorized: !server.isHere },
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      try {
        const { messageId } = await transport.sendMail(mailOf(message, from, domain))
        return { provider_id: messageId }
      } catch (error) {
        throw isRefusal(error) ? error : new Unreachable(messageOf(error), { cause: error })
      } finally {
        clearTimeout(timer)
        transport.close()
        socket.destroy()
      }
    },
  }
}

const mailOf = (
  { id, recipient, subject, body }: OutgoingMessage,
  from: Sender,
  domain: string,
) => ({
  from,
  to: { name: '', address: recipient },
  envelope: { from: from.address, to: recipient },
  subject: oneLine(subject).slice(0, 200),
  text: body,
  // The same for every try: who gets it twice can tell.
  messageId: `<${id}@${domain}>`,
  headers: { 'Auto-Submitted': 'auto-generated' },
})

/** Text without line breaks and other control characters, fit for a header. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

interface Server {
  readonly host: string
  readonly port: number
  readonly secure: boolean
  readonly isHere: boolean
  readonly auth?: { user: string; pass: string }
}

const serverOf = (smtp_url: string): Server => {
  const url = new URL(smtp_url)
  const secure = url.protocol === 'smtps:'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return {
    host,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    isHere: isLoopback(host),
    ...(url.username === ''
      ? {}
      : {
          auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
        }),
  }
}

const connected = ({ host, port }: Server): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host, port })
    const timer = setTimeout(
      () => socket.destroy(new Error(`no connection within ${CONNECT_MS / 1000} s`)),
      CONNECT_MS,
    )
    const failed = (error: Error): void => {
      clearTimeout(timer)
      reject(new Unreachable(error.message, { cause: error }))
    }
    socket.once('error', failed).once('connect', () => {
      clearTimeout(timer)
      socket.off('error', failed)
      resolve(socket)
    })
  })

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

/** Did the server answer, and say no? 421 says that it is about to close. */
const isRefusal = (error: unknown): boolean => {
  const { responseCode } = error as { responseCode?: number }
  return responseCode !== undefined && responseCode !== 421
}
