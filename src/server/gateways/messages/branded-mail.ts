import type { Brand } from '../../../domain/branding/branding.ts'

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)

/** A text in which addresses of pages are links, and which shows nothing else than it says. */
const linked = (text: string, colour: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) =>
      index % 2 === 1
        ? `<a href="${escaped(part)}" style="color:${colour}">${escaped(part)}</a>`
        : escaped(part),
    )
    .join('')

/** Height of a logo in a mail, in pixels; mail readers keep to the attributes alone. */
const LOGO_HEIGHT = 40
const INK = '#0d1c1b'

/** The HTML part of a mail: what its text part says, under its client’s logo, name and colour. */
export const brandedMail = (body: string, { name, logo, shades }: Brand): string => {
  const { colour = '#c3cfcd' } = shades ?? {}
  const { accent = INK } = shades?.light ?? {}
  const width = logo && Math.max(1, Math.round((logo.width / logo.height) * LOGO_HEIGHT))
  const picture = logo
    ? `<img src="${escaped(logo.url)}" alt="${escaped(name)}" width="${width}" height="${LOGO_HEIGHT}">`
    : ''
  return (
    '<!doctype html><html><head><meta charset="utf-8"></head>' +
    '<body style="margin:0;padding:16px;background:#f3f6f5">' +
    `<div style="max-width:560px;margin:0 auto;padding:20px 24px;border-top:6px solid ${colour};` +
    `background:#ffffff;color:${INK};font:16px/1.5 sans-serif">` +
    `${picture}<p style="margin:8px 0 16px;color:${accent};font-weight:bold">${escaped(name)}</p>` +
    `<div style="white-space:pre-wrap">${linked(body, accent)}</div></div></body></html>`
  )
}
