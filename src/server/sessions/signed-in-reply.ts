import type { FastifyReply } from 'fastify'
import type { SignedInGiven } from '../../contract/sign-in/session.ts'
import { DAY, SECOND } from '../../domain/time.ts'
import { sentence } from '../../domain/words/sentence.ts'
import { nowHere } from '../clock.ts'
import type { Deps } from '../deps.ts'
import { sha256 } from '../secrets.ts'
import type { SessionPurpose } from '../stores/accounts/sessions.ts'
import { lacksSecondFactor, signedInAs } from './account.ts'
import type { Begun } from './begin.ts'
import { DEVICE_COOKIE, DEVICE_SECONDS, deviceCookie } from './known-devices.ts'
import type { Browser } from './who-tries.ts'

/**
 * A phone that adds orders, and a page in another site's frame, keep their cookies beside that of
 * whoever is signed in there.
 */
export const cookieOf = (place: SessionPurpose | 'framed'): string =>
  place === null ? 'epod_renewal' : `epod_renewal_${place}`

/**
 * The names of the cookies that renew a user's session there, the surest last: on a phone each user
 * has one more of its own, so that the code of a second one leaves the first at work.
 */
export const cookiesOfUser = (
  place: SessionPurpose | 'framed',
  username: string | null,
): string[] => {
  const name = cookieOf(place)
  return place === 'mobile_add' && username !== null
    ? [name, `${name}_${sha256(username).slice(0, 16)}`]
    : [name]
}

/** How cookies are kept: that of a page of ours, and that of a page in another site's frame. */
export const cookiesOf = ({ settings }: Pick<Deps, 'settings'>) => {
  // For this one path: the cookie renews a token and is good for nothing else.
  const cookie = {
    path: '/api/session',
    httpOnly: true,
    sameSite: 'strict',
    secure: settings.public_url.startsWith('https:'),
  } as const
  // Browsers keep it for one product's frame alone (CHIPS), and only on a secure origin.
  const framed = cookie.secure
    ? ({ ...cookie, sameSite: 'none', partitioned: true } as const)
    : cookie
  return { cookie, framed }
}

/** Answers that a session has begun, and keeps its renewal cookie. */
export const begunReply = (
  deps: Deps,
  reply: FastifyReply,
  { account, token, renewal, expires_at, embedded, purpose, strong }: Begun,
  isFramed = false,
): SignedInGiven => {
  const { cookie, framed } = cookiesOf(deps)
  const [place, kept] = isFramed ? (['framed', framed] as const) : [purpose, cookie]
  for (const name of cookiesOfUser(place, account.username))
    void reply.setCookie(name, renewal, { ...kept, maxAge: DAY / SECOND })
  return {
    status: true,
    message: sentence('signed_in'),
    token,
    expires_at,
    embedded,
    viewing_as: null,
    needs_second_factor: lacksSecondFactor(deps, account, strong),
    ...signedInAs(deps, account),
  }
}

/**
 * Answers a user who signed in that a session has begun, and keeps its renewal cookie: the browser
 * is known to this user from now on.
 */
export const signedInReply = (
  deps: Deps,
  reply: FastifyReply,
  { known }: Pick<Browser, 'known'>,
  begun: Begun,
): SignedInGiven => {
  const { cookie } = cookiesOf(deps)
  const now = nowHere(deps)
  const answer = begunReply(deps, reply, begun)
  void reply.setCookie(DEVICE_COOKIE, deviceCookie(deps.keys, known, begun.account.user_id, now), {
    ...cookie,
    path: '/api',
    maxAge: DEVICE_SECONDS,
  })
  return answer
}
