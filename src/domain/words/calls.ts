import { spoken } from './catalogue.ts'

/** Sentences of downloads, messages, saved views and the bell. */
export const callWords = /* @__PURE__ */ spoken('callWords', {
  // bell
  added: (count: number) => `${count} Shipment(s) added by`,
  updatedToday: 'updated Today at',
  archiveReady: (client: string) => `The archive of ${client} is ready`,
  since: 'since',
  // downloads
  ordersSheet: 'Orders',
  sheetLabels: {
    identifier: 'LR No.',
    name: 'Name',
    text: 'Text',
    categories: 'Categories',
    action_by: 'By',
    time: 'Time',
    file_name: 'File',
    tag: 'Kind',
    quantity: 'Quantity',
    invoice: 'Invoice No.',
    item_no: 'Item No.',
    product: 'Product',
    unit: 'Unit',
    boxes: 'Boxes',
    remarks: 'Remarks',
    type: 'Type',
    status: 'Status',
    approved: 'Approved',
    value: 'Value',
  },
  missingFiles: 'Files that could not be read',
  proofKinds: { certificate: 'Certificate', credential: 'Signed proof' },
  yes: 'Yes',
  no: 'No',
  // messages
  shareFailed: 'Some Error in Sharing Order',
  triggerFailed: 'Some Error in Trigger Notification',
  noticeSubject: (identifier: string) => `Consignment ${identifier}`,
  noticeText: (m: {
    identifier: string
    sender: string
    status: string
    eta: string | null
    link: string | null
  }) =>
    `Consignment ${m.identifier} from ${m.sender}\n\nStatus: ${m.status}\n${m.eta === null ? '' : `Expected: ${m.eta}\n`}` +
    (m.link === null ? '' : `\nFollow it here: ${m.link}\n`),
  contactChanged: (identifier: string, sender: string) =>
    `The contact who confirms the delivery of consignment ${identifier} from ${sender} was changed, and is no longer you. If that is not right, please tell ${sender}.`,
  statuses: { open: 'On its way', received: 'Received', rejected: 'Rejected' },
} as const)
