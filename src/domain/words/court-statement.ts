import type { Recorded } from '../order/events.ts'
import { spoken } from './catalogue.ts'

/**
 * What a statement says that a court asks for with electronic records, for people to complete and
 * sign; the server's alone.
 */
export const courtWords = /* @__PURE__ */ spoken('courtWords', {
  title: 'Statement with an electronic record',
  laws: {
    bsa_63_4:
      'In the form of the Schedule to the Bharatiya Sakshya Adhiniyam, 2023; see section 63(4)(c)',
  },
  parts: {
    party: 'Part A, to be filled in by the party',
    expert: 'Part B, to be filled in by the expert',
  },
  texts: {
    affirm: 'I solemnly affirm and sincerely state as follows.',
    produced:
      'I have produced the electronic record, or the output of the digital record, that this certificate is. It was taken from the device or digital record source named here.',
    obtained:
      'The electronic record, or the output of the digital record, that was produced was obtained from the device or digital record source named here.',
    control:
      'The device or digital record source was under lawful control and was used regularly to create, store or process information for activities regularly carried on. During this period it worked properly, and such information was regularly fed into it in the ordinary course of those activities. Where at any time it did not work properly or was out of operation, that did not affect the electronic record or its accuracy.',
    enclosed: 'The hash report is enclosed: it is the last page.',
  },
  fields: {
    name: 'I (name)',
    relation: 'Son, daughter or spouse of',
    residing: 'Residing or employed at',
    make: 'Make and model',
    colour: 'Colour',
    serial: 'Serial number',
    identity: 'IMEI, UIN, UID, MAC or cloud ID, as applicable',
    about_device: 'Other information about the device or record source',
    record: 'The record',
    hashes: 'I state that the hash value of the record is',
    signature: 'Name and signature',
    designation: 'Designation',
    date: 'Date (DD/MM/YYYY)',
    time: 'Time (IST), 24 hours',
    place: 'Place',
  },
  choices: {
    source: { label: 'Device or digital record source' },
    charge: { label: 'By me, the device or record source is' },
    algorithm: { label: 'Obtained through the algorithm' },
  },
  boxes: {
    computer: 'Computer or storage media',
    dvr: 'DVR recorder',
    mobile: 'Mobile',
    flash_drive: 'Flash drive',
    disc: 'CD or DVD',
    server: 'Server',
    cloud: 'Cloud',
    other: 'Other',
    owned: 'Owned',
    maintained: 'Maintained',
    managed: 'Managed',
    operated: 'Operated',
    sha1: 'Hash SHA1',
    sha256: 'Hash SHA256',
    md5: 'Hash MD5',
  },
  device: (sender: string, parties: string) =>
    `Server on which ${sender} keeps proofs of delivery; entries in this log came from: ${parties}`,
  record: (number: string, events: number, time: string) =>
    `Log of order ${number}, ${events} events, each with the SHA-256 of the one before it, as it stood ${time} UTC`,
  headHash: (digest: string) => `${digest} (last event of the log)`,
  roles: {
    client: 'sender',
    transporter: 'transporter',
    driver: 'driver',
    receiver: 'receiver',
    system: 'the system itself',
  } satisfies Record<Recorded['actor']['role'], string>,
  report: 'Hash report (SHA-256)',
  logOf: (number: string) => `Log of ${number}, last event`,
  signature: 'Signature of the receiver',
  checked: (source: string, day: string) => `Form: ${source}. Last compared on ${day}.`,
} as const)
