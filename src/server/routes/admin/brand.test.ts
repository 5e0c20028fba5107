import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getBrand, putLogo } from '../../../contract/admin/brand.ts'
import { getPolicy, putPolicy } from '../../../contract/admin/policies.ts'
import { viewAsUser } from '../../../contract/users/user-access.ts'
import { MOST_LOGO_BYTES } from '../../../domain/branding/logo.ts'
import type { PolicyDocument } from '../../../domain/policy/policy.ts'
import { presets } from '../../../presets/presets.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { bombs } from '../../testing/hostile-pictures.ts'
import { linkTo, openPublic } from '../../testing/links.ts'
import { anOrder } from '../../testing/orders.ts'
import { drawing, sent } from '../../testing/pictures.ts'
import { present } from '../../testing/present.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const data = (bytes: Uint8Array, claimed = 'image/png') => sent(bytes, '', claimed).file_data
const aLogo = (width = 300, height = 90) =>
  sharp({ create: { width, height, channels: 4, background: '#c2185b' } })
    .png()
    .toBuffer()
const upload = (bytes: Uint8Array, { as = 'admin', key = 'acme', claimed = 'image/png' } = {}) =>
  t.call(as, putLogo, { params: { key }, body: { file_data: data(bytes, claimed) } })
const publish = async (
  branding: NonNullable<PolicyDocument['branding']>,
  as = 'admin',
  key = 'acme',
) => {
  const { latest } = (await t.call(as, getPolicy, { params: { key } })).body.result
  return t.call(as, putPolicy, {
    params: { key },
    body: { document: { ...presets.plain, branding }, why: 'a look', based_on: latest },
  })
}
const look = async (client: string) =>
  (await t.call(null, getBrand, { params: { client } })).body.result

describe('a logo [CLNT-02]', () => {
  it('is kept as a PNG drawn anew, and served to anybody for ever', async () => {
    const { code, body } = await upload(await aLogo(1_024, 300))
    expect([code, body.code, body.result.width, body.result.height]).toEqual([
      200,
      'logo_kept',
      512,
      150,
    ])
    const served = await t.call(null, body.result.url)
    expect(served.code).toBe(200)
    expect(served.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    })
    const bytes = served.body as unknown as Buffer
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 512, height: 150 })
    expect((await upload(await aLogo(1_024, 300))).body.result).toEqual(body.result)
  })

  it.each(['png', 'jpeg', 'webp'] as const)('may be sent as %s', async (format) => {
    const bytes = await drawing(600, 400).toFormat(format).toBuffer()
    const { code, body } = await upload(bytes, { claimed: 'text/html' })
    expect([code, body.code]).toEqual([200, 'logo_kept'])
    const { body: png } = await t.call(null, body.result.url)
    expect((png as unknown as Buffer).byteLength).toBeLessThanOrEqual(MOST_LOGO_BYTES)
  })

  const script = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script/></svg>'
  it.each<[what: string, bytes: () => Uint8Array | Promise<Uint8Array>, code: string]>([
    ['an SVG with a script', () => Buffer.from(script), 'logo_svg'],
    [
      'an SVG after a prologue',
      () => Buffer.from(`\uFEFF <?xml version="1.0"?>${script}`),
      'logo_svg',
    ],
    ['an SVG after a comment', () => Buffer.from(`<!-- x -->${script}`), 'logo_svg'],
    ['a page', () => Buffer.from('<!doctype html><script>1</script>'), 'logo_not_readable'],
    ['nothing that is known', () => Buffer.from('hello there, logo'), 'logo_not_readable'],
    ['half a PNG', async () => (await aLogo()).subarray(0, 60), 'logo_not_readable'],
    ['a GIF', () => drawing(8, 8).gif().toBuffer(), 'logo_not_readable'],
    ['too many bytes', () => Buffer.alloc(2_000_001, 1), 'logo_too_large'],
    ...bombs
      .slice(0, 2)
      .map(([what, make]): [string, typeof make, string] => [what, make, 'photo_too_many_pixels']),
  ])('is refused where it is %s, whatever it is called', async (_what, make, expected) => {
    const { code, body } = await upload(await make())
    expect([code, body.code]).toEqual([expected === 'logo_too_large' ? 413 : 422, expected])
    expect(body.errors?.map(({ field }) => field)).toEqual(['file_data'])
  })

  it('is refused by its length where it is far too large, before it is read', async () => {
    expect((await upload(Buffer.alloc(20_000_000, 1))).code).toBe(413)
  })

  it('is given by those who administer the client alone, and by nobody who looks as them', async () => {
    const logo = await aLogo()
    expect((await upload(logo, { as: 'acme-users' })).code).toBe(403)
    expect((await upload(logo, { key: 'bayer' })).code).toBe(404)
    expect((await upload(logo, { as: 'platform', key: 'bayer' })).code).toBe(200)
    const viewing = await t.call('platform', viewAsUser, {
      params: { username: 'admin' },
      body: { why: 'to see' },
    })
    const as = `Bearer ${viewing.body.result.token}`
    expect((await upload(logo, { as })).code).toBe(403)
  })
})

