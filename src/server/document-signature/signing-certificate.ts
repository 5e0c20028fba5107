import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { AsnConvert, OctetString } from '@peculiar/asn1-schema'
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AttributeValue,
  Certificate,
  ExtendedKeyUsage,
  Extension,
  Extensions,
  id_ce_extKeyUsage,
  id_ce_keyUsage,
  KeyUsage,
  KeyUsageFlags,
  Name,
  RelativeDistinguishedName,
  SubjectPublicKeyInfo,
  TBSCertificate,
  Validity,
  Version,
} from '@peculiar/asn1-x509'
import { DAY } from '../../domain/time.ts'

/** A key that signs documents, and the certificate that names whose it is. */
export interface SigningCertificate {
  /** X.509, DER. */
  readonly certificate: Buffer
  /** PKCS #8, PEM. */
  readonly secret: string
}

/** Years for which a certificate holds. */
const YEARS = 10
const COMMON_NAME = '2.5.4.3'
const ORGANIZATIONAL_UNIT = '2.5.4.11'
/** X.520 allows no longer ones. */
const MOST_NAME = 64
const DOCUMENT_SIGNING = '1.3.6.1.5.5.7.3.36'
/** ECDSA with SHA-256 (RFC 5758). */
export const ecdsaWithSha256 = (): AlgorithmIdentifier =>
  new AlgorithmIdentifier({ algorithm: '1.2.840.10045.4.3.2' })

/** Bytes in a buffer of their own, as the encoder takes them. */
export const bufferOf = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer

const named = (type: string, utf8String: string): RelativeDistinguishedName =>
  new RelativeDistinguishedName([
    new AttributeTypeAndValue({ type, value: new AttributeValue({ utf8String }) }),
  ])

const extension = (extnID: string, value: object, critical: boolean): Extension =>
  new Extension({ extnID, critical, extnValue: new OctetString(AsnConvert.serialize(value)) })

/** A positive number of 126 random bits, of which the first is set, so that it has one encoding. */
const serialNumber = (): ArrayBuffer => {
  const bytes = randomBytes(16)
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40
  return bufferOf(bytes)
}

/**
 * A new key (ECDSA, P-256) with a self-signed certificate (RFC 5280) for signing documents (RFC
 * 9336): of this host, from the day before `at` on.
 */
export const newSigningCertificate = (host: string, at: Date): SigningCertificate => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const subject = new Name([
    named(COMMON_NAME, host.slice(0, MOST_NAME)),
    named(ORGANIZATIONAL_UNIT, 'proof of delivery'),
  ])
  const notAfter = new Date(at)
  notAfter.setUTCFullYear(at.getUTCFullYear() + YEARS)
  const told = new TBSCertificate({
    version: Version.v3,
    serialNumber: serialNumber(),
    signature: ecdsaWithSha256(),
    issuer: subject,
    subject,
    validity: new Validity({ notBefore: new Date(at.getTime() - DAY), notAfter }),
    subjectPublicKeyInfo: AsnConvert.parse(
      publicKey.export({ format: 'der', type: 'spki' }),
      SubjectPublicKeyInfo,
    ),
    extensions: new Extensions([
      extension(
        id_ce_keyUsage,
        new KeyUsage(KeyUsageFlags.digitalSignature | KeyUsageFlags.nonRepudiation),
        true,
      ),
      extension(id_ce_extKeyUsage, new ExtendedKeyUsage([DOCUMENT_SIGNING]), false),
    ]),
  })
  const signature = sign('sha256', Buffer.from(AsnConvert.serialize(told)), privateKey)
  const whole = new Certificate({
    tbsCertificate: told,
    signatureAlgorithm: ecdsaWithSha256(),
    signatureValue: bufferOf(signature),
  })
  return {
    certificate: Buffer.from(AsnConvert.serialize(whole)),
    secret: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
  }
}
