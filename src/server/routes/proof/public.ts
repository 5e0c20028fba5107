import { randomUUIDv7 } from 'node:crypto'
import {
  askLocator,
  noteOpening,
  openByLr,
  openPublic,
  openPublicOfClient,
  refreshPublic,
} from '../../../contract/proof/links.ts'
import { nextStop } from '../../../contract/orders/next-stop.ts'
import { openByHeader, openByReference } from '../../../contract/proof/short-links.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import type { Deps } from '../../deps.ts'
import { refusedAt } from '../../errors.ts'
import { bearerOf } from '../../http/audience.ts'
import { speakFor } from '../../http/language/answers.ts'
import { keyOf } from '../../http/once.ts'
import type { Routes } from '../../http/routes.ts'
import { judgedOn } from '../../links/closed-page.ts'
import { linkGone, openAddress, openLink } from '../../links/open-address.ts'
import { openWith, sendCode, timeToAnswer, withinBudget, withLocator } from '../../links/locator.ts'
import { leadOn } from '../../links/next-stop.ts'
import { openedFor } from '../../links/opened.ts'
import { readAndCacheOrder } from '../../orders/order-cache.ts'
import { addOpening } from '../../stores/links/links.ts'

/** What the public pages call without an account. Nothing here changes an order. */
export const publicRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    const under_way = new Set<Promise<unknown>>()
    app.addHook('onClose', async () => void (await Promise.all(under_way)))
    app.route({
      ...openPublic,
      handler: (request, reply) => {
        const { role, ref } = request.params
        return openAddress(deps, role, null, ref, request.ip, speakFor(request, reply))
      },
    })
    app.route({
      ...openPublicOfClient,
      handler: (request, reply) => {
        const { role, client, ref } = request.params
        return openAddress(deps, role, client, ref, request.ip, speakFor(request, reply))
      },
    })
    app.route({
      ...openByReference,
      handler: (request, reply) =>
        openLink(deps, request.params.ref, null, request.ip, speakFor(request, reply)),
    })
    app.route({
      ...openByHeader,
      handler: (request, reply) => {
        const { header, ref } = request.params
        return openLink(deps, ref, header, request.ip, speakFor(request, reply))
      },
    })
    app.route({
      ...refreshPublic,
      handler: async (request, reply) => {
        const { caller } = request
        const { viewer } = caller
        const found =
          viewer.reach.kind === 'order'
            ? await readAndCacheOrder(deps, viewer, viewer.reach.order_id)
            : null
        if (!found) throw linkGone()
        // What a code opened ends with its hour; a link is looked up each time and may go on.
        const presented =
          viewer.link?.proof === 'code' ? (bearerOf(request) ?? undefined) : undefined
        const speak = speakFor(request, reply)
        const now = deps.now(found.now)
        const order = await judgedOn(deps, caller, request.ip, found.order, now)
        return openedFor(deps, caller, order, now, speak, presented)
      },
    })
    app.route({
      ...noteOpening,
      handler: async ({ caller: { viewer }, headers }) => {
        const link_id = viewer.link?.id ?? null
        if (link_id !== null)
          await addOpening(
            deps.database,
            viewer,
            randomUUIDv7(),
            link_id,
            headers['user-agent']?.slice(0, 200) ?? null,
          )
        return { status: true, message: sentence('ok') }
      },
    })
    app.route({
      ...nextStop,
      handler: async ({ caller }) => ({
        status: true,
        message: sentence('ok'),
        result: await leadOn(deps, caller),
      }),
    })
    app.route({
      ...askLocator,
      handler: async ({ params: { client } }) => {
        const languages = await withLocator(deps, client)
        return { status: true, message: sentence('ok'), ...(languages && { languages }) }
      },
    })
    app.route({
      ...openByLr,
      handler: async (request, reply) => {
        const {
          params: { role, client, lr },
          body,
          ip,
          log,
        } = request
        const key = keyOf(request)
        const sought = await withinBudget(deps, ip, { party: role, client, number: lr })
        await withLocator(deps, sought.client)
        const code = body?.code
        if (code === undefined) {
          // Not waited for: under load, how long it takes would tell whether there is such an
          // order.
          const sending: Promise<unknown> = sendCode(deps, ip, sought)
            .catch((error: unknown) => log.error({ err: error }, 'a code could not be sent'))
            .finally(() => under_way.delete(sending))
          under_way.add(sending)
          await timeToAnswer()
          return { status: true, message: sentence('code_asked_for') }
        }
        const [opened] = await Promise.all([openWith(deps, ip, sought, code, key), timeToAnswer()])
        if (!opened) throw refusedAt('code', sentence('code_wrong'))
        return openedFor(deps, opened.caller, opened.order, opened.now, speakFor(request, reply))
      },
    })
  }
