// What the driver's page alone says: one script.
export { pathWords } from './driver-path.ts'
