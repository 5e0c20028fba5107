import type { DeliveryLabels } from '../bulk/deliveries/delivery-format.ts'
import type { ConditionLabels, OutcomeLabels } from '../bulk/deliveries/outcome-words.ts'
import { spoken } from './catalogue.ts'

const many = (count: number): string => count.toLocaleString('en-IN')
const deliveriesOf = (count: number): string =>
  count === 1 ? '1 delivery' : `${many(count)} deliveries`

/** Sentences of deliveries from a file. */
export const deliveryWords = /* @__PURE__ */ spoken('deliveryWords', {
  what: 'What the file holds',
  orders: 'Orders',
  deliveries: 'Deliveries',
  columns: {
    identifier: 'LR No.',
    outcome: 'Outcome',
    day: 'Delivered on',
    time: 'Time',
    received_by: 'Received by',
    remark: 'Remark',
    category: 'Category',
    condition: 'Condition',
    item: 'Item',
    accepted: 'Accepted',
    missing: 'Missing',
    damaged: 'Damaged',
    rating: 'Rating',
    photos: 'Photos',
  } as DeliveryLabels,
  outcomes: {
    received: 'Received',
    rejected: 'Rejected',
    attempted: 'Attempted',
  } as OutcomeLabels,
  conditions: { intact: 'Intact', damaged: 'Damaged', shortage: 'Shortage' } as ConditionLabels,
  lead: 'An .xlsx, .ods or .csv file of at most 5,000 deliveries of orders that are there already',
  templateName: 'Deliveries template',
  tooMany: (most: number) => `A file may have at most ${many(most)} deliveries`,
  states: {
    new: 'To record',
    update: 'Differs',
    same: 'On record',
    duplicate: 'Duplicate',
    error: 'Error',
  },
  checking: (done: number, all: number) => `${many(done)} of ${many(all)} checked`,
  notChecked: 'Not all rows could be checked',
  checkAgain: 'Check again',
  // photos
  photos: 'Photos as a ZIP',
  photosLead:
    'Named by number, such as LR-1_1.jpg, in folders of that name, or with a manifest.csv; PODs.zip as it was downloaded',
  choosePhotos: 'Choose a ZIP',
  otherPhotos: 'Choose another ZIP',
  photosFound: (photos: number, deliveries: number) =>
    `${many(photos)} ${photos === 1 ? 'photo' : 'photos'} for ${deliveriesOf(deliveries)}`,
  photosLeft: (names: readonly string[], count: number) =>
    `Of no delivery here, and left out: ${names.join(', ')}${count > names.length ? ` and ${many(count - names.length)} more` : ''}`,
  photosNamed: (names: readonly string[], count: number) =>
    `Named in the file and not in the ZIP: ${names.join(', ')}${count > names.length ? ` and ${many(count - names.length)} more` : ''}`,
  photosReading: 'Reading the ZIP',
  notZip: 'This file is not a ZIP that can be read',
  zipProtected: 'This ZIP is protected by a password',
  zipTooLarge: (gigabytes: number) => `A ZIP may have at most ${gigabytes} GB`,
  zipTooMany: (most: number) => `A ZIP may hold at most ${many(most)} files`,
  zipBomb: 'This ZIP unpacks to far more than photos take, and was not opened',
  photoTooLarge: (name: string, megabytes: number) => `${name} has more than ${megabytes} MB`,
  photoDamaged: (name: string) => `${name} is damaged in the ZIP`,
  // recording
  record: 'Record',
  nothingToRecord: 'No row can be recorded as it is',
  allThere: 'Every row is on record already',
  recording: (done: number, all: number) => `${many(done)} of ${many(all)} recorded`,
  sending: (done: number, all: number) => `${many(done)} of ${many(all)} photos sent`,
  stopped: 'Not everything was sent. Press Record again: nothing is put on record twice.',
  outcome: (recorded: number, refused: number, photos: number) =>
    [
      `${deliveriesOf(recorded)} recorded`,
      ...(photos > 0 ? [`${many(photos)} ${photos === 1 ? 'photo' : 'photos'} sent`] : []),
      ...(refused > 0 ? [`${many(refused)} refused`] : []),
    ].join(', '),
  reasons: 'What was refused',
  photoOf: (name: string, why: string) => `${name}: ${why}`,
  summed: (why: string, count: number) => `${why} (${many(count)})`,
  close: 'Close',
  // uploads
  noUploads: 'No deliveries have been handed in from a file yet',
  noUploadsHint: 'What is recorded from a file stands here afterwards, and can be taken back.',
  uploadsFailed: 'The uploads could not be loaded',
  outcomeOf: (recorded: number, rows: number) =>
    `${many(recorded)} recorded${rows > recorded ? `, ${many(rows - recorded)} not` : ''}`,
  undoTitle: 'Take this upload back?',
  undoSure: (count: number) =>
    `The ${deliveriesOf(count)} that it recorded ${count === 1 ? 'is' : 'are'} opened again, without its photos and remarks; all of it stays in the log. Orders to which anything has happened since stay as they are.`,
  undoReason: 'Why it is taken back',
  nothingToUndo: 'This upload recorded nothing',
  undone: (count: number) => `Taken back: ${deliveriesOf(count)}`,
  undoing: (done: number, all: number) => `${many(done)} of ${many(all)} taken back`,
  undoneOf: (undone: number, kept: number) =>
    `${many(undone)} taken back${kept > 0 ? `, ${many(kept)} stay as they are` : ''}`,
} as const)
