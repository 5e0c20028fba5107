import { generateKeyPairSync, sign } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { aJpeg, sent } from '../../src/server/testing/pictures.ts'
import { present } from '../../src/server/testing/present.ts'
import { unzipped } from '../../src/server/testing/unzipped.ts'
import { looks, violations } from '../testing/axe.ts'
import { proofOf } from '../testing/calls.ts'
import { placeFor, put, seen } from '../testing/panel.ts'
import { withProduct } from '../testing/with-product.ts'

const house = withProduct()
const folder = mkdtempSync(join(tmpdir(), 'epod-verify-'))
const at = (name: string): string => join(folder, name)
afterAll(() => rmSync(folder, { recursive: true }))

interface Proof {
  readonly id: string
  readonly identifier: string
  readonly credential: string
  readonly path: string
}
const sealedOf = async (order: { id: string; identifier: string }): Promise<Proof> => {
  const acme = await house.product.client('acme')
  const { credential, verify_url } = await vi.waitFor(() => proofOf(acme, order.id), {
    timeout: 150_000,
    interval: 500,
  })
  return { ...order, credential, path: new URL(verify_url).pathname }
}
/** The same proof by a key of the forger’s own, and the published keys with that key among them. */
const signedAnew = (credential: string, keys: string): { credential: string; keys: string } => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const [jwt = '', ...disclosures] = credential.split('~')
  const [head = '', payload = ''] = jwt.split('.')
  const header = JSON.parse(Buffer.from(head, 'base64url').toString()) as object
  const forged = Buffer.from(JSON.stringify({ ...header, kid: 'forged' })).toString('base64url')
  const text = `${forged}.${payload}`
  const signature = sign(null, Buffer.from(text), privateKey).toString('base64url')
  const published = JSON.parse(keys) as { jwks: { keys: object[] } }
  published.jwks.keys.push({ ...publicKey.export({ format: 'jwk' }), kid: 'forged' })
  return {
    credential: [`${text}.${signature}`, ...disclosures].join('~'),
    keys: JSON.stringify(published),
  }
}
let proof: Proof
beforeAll(async () => {
  const [first, second] = [
    await placeFor(house.product, 'acme'),
    await placeFor(house.product, 'acme'),
  ]
  await put(house.product, 'acme', first, {
    remarks: { by: 'Ravi', text: 'left at the gate', categories: [] },
  })
  await put(house.product, 'acme-vendor', first, { photos: [sent(await aJpeg())] })
  await put(house.product, 'acme', first, {
    missing: [{ text: 'Rice', qty: 2 }],
    damaged: [{ text: 'Oil', qty: 1, invoice: 'I-1' }],
  })
  const geo_tag = { loc: [26.78004, 75.84846] as [number, number] }
  for (const order of [first, second])
    await put(house.product, 'acme', order, { receive: true, geo_tag })
  proof = await sealedOf(first)
  // As it is kept, and handed out: without what the phone had written into it.
  const [path] = /\/api\/files\/[\w-]+\/[0-9a-f]{64}\.jpg/.exec(
    JSON.stringify(await seen(house.product, 'acme', first)),
  ) ?? ['']
  const authorization = await house.product.signIn('acme')
  const kept = await fetch(`${house.product.url}${path}`, { headers: { authorization } })
  const photo = Buffer.from(await kept.arrayBuffer())
  const other = await sealedOf(second)
  const [jwt = '', ...disclosures] = proof.credential.slice(0, -1).split('~')
  const text = (one: string): string => Buffer.from(one, 'base64url').toString()
  const changed = disclosures.map((one) =>
    text(one).includes('left at the gate')
      ? Buffer.from(text(one).replace('gate', 'door')).toString('base64url')
      : one,
  )
  writeFileSync(at('proof.sd-jwt'), proof.credential)
  writeFileSync(at('other.sd-jwt'), other.credential)
  writeFileSync(at('changed.sd-jwt'), `${[jwt, ...changed].join('~')}~`)
  writeFileSync(at('gate.jpg'), photo)
  writeFileSync(at('elsewhere.jpg'), Buffer.concat([photo, Buffer.from('.')]))
  writeFileSync(at('long.bin'), Buffer.alloc(5_000_000, 'eyJ'))
  const keys = await (await fetch(`${house.product.url}/proof/keys.json`)).text()
  writeFileSync(at('keys.json'), keys)
  const forged = signedAnew(proof.credential, keys)
  writeFileSync(at('forged.sd-jwt'), forged.credential)
  writeFileSync(at('forged-keys.json'), forged.keys)
})
const sound = /^Unchanged since \d+ \w+ \d{4}/

