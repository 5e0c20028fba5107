import { connect, type Socket } from 'node:net'
import { isEmail } from '../../../domain/contact.ts'
import type { Sender } from '../../env.ts'
import { isLoopback } from '../../loopback.ts'
import { brandedMail } from './branded-mail.ts'
import { type Gateway, type OutgoingMessage, Undeliverable, Unreachable } from './messages.ts'

/** How long a mail server may take, in ms; a test may shorten it. */
export interface MailPace {
  readonly connect_ms: number
  /** From the first byte until it has the whole message. */
  readonly total_ms: number
  /** From the final dot until it says that it has taken the message. */
  readonly after_dot_ms: number
}

/**
 * RFC 5321 4.5.3.2.6 gives a server ten minutes behind the final dot: who hangs up before does not
 * know whether the mail was taken, and would send it twice.
 */
const pace: MailPace = { connect_ms: 3_000, total_ms: 10_000, after_dot_ms: 600_000 }

type TakesSocket = (error: Error | null, taken?: { readonly connection: Socket }) => void

const STOPPED = 'stopped while sending'

/**
 * Mail by SMTP. The connection is encrypted when the server offers it, and has to be unless the
 * server is on this machine.
 */
export const mailGateway = (
  smtp_url: string,
  from: Sender,
  { connect_ms, total_ms, after_dot_ms }: MailPace = pace,
): Gateway => {
  const server = serverOf(smtp_url)
  const domain = from.address.slice(from.address.indexOf('@') + 1)
  return {
    send: async (message, cut) => {
      if (!isEmail(message.recipient))
        throw new Undeliverable('the recipient is not an e-mail address', { why: 'wrong_number' })
      // Much code, which whoever sends no mail is spared.
      const { createTransport } = await import('nodemailer')
      if (cut?.aborted) throw new Unreachable(STOPPED)
      const socket = await connected(server, connect_ms)
      // Until the transport listens nobody else would, and what nobody listens to ends the process.
      socket.on('error', () => {})
      const endAfter = (ms: number): NodeJS.Timeout =>
        setTimeout(() => socket.destroy(new Error(`no answer within ${ms / 1000} s`)), ms)
      let timer = endAfter(total_ms)
      const stop = (): void => void socket.destroy(new Error(STOPPED))
      cut?.addEventListener('abort', stop)
      const transport = createTransport({
        ...server,
        getSocket: (_options: unknown, done: TakesSocket) =>
          socket.destroyed
            ? done(socket.errored ?? new Error('the connection ended'))
            : done(null, { connection: socket }),
        greetingTimeout: connect_ms,
        socketTimeout: after_dot_ms,
        requireTLS: !server.isHere && !server.secure,
        // Between a machine and itself there is nobody whose certificate would say anything.
        tls: { rejectUnauthorized: !server.isHere },
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      // The text ends where the connection has read it all: the dot comes next.
      transport.use('stream', ({ message: text }, done) => {
        text.processFunc((stream) =>
          stream.once('end', () => {
            clearTimeout(timer)
            timer = endAfter(after_dot_ms)
          }),
        )
        done()
      })
      try {
        if (cut?.aborted) stop()
        const { messageId } = await transport.sendMail(mailOf(message, from, domain))
        return { provider_id: messageId }
      } catch (error) {
        if (isForGood(error)) throw new Undeliverable(messageOf(error), { cause: error })
        throw isRefusal(error) ? error : new Unreachable(messageOf(error), { cause: error })
      } finally {
        clearTimeout(timer)
        cut?.removeEventListener('abort', stop)
        transport.close()
        socket.destroy()
      }
    },
  }
}

const mailOf = (
  { id, recipient, subject, body, brand = null, file = null }: OutgoingMessage,
  from: Sender,
  domain: string,
) => ({
  from: brand ? { name: oneLine(brand.name), address: from.address } : from,
  to: { name: '', address: recipient },
  envelope: { from: from.address, to: recipient },
  subject: oneLine(subject).slice(0, 200),
  ...(brand
    ? { text: `${body}\n\n${brand.name}`, html: brandedMail(body, brand) }
    : { text: body }),
  // As bytes, so that not a line end of it is changed on its way.
  ...(file && {
    attachments: [
      {
        filename: file.name,
        content: Buffer.from(file.text),
        contentType: 'text/plain; charset=utf-8',
        contentTransferEncoding: 'base64' as const,
      },
    ],
  }),
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

const connected = ({ host, port }: Server, within_ms: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host, port })
    const timer = setTimeout(
      () => socket.destroy(new Error(`no connection within ${within_ms / 1000} s`)),
      within_ms,
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

/**
 * Did it say no to this mail for good (RFC 5321 4.2.1)? Of how we sign in, or that we should have,
 * it says nothing about the mail.
 */
const isForGood = (error: unknown): boolean => {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return (
    (code === 'EENVELOPE' || code === 'EMESSAGE') &&
    responseCode !== undefined &&
    responseCode >= 500 &&
    responseCode !== 530
  )
}
