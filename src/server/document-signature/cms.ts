import { createPublicKey, hash, sign, verify, X509Certificate } from 'node:crypto'
import {
  Attribute,
  CertificateChoices,
  CertificateSet,
  CMSVersion,
  ContentInfo,
  DigestAlgorithmIdentifier,
  EncapsulatedContentInfo,
  id_contentType,
  id_data,
  id_messageDigest,
  id_signedData,
  IssuerAndSerialNumber,
  MessageDigest,
  SignedData,
  SignerIdentifier,
  SignerInfo,
  SignerInfos,
} from '@peculiar/asn1-cms'
import {
  AsnArray,
  AsnConvert,
  AsnObjectIdentifierConverter,
  AsnProp,
  AsnType,
  AsnTypeTypes,
  OctetString,
} from '@peculiar/asn1-schema'
import { Certificate } from '@peculiar/asn1-x509'
import { bufferOf, ecdsaWithSha256, type SigningCertificate } from './signing-certificate.ts'

/** ESSCertIDv2 (RFC 5035), of the certificate's SHA-256. */
class EssCertId {
  certHash: OctetString
  constructor(certHash = new OctetString()) {
    this.certHash = certHash
  }
}
AsnProp({ type: OctetString })(EssCertId.prototype, 'certHash')

/** SigningCertificateV2 (RFC 5035): binds the signature to one certificate. */
class SigningCertificateV2 {
  certs: EssCertId[]
  constructor(certs: EssCertId[] = []) {
    this.certs = certs
  }
}
AsnProp({ type: EssCertId, repeated: 'sequence' })(SigningCertificateV2.prototype, 'certs')
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47'

class SignedAttributes extends AsnArray<Attribute> {}
AsnType({ type: AsnTypeTypes.Set, itemType: Attribute })(SignedAttributes)

const sha256 = (): DigestAlgorithmIdentifier =>
  new DigestAlgorithmIdentifier({ algorithm: '2.16.840.1.101.3.4.2.1' })

/** What is signed, in the order that DER gives a set: the shorter first. */
const attributesOf = (digest: Uint8Array, certificate: Uint8Array): Attribute[] =>
  (
    [
      [id_contentType, AsnObjectIdentifierConverter.toASN(id_data).toBER()],
      [id_messageDigest, AsnConvert.serialize(new MessageDigest(bufferOf(digest)))],
      [
        SIGNING_CERTIFICATE_V2,
        AsnConvert.serialize(
          new SigningCertificateV2([
            new EssCertId(new OctetString(bufferOf(hash('sha256', certificate, 'buffer')))),
          ]),
        ),
      ],
    ] as const
  ).map(([attrType, value]) => new Attribute({ attrType, attrValues: [value] }))

const signedBytes = (attributes: Attribute[]): Buffer =>
  Buffer.from(AsnConvert.serialize(new SignedAttributes(attributes)))

/** The one encoding of a signature that is made here. */
const encoded = (
  attributes: Attribute[],
  certificate: Uint8Array,
  signature: ArrayBuffer,
): Buffer => {
  const whose = AsnConvert.parse(certificate, Certificate)
  const { issuer, serialNumber } = whose.tbsCertificate
  const signed = new SignedData({
    version: CMSVersion.v1,
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: id_data }),
    certificates: new CertificateSet([new CertificateChoices({ certificate: whose })]),
    signerInfos: new SignerInfos([
      new SignerInfo({
        version: CMSVersion.v1,
        sid: new SignerIdentifier({
          issuerAndSerialNumber: new IssuerAndSerialNumber({ issuer, serialNumber }),
        }),
        digestAlgorithm: sha256(),
        signedAttrs: attributes,
        signatureAlgorithm: ecdsaWithSha256(),
        signature: new OctetString(signature),
      }),
    ]),
  })
  signed.digestAlgorithms.push(sha256())
  const content = AsnConvert.serialize(signed)
  return Buffer.from(AsnConvert.serialize(new ContentInfo({ contentType: id_signedData, content })))
}

/** A detached signature (CMS, RFC 5652; CAdES baseline B-B, ETSI EN 319 122-1) of this digest. */
export const detachedSignature = (
  digest: Uint8Array,
  { certificate, secret }: SigningCertificate,
): Buffer => {
  const attributes = attributesOf(digest, certificate)
  return encoded(attributes, certificate, bufferOf(sign('sha256', signedBytes(attributes), secret)))
}

/** What does not hold of a detached signature. */
export type SignatureFault = 'changed' | 'signature' | 'signer'

/** A detached signature that was read. */
interface ReadSignature {
  readonly certificate: Buffer
  readonly signature: ArrayBuffer
  readonly digest: Buffer
}

const readFrom = (bytes: Uint8Array): ReadSignature | null => {
  try {
    const { content } = AsnConvert.parse(bytes, ContentInfo)
    const { certificates, signerInfos } = AsnConvert.parse(content, SignedData)
    const [certificate, signer] = [certificates?.[0]?.certificate, signerInfos[0]]
    const attribute = signer?.signedAttrs?.find(({ attrType }) => attrType === id_messageDigest)
    const [value] = attribute?.attrValues ?? []
    if (!certificate || !signer || !value) return null
    return {
      certificate: Buffer.from(AsnConvert.serialize(certificate)),
      signature: signer.signature.buffer,
      digest: Buffer.from(AsnConvert.parse(value, MessageDigest).buffer),
    }
  } catch {
    return null
  }
}

/**
 * Verifies a detached signature, in a field whose rest is zeros, of this digest against the
 * certificates (DER) that are trusted. Only the bytes that are written here hold: a signature has
 * parts that it does not cover. Null where it holds; never throws.
 */
export const signatureFault = (
  field: Uint8Array,
  digest: Uint8Array,
  trusted: readonly Uint8Array[],
): SignatureFault | null => {
  const read = readFrom(field)
  if (!read) return 'signature'
  if (!read.digest.equals(digest)) return 'changed'
  const certificate = trusted.find((one) => read.certificate.equals(one))
  if (!certificate) return 'signer'
  const attributes = attributesOf(digest, certificate)
  const whole = encoded(attributes, certificate, read.signature)
  const isWhole =
    whole.equals(field.subarray(0, whole.length)) &&
    field.subarray(whole.length).every((byte) => byte === 0)
  const { publicKey } = new X509Certificate(certificate)
  const key = createPublicKey(publicKey.export({ format: 'pem', type: 'spki' }))
  return isWhole && verify('sha256', signedBytes(attributes), key, Buffer.from(read.signature))
    ? null
    : 'signature'
}
