import { describe, expect, it } from 'vitest'
import type { OpenedPublic } from '../../../contract/proof/links.ts'
import type { Answer } from '../../lib/api/answer.ts'
import { newTransport } from './transport.ts'

const done: Answer<string> = { ok: true, code: 200, body: 'done' }
const refused = (code: number, body: unknown = { status: false }): Answer<never> => ({
  ok: false,
  code,
  message: 'no',
  said: null,
  retry_after_ms: 0,
  body,
})

/** A link that opens with a fresh token, or with this refusal; what happened stands in `log`. */
const aLink = (refusal: Answer<never> | null = null) => {
  const log: string[] = []
  // Of what opening answers, the token alone counts here.
  const opened = { token: 'fresh' } as OpenedPublic
  const open = async (): Promise<Answer<OpenedPublic>> => {
    log.push('open')
    return refusal ?? { ok: true, code: 200, body: opened }
  }
  return {
    log,
    transport: newTransport('first', {
      open,
      onOpened: ({ token }) => log.push(`opened with ${token}`),
      onGone: () => log.push('gone'),
    }),
    /** A call that the tokens in `good` may make. */
    ask:
      (...good: string[]) =>
      async (token: string): Promise<Answer<string>> => {
        log.push(`ask with ${token}`)
        return good.includes(token) ? done : refused(401)
      },
  }
}

describe('a transport under a token', () => {
  it('asks once while the token is good [PUBL-01]', async () => {
    const { log, transport, ask } = aLink()
    expect(await transport.send(ask('first'))).toEqual(done)
    expect(log).toEqual(['ask with first'])
  })

  it('exchanges a token that has run out once, and goes on under the fresh one [PUBL-07]', async () => {
    const { log, transport, ask } = aLink()
    expect(await transport.send(ask('fresh'))).toEqual(done)
    expect(log).toEqual(['ask with first', 'open', 'opened with fresh', 'ask with fresh'])
    expect(transport.token()).toBe('fresh')
  })

  it('does not try for ever', async () => {
    const { log, transport, ask } = aLink()
    expect(await transport.send(ask())).toMatchObject({ code: 401 })
    expect(log.filter((what) => what === 'open')).toHaveLength(1)
  })

  it('tells that the link is gone, and otherwise answers why it did not open [LINK-01]', async () => {
    const gone = aLink(refused(404))
    expect(await gone.transport.send(gone.ask())).toMatchObject({ code: 404 })
    expect(gone.log).toEqual(['ask with first', 'open', 'gone'])
    const busy = aLink(refused(503))
    expect(await busy.transport.send(busy.ask())).toMatchObject({ code: 503 })
    expect(busy.log).toEqual(['ask with first', 'open'])
  })

  it.each([null, { message: 'no such route' }])(
    'takes no 404 for the end of the link that is not the server’s own: %j [PUBL-07]',
    async (body) => {
      const { log, transport, ask } = aLink(refused(404, body))
      expect(await transport.send(ask())).toMatchObject({ ok: false, code: 404 })
      expect(log).toEqual(['ask with first', 'open'])
    },
  )

  it('lets a 401 stand where only the code of the moment could open the link again', async () => {
    const transport = newTransport('first', {
      open: null,
      onOpened: () => undefined,
      onGone: () => undefined,
    })
    expect(await transport.send(async () => refused(401))).toMatchObject({ code: 401 })
  })

  it('takes over a token that came with an answer', async () => {
    const { log, transport, ask } = aLink()
    transport.adopt('second')
    await transport.send(ask('second'))
    expect(log).toEqual(['ask with second'])
  })
})