describe('The page where a proof is verified', () => {
  it('computes the proof behind a code anew and says since when nothing was changed, by whose key, in which log [PROF-03] [PROF-04]', async () => {
    const { page, faults } = await house.visit({ viewport: { width: 390, height: 844 } })
    // Capitals, as a code of few signs has them.
    await page.goto(proof.path.replace(/[^/]+$/, (code) => code.toUpperCase()))
    await page.getByRole('heading', { level: 1, name: sound }).waitFor()
    await page.getByText('The log has only grown').waitFor()
    const said = await page.locator('main').innerText()
    const host = `${new URL(house.product.url).host}/log`
    for (const part of [
      proof.identifier,
      'Recorded by the server at',
      'Valid',
      host,
      'No witness has signed',
      'Photo added',
    ])
      expect(said).toContain(part)
    expect(said).not.toMatch(/Ravi|gate/)
    expect(faults).toEqual([])
  })

  it('shows the values of a proof that is given to it, and compares files with it [PROF-03]', async () => {
    const { page } = await house.visit()
    await page.goto(proof.path)
    const choose = page.getByLabel('Choose files')
    await choose.setInputFiles(at('gate.jpg'))
    await page.getByText('only then can files be compared').waitFor()
    const asked: string[] = []
    page.on('request', (request) =>
      asked.push(`${request.method()} ${new URL(request.url()).pathname}`),
    )
    await choose.setInputFiles([at('proof.sd-jwt'), at('elsewhere.jpg'), at('long.bin')])
    await page.getByText('left at the gate').waitFor()
    const events = page.locator('.proven > li')
    expect(await events.nth(2).innerText()).toMatch(
      /^3\s+Photo added\s.* · Transporter\s+File name/,
    )
    expect(await events.nth(3).innerText()).toMatch(
      /Missing or damaged goods listed[^]*Missing goods\s+2 × Rice\s+Damaged goods\s+1 × Oil \(I-1\)$/,
    )
    expect(await events.nth(4).innerText()).toMatch(
      /Received\s.* · Office\s+Place\s+26\.78004, 75\.84846$/,
    )
    expect((await events.allInnerTexts()).join()).not.toMatch(/[{}_]|Other entry|File\s+\d+\.\d/)
    const found = page.getByRole('list').filter({ hasText: 'gate.jpg' }).getByRole('listitem')
    await expect
      .poll(() => found.allInnerTexts())
      .toEqual([
        expect.stringMatching(/^gate\.jpg\s+Unchanged: it belongs to event 3\.$/),
        expect.stringMatching(/^elsewhere\.jpg\s+It is not among the files of this proof\.$/),
        expect.stringMatching(/^long\.bin\s+It is not among the files of this proof\.$/),
      ])
    await choose.setInputFiles(at('other.sd-jwt'))
    await page.getByText('This proof is about another order').waitFor()
    expect(asked.filter((one) => !/^GET \/(log|proof)\//.test(one))).toEqual([])
  })

  it('names the value that was changed, and the event that does not follow [PROF-03]', async () => {
    const { page } = await house.visit()
    await page.goto(proof.path)
    await page.getByLabel('Choose files').setInputFiles(at('changed.sd-jwt'))
    const alert = page.getByRole('alert')
    await alert.getByText('This value was never signed: Remark: left at the door').waitFor()
    expect(await page.getByRole('heading', { name: sound }).count()).toBe(0)
    const forged = await house.visit()
    await forged.page.route('**/proof/credential/*', async (route) => {
      const response = await route.fetch()
      const [head, body = '', signature] = (await response.text()).split('.')
      const payload = Buffer.from(body, 'base64url').toString().replace('"remarked"', '"received"')
      const changed = Buffer.from(payload).toString('base64url')
      await route.fulfill({ response, body: [head, changed, signature].join('.') })
    })
    await forged.page.goto(proof.path)
    await forged.page.getByText(/^Event 3 \(Photo added\) does not follow/).waitFor()
    await forged.page.getByText('The signature does not fit').waitFor()
  })

  it('trusts no key that comes in a file, since a forger hands his own along [PROF-03]', async () => {
    const { page } = await house.visit()
    await page.goto(proof.path)
    await page.getByRole('heading', { level: 1, name: sound }).waitFor()
    const choose = page.getByLabel('Choose files')
    await choose.setInputFiles([at('forged.sd-jwt'), at('forged-keys.json')])
    await page.getByRole('alert').getByText('None of the keys given has signed it').waitFor()
    const aside = page.getByRole('listitem').filter({ hasText: 'forged-keys.json' })
    expect(await aside.innerText()).toContain('Left aside')
    expect(await page.getByRole('heading', { name: sound }).count()).toBe(0)
    await choose.setInputFiles(at('proof.sd-jwt'))
    await page.getByRole('heading', { level: 1, name: sound }).waitFor()
  })

  it('says why where there is no proof, or nobody to ask [PROF-03] [ERRS-03]', async () => {
    const { page } = await house.visit()
    await page.goto('/verify/none')
    await page.getByRole('heading', { name: 'No proof stands under this address' }).waitFor()
    await page.route('**/proof/**', (route) => route.abort())
    await page.goto(proof.path)
    await page.getByRole('heading', { name: 'The page could not be loaded' }).waitFor()
    await page.unroute('**/proof/**')
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('heading', { name: sound }).waitFor()
    await page.route('**/proof/credential/*', (route) =>
      route.fulfill({ status: 503, json: { code: 'proof_not_sealed' } }),
    )
    await page.reload()
    await page.getByRole('heading', { name: 'The proof is not sealed yet' }).waitFor()
    expect(await page.getByRole('button').allInnerTexts()).toEqual(['Retry'])
    // For good: there is nothing to try again.
    await page.route('**/proof/credential/*', (route) =>
      route.fulfill({ status: 409, json: { code: 'proof_too_long' } }),
    )
    await page.reload()
    await page.getByRole('heading', { name: 'The proof is too long' }).waitFor()
    expect(await page.getByRole('button').allInnerTexts()).toEqual([])
  })

  it('can be read and used by everybody, also in Hindi [PROF-03] [L10N-01]', async () => {
    const { page } = await house.visit({ ...looks(390), locale: 'hi-IN' })
    await page.goto(proof.path)
    await page.getByRole('heading', { name: /से अपरिवर्तित$/ }).waitFor()
    await page.locator('input[type=file]').setInputFiles([at('proof.sd-jwt'), at('gate.jpg')])
    await page.getByText('घटना 3').first().waitFor()
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    if (process.env['EPOD_LOOK']) {
      for (const width of [390, 1024, 1440])
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.setViewportSize({ width, height: 900 })
          await page.emulateMedia({ colorScheme })
          await page.screenshot({ path: `/tmp/v-${width}-${colorScheme}.png`, fullPage: true })
        }
    }
  })
})

describe('The verifier in one file', () => {
  let reply: Response
  beforeAll(async () => {
    reply = await fetch(`${house.product.url}/proof/verifier.html`)
    writeFileSync(at('verifier.html'), await reply.text())
  })

  it('verifies a proof from a disk, with the network off [PROF-02] [PROF-03]', async () => {
    expect(reply.headers.get('content-disposition')).toContain('attachment')
    const { page, faults } = await house.visit()
    await page.context().setOffline(true)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(pathToFileURL(at('verifier.html')).href)
    const choose = page.getByLabel('Choose files')
    await choose.setInputFiles(at('proof.sd-jwt'))
    await page.getByText('The file of keys is missing').waitFor()
    await choose.setInputFiles([at('keys.json'), at('gate.jpg')])
    await page.getByRole('heading', { level: 1, name: sound }).waitFor()
    await page.getByText('Unchanged: it belongs to event 3.').waitFor()
    await page.getByText('left at the gate').waitFor()
    await page.getByText('Compare it with the one that its issuer publishes').waitFor()
    await choose.setInputFiles(at('changed.sd-jwt'))
    await page.getByText('This value was never signed: Remark: left at the door').waitFor()
    await choose.setInputFiles(at('other.sd-jwt'))
    await page.getByRole('heading', { level: 1, name: sound }).waitFor()
    await page
      .getByText('It is not among the files of this proof')
      .or(page.getByText('only then can'))
      .first()
      .waitFor()
    expect(asked.filter((url) => !/^(file|data|blob):/.test(url))).toEqual([])
    expect(faults).toEqual([])
  })

  it('takes all of a proof pack at once, proof.json and certificate too, and calls none of it foreign [PROF-02]', async () => {
    const acme = await house.product.client('acme')
    const { data: pack } = await acme.GET('/api/orders/{id}/proof-pack', {
      params: { path: { id: proof.id } },
      parseAs: 'arrayBuffer',
    })
    const entries = unzipped(Buffer.from(present(pack)))
    expect([...entries.keys()]).toContain('proof.json')
    const chosen = [...entries].map(([name, buffer]) => ({ name, buffer, mimeType: '' }))
    const { page } = await house.visit()
    await page.goto(pathToFileURL(at('verifier.html')).href)
    const choose = page.getByLabel('Choose files')
    await choose.setInputFiles(chosen.filter(({ name }) => name !== 'verifier.html'))
    await page.getByRole('heading', { level: 1, name: sound }).waitFor()
    const found = page.locator('.checked > li')
    await expect
      .poll(() => found.allInnerTexts().then((texts) => texts.toSorted()))
      .toEqual([
        expect.stringMatching(/\.pdf\s+A certificate: PDF readers check its signature\.$/),
        expect.stringMatching(/\.jpg\s+Unchanged: it belongs to event 3\.$/),
      ])
    await choose.setInputFiles(chosen.filter(({ name }) => name === 'proof.json'))
    await page.getByRole('heading', { level: 1, name: sound }).waitFor()
  })
})
