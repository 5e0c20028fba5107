import type { Job } from './job.ts'
import { newUser } from './jobs/accounts.ts'
import { whyNot } from './jobs/asking.ts'
import { receiveDamage, undoReject } from './jobs/door.ts'
import { addOne, addRows } from './jobs/entering.ts'
import { findOne, signIn } from './jobs/finding.ts'
import { firstOrder } from './jobs/first-order.ts'
import { driverOffline } from './jobs/on-the-phone.ts'
import { receive, reject, review } from './jobs/proof.ts'
import { download, transporter } from './jobs/reports.ts'
import { shareLinks, tellLate } from './jobs/telling.ts'
import { fiveTrips } from './jobs/trips.ts'

/** The jobs of a day, in its order. */
export const jobs: readonly Job[] = [
  signIn,
  findOne,
  tellLate,
  fiveTrips,
  addOne,
  addRows,
  receive,
  reject,
  review,
  download,
  shareLinks,
  transporter,
  receiveDamage,
  undoReject,
  newUser,
  whyNot,
  driverOffline,
  firstOrder,
]
