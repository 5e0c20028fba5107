import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { mailGateway } from './mail.ts'
import { Undeliverable, Unreachable, type Gateway } from './messages.ts'

const message = { id: '1', recipient: 'someone@example.com', subject: 'Goods', body: 'Here.\n' }
const from = { name: 'Proof', address: 'proof@example.com' }

/** A mail server that does with each connection as it is told, and the gateway to it. */
const serverThat = async (meets: (socket: Socket) => void) => {
  const met: Socket[] = []
  const server: Server = createServer((socket) => {
    met.push(socket.on('error', () => {}))
    meets(socket)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    for (const socket of met) socket.destroy()
    server.close()
  })
  const { port } = server.address() as { port: number }
  const gateway: Gateway = mailGateway(`smtp://127.0.0.1:${port}`, from)
  return { gateway, met }
}

it('gives up at once what goes to no e-mail address, which a later try would not change [SHAR-05]', async () => {
  const { gateway, met } = await serverThat((socket) => socket.write('220 hello\r\n'))
  for (const recipient of ['nobody', '+919876543210', 'a@b', '']) {
    const sent = gateway.send({ ...message, recipient })
    await expect(sent).rejects.toBeInstanceOf(Undeliverable)
    await expect(sent).rejects.toMatchObject({ why: 'wrong_number' })
  }
  expect(met).toHaveLength(0)
})

it('does not begin to send a mail once the process stops [SHAR-05]', async () => {
  const { gateway, met } = await serverThat((socket) => socket.write('220 hello\r\n'))
  const sent = gateway.send(message, AbortSignal.abort())
  await expect(sent).rejects.toThrow(new Unreachable('stopped while sending'))
  expect(met).toHaveLength(0)
})

it('fails no more than the mail where the process stops just as it is connected [SHAR-05]', async () => {
  const cutting = new AbortController()
  const { gateway } = await serverThat(() => cutting.abort())
  const sent = gateway.send(message, cutting.signal)
  await expect(sent).rejects.toThrow(new Unreachable('stopped while sending'))
})

it('fails no more than the mail where the server hangs up at once [SHAR-05]', async () => {
  const { gateway } = await serverThat((socket) => socket.resetAndDestroy())
  const sent = await Promise.allSettled(Array.from({ length: 40 }, () => gateway.send(message)))
  for (const one of sent) {
    expect(one).toMatchObject({ status: 'rejected', reason: expect.any(Unreachable) })
    // It is seen at once, and not only as no greeting comes.
    expect(one).toMatchObject({ reason: { message: expect.stringMatching(/ECONNRESET|ended/) } })
  }
})
