import { expect, it } from 'vitest'
import { shadesOf } from '../../../domain/branding/colour.ts'
import { brandedMail } from './branded-mail.ts'

const brand = {
  name: 'Amber & <Sons>',
  shades: shadesOf('#ffb300'),
  logo: { url: 'https://epod.test/api/brand/amber/logo/x', width: 420, height: 120 },
}

it('shows what the text says, with the client’s logo, name and colour, and nothing that it could do [CLNT-02]', () => {
  const html = brandedMail(
    'OTP: 123456\n<script>alert(1)</script> https://epod.test/p/abc?x=1&y="onload=\n</div>',
    brand,
  )
  expect(html).toContain('alt="Amber &amp; &lt;Sons&gt;" width="140" height="40"')
  expect(html).toContain('border-top:6px solid #ffb300')
  expect(html).toContain(`color:${brand.shades.light.accent}`)
  expect(html).toContain('OTP: 123456\n&lt;script&gt;')
  expect(html).toContain('<a href="https://epod.test/p/abc?x=1&amp;y="')
  expect(html).toContain('>https://epod.test/p/abc?x=1&amp;y=</a>&quot;onload=\n&lt;/div&gt;')
  expect(html).not.toMatch(/<script|onload="/)
})

it('is plain where the client has a name alone [CLNT-02]', () => {
  const html = brandedMail('Hello', { name: 'Amber', shades: null, logo: null })
  expect(html).not.toContain('<img')
  expect(html).toContain('>Amber</p>')
})
