import { lookup } from 'node:dns/promises'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openNameServer, type NameServer } from '../testing/name-server.ts'
import { guardedRequest, InnerAddress } from './guarded-request.ts'
import { whyNotListener } from './post-webhook.ts'
import { resolveHost, type NameSources } from './resolve-host.ts'

let [dns, web]: [NameServer | null, Server | null] = [null, null]
let folder = ''
let names: NameSources = { hosts: '', search: '', servers: [] }
const server = (): NameServer => {
  if (!dns) throw new Error('it was opened')
  return dns
}
beforeAll(async () => {
  dns = await openNameServer()
  folder = await mkdtemp(join(tmpdir(), 'epod-names-'))
  names = {
    hosts: join(folder, 'hosts'),
    search: join(folder, 'resolv.conf'),
    servers: [dns.address],
  }
  await writeFile(
    names.hosts,
    '127.0.0.1 localhost # itself\n::1 localhost\n10.0.0.7\tGateway gateway.in.test\n#10.0.0.8 none\n',
  )
  await writeFile(
    names.search,
    'nameserver 127.0.0.11\nsearch team.svc.test svc.test\noptions edns0 ndots:2\n',
  )
})
afterAll(async () => {
  web?.close()
  await dns?.close()
  await rm(folder, { recursive: true })
})
beforeEach(() => {
  server().addresses.clear()
  server().asked.length = 0
})
const found = async (host: string): Promise<string[]> =>
  (await resolveHost(host, AbortSignal.timeout(20_000), names)).map(({ address }) => address)

describe('a name that somebody outside gave', () => {
  it('has the addresses of both kinds that its servers say, IPv4 first [HOOK-01]', async () => {
    server().addresses.set('hooks.a.test', ['2600:0:0:0:0:0:0:7', '203.0.113.7', '203.0.113.8'])
    const all = await resolveHost('Hooks.A.test.', AbortSignal.timeout(20_000), names)
    expect(all).toEqual([
      { address: '203.0.113.7', family: 4 },
      { address: '203.0.113.8', family: 4 },
      { address: '2600::7', family: 6 },
    ])
    server().addresses.set('six.a.test', ['2600:0:0:0:0:0:0:8'])
    expect(await found('six.a.test.')).toEqual(['2600::8'])
    await expect(found('none.a.test.')).rejects.toThrow('no address')
  })

  it('is asked of nobody where the hosts file has it, or it is this machine’s own [HOOK-01]', async () => {
    expect(await found('GATEWAY')).toEqual(['10.0.0.7'])
    expect(await found('gateway.in.test')).toEqual(['10.0.0.7'])
    expect(await found('localhost')).toEqual(['127.0.0.1', '::1'])
    expect(await found('hook.localhost')).toEqual(['127.0.0.1', '::1'])
    expect(server().asked).toEqual([])
    await expect(found('none')).rejects.toThrow('no address')
  })

  it('is looked for in the search domains, first where it has few dots [HOOK-01]', async () => {
    server().addresses.set('listener.svc.test', ['10.1.0.1'])
    server().addresses.set('listener', ['10.1.0.2'])
    server().addresses.set('a.b.test', ['10.1.0.3'])
    server().addresses.set('c.d.e.svc.test', ['10.1.0.4'])
    expect(await found('listener')).toEqual(['10.1.0.1'])
    expect(await found('listener.')).toEqual(['10.1.0.2'])
    expect(await found('a.b.test')).toEqual(['10.1.0.3'])
    expect(server().asked).not.toContain('a.b.test.svc.test')
    expect(await found('c.d.e')).toEqual(['10.1.0.4'])
  })

  it('whose server is silent holds up no other look-up, and is let go of at once [HOOK-01]', async () => {
    server().silent.add('silent.a.test')
    const cut = new AbortController()
    const waiting = Array.from({ length: 50 }, () =>
      resolveHost('silent.a.test.', cut.signal, names),
    )
    const ended = Promise.allSettled(waiting)
    expect((await lookup('localhost')).address).toMatch(/^(127\.|::1)/)
    server().addresses.set('hooks.a.test', ['203.0.113.7'])
    expect(await found('hooks.a.test.')).toEqual(['203.0.113.7'])
    const reason = new Error('whoever asked has left')
    cut.abort(reason)
    for (const one of await ended) expect(one).toEqual({ status: 'rejected', reason })
    await expect(resolveHost('localhost', cut.signal, names)).rejects.toBe(reason)
  })

  it('of a listener is not waited for longer than a person would [HOOK-01]', async () => {
    server().silent.add('silent.a.test')
    const begun = performance.now()
    expect(await whyNotListener('https://silent.a.test./hook', false, names)).toBe('unknown_host')
    expect(performance.now() - begun).toBeLessThan(8_000)
  })
})

describe('a host with a name', () => {
  const asked = (url: URL, mayAsk: (addresses: readonly string[]) => boolean) =>
    guardedRequest(url, {
      method: 'GET',
      headers: { connection: 'close' },
      signal: AbortSignal.timeout(20_000),
      mayAsk,
      names,
    })
  let port = 0
  beforeAll(async () => {
    const listening = createServer((_request, response) => response.writeHead(204).end())
    web = listening
    await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
    port = (listening.address() as AddressInfo).port
  })

  it('is called at the address that was judged, which is looked up once [HOOK-01]', async () => {
    server().addresses.set('hooks.a.test', ['127.0.0.1'])
    const judged: (readonly string[])[] = []
    const { statusCode } = await asked(new URL(`http://hooks.a.test.:${port}/`), (addresses) => {
      judged.push(addresses)
      // What the name stands for from now on (DNS rebinding).
      server().addresses.set('hooks.a.test', ['127.9.9.9'])
      return true
    })
    expect([statusCode, judged]).toEqual([204, [['127.0.0.1']]])
    expect(server().asked).toEqual(['hooks.a.test', 'hooks.a.test'])
  })

  it('is not called where one of its addresses may not be asked, of either kind [HOOK-01]', async () => {
    server().addresses.set('hooks.a.test', ['127.0.0.1', '::1'])
    await expect(
      asked(new URL(`http://hooks.a.test.:${port}/`), (all) => !all.includes('::1')),
    ).rejects.toBeInstanceOf(InnerAddress)
  })
})