describe('how a client looks [CLNT-02]', () => {
  it('is nobody’s own until it is said, as for clients that there are not', async () => {
    for (const client of ['syngenta', 'nobody', 'Acme', '%', "'"])
      expect([client, await look(client)]).toEqual([client, null])
  })

  it('is told before sign-in and on public pages, where these are not masked', async () => {
    const { logo, url } = (await upload(await aLogo(300, 90))).body.result
    const told = {
      name: 'Acme Pharma',
      shades: expect.objectContaining({ colour: '#ffd400', on_colour: '#000000' }),
      logo: { url, width: 300, height: 90 },
    }
    const { code, body } = await publish({ name: 'Acme Pharma', colour: '#ffd400', logo })
    expect([code, body.result.warnings]).toEqual([
      200,
      [
        expect.objectContaining({
          field: 'branding.colour',
          code: 'colour_unreadable',
          message: expect.stringContaining('#8c7500'),
        }),
      ],
    ])
    expect(await look('acme')).toEqual(told)
    const order = await anOrder(t, 'acme', {})
    for (const role of ['receiver', 'driver', 'tracking'] as const) {
      const { ref } = await linkTo(t, order, role)
      const opened = await openPublic(t, role, ref)
      expect([role, opened.body.client_config.brand]).toEqual([role, told])
    }
    const masked = await openPublic(t, 'receiver', order._id)
    expect([masked.body.result.masked, masked.body.client_config.brand]).toEqual([true, undefined])
  })

  it('goes by the client’s own name where the policy has no other', async () => {
    await publish({ colour: '#0b6160' })
    expect(await look('acme')).toMatchObject({ name: 'Acme Logistics', logo: null })
  })

  it('has no logo of another client, and no photo of an order', async () => {
    const others = present(
      (await upload(await aLogo(77, 33), { as: 'platform', key: 'bayer' })).body.result,
    )
    const { code, body } = await publish({ logo: others.logo })
    expect([code, body.errors?.map((one: { field: string }) => one.field)]).toEqual([
      422,
      ['document.branding.logo'],
    ])
    expect(body.code).toBe('logo_unknown')
    expect((await t.call(null, `/brand/acme/logo/${others.logo}`)).code).toBe(404)
    expect((await t.call(null, `/brand/bayer/logo/${others.logo}`)).code).toBe(200)
    expect(
      (await t.call(null, `/brand/bayer/logo/${others.logo.replace('77x', '78x')}`)).code,
    ).toBe(404)
  })

  it.each<[branding: object, field: string]>([
    [{ colour: 'red;}body{' }, 'colour'],
    [{ colour: '#ABCDEF' }, 'colour'],
    [{ colour: '#fff' }, 'colour'],
    [{ name: 'Acme\u202egnp.exe' }, 'name'],
    [{ name: 'Acme\nBcc: x' }, 'name'],
    [{ name: 'A'.repeat(81) }, 'name'],
    [{ name: ' ' }, 'name'],
    [{ logo: '../../etc/passwd' }, 'logo'],
    [{ logo: 'https://evil.example/x.png' }, 'logo'],
    [{ css: 'x' }, 'css'],
  ])('is refused as %j', async (branding, field) => {
    const { code, body } = await publish(branding)
    expect([code, body.errors?.map((one: { field: string }) => one.field)]).toEqual([
      422,
      [`document.branding.${field}`],
    ])
  })
})
