import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider, type ClientMetadata } from 'oidc-provider'

/** Somebody at the provider, by the claims that it tells. */
export type Person = Readonly<Record<string, unknown>>

/** An OpenID Connect provider of a kept implementation, on loopback, with a form for any name. */
export interface TestProvider {
  readonly issuer: string
  readonly client: { readonly client_id: string; readonly client_secret: string }
  /** Who signs in under which name; any other name is refused. */
  readonly people: Map<string, Person>
  /**
   * Signs in as this person at an address of the provider's, and answers where it sends the
   * browser.
   */
  signIn(url: string, login: string): Promise<URL>
  close(): Promise<void>
}

const cookiesFrom = (answer: Response, jar: Map<string, string>): void => {
  for (const line of answer.headers.getSetCookie()) {
    const [pair = ''] = line.split(';')
    const at = pair.indexOf('=')
    jar.set(pair.slice(0, at), pair.slice(at + 1))
  }
}

/** Opens one that knows this redirect address; more of a client's metadata may be given. */
export const openProvider = async (
  redirect_uri: string,
  metadata: Partial<ClientMetadata> = {},
): Promise<TestProvider> => {
  const people = new Map<string, Person>()
  let serve: ReturnType<Provider['callback']> | null = null
  const server = createServer((request, response) => void serve?.(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const client = { client_id: 'epod', client_secret: 'provider-secret' }
  const provider = new Provider(issuer, {
    clients: [{ ...client, redirect_uris: [redirect_uri], ...metadata }],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'preferred_username', 'groups'],
    },
    pkce: { required: () => true },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    cookies: { keys: ['only for tests'] },
    findAccount: (_context, sub) => {
      const person = people.get(sub)
      return person && { accountId: sub, claims: () => ({ sub, ...person }) }
    },
    features: {
      devInteractions: { enabled: true },
      rpInitiatedLogout: { enabled: true },
      backchannelLogout: { enabled: true },
    },
  })
  serve = provider.callback()
  const signIn = async (url: string, login: string): Promise<URL> => {
    const jar = new Map<string, string>()
    let [at, form]: [URL, Record<string, string> | null] = [new URL(url), null]
    for (let step = 0; step < 12; step += 1) {
      const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
      const answer: Response = await fetch(at, {
        redirect: 'manual',
        headers: { cookie },
        ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      })
      cookiesFrom(answer, jar)
      const next = answer.headers.get('location')
      if (next !== null) {
        at = new URL(next, at)
        form = null
        if (at.href.startsWith(redirect_uri)) return at
        continue
      }
      const prompt = /name="prompt" value="(\w+)"/.exec(await answer.text())?.[1]
      if (prompt === undefined) throw new Error(`the provider stopped at ${at.href}`)
      form = prompt === 'login' ? { prompt, login, password: 'any' } : { prompt }
      at = new URL(at.pathname, at)
    }
    throw new Error('the provider went round in circles')
  }
  return {
    issuer,
    client,
    people,
    signIn,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
