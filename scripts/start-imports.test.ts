import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const imports = /^(?:import|export) (?!type )[^']*?\bfrom '([^']+)'|^import '([^']+)'/gm

/** The packages and sources that are loaded with a module, and with those in turn. */
const loadedWith = (entry: string): Set<string> => {
  const found = new Set([entry])
  // What is added meanwhile is come to as well.
  for (const path of found) {
    if (!path.endsWith('.ts')) continue
    for (const [, from, alone] of readFileSync(path, 'utf8').matchAll(imports)) {
      const name = from ?? alone ?? ''
      found.add(name.startsWith('.') ? join(path, '..', name) : name)
    }
  }
  return found
}
const packageOf = (name: string): string => name.split('/', name.startsWith('@') ? 2 : 1).join('/')

it('reads no code as it starts that few calls need, and reads it with the first of them [EMB-04]', () => {
  const atStart = new Set([...loadedWith('src/server/main.ts')].map(packageOf))
  const later = {
    'src/server/certificate/certificate-pdf.ts': ['pdfkit', 'fontkit'],
    'src/server/document-signature/signature-field.ts': ['@peculiar/asn1-x509'],
    'src/server/gateways/files/s3-files.ts': ['@aws-sdk/client-s3'],
    'src/server/telemetry/otlp.ts': ['@opentelemetry/sdk-trace'],
  }
  for (const [path, packages] of Object.entries(later)) {
    const with_it = loadedWith(path)
    for (const name of packages) expect(with_it, path).toContain(name)
  }
  const few = [...Object.values(later).flat(), '@simplewebauthn/server', 'nodemailer']
  expect(few.filter((name) => atStart.has(name))).toEqual([])
  // Else nothing was looked at.
  for (const name of ['fastify', 'kysely', 'zod']) expect(atStart).toContain(name)
})
