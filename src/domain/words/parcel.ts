import { spoken } from './catalogue.ts'

/** What pages say of the transport labels of an order. */
export const parcelWords = /* @__PURE__ */ spoken('parcelWords', {
  title: 'Label',
  scan: 'Scan label',
  dangerous: 'Dangerous goods',
  signature: 'Signature required',
  mayLeave: 'May be left without a receiver',
  notBefore: (time: string) => `Not before ${time}`,
  notAfter: (time: string) => `Not after ${time}`,
  leave: 'Left without a receiver',
  leaveText: 'Nobody is there? Add a photo of where the goods are, then confirm.',
  text: 'Text of the label',
  textHint: 'As printed, like (00)…(4323)1, or as a scanner gives it',
  read: 'Read label',
  looking: 'Hold the label in front of the camera',
  stop: 'Stop',
  cameraFailed: 'The camera cannot be used. Enter the text of the label.',
  early: 'Received before its time',
  late: 'Received after its time',
  atDoor: 'read at the door',
  units: 'Logistic units',
  asksNothing: 'It asks for nothing special',
} as const)
