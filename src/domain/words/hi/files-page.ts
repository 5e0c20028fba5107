// What the dialogs that read a file show: one script.
export { bulkWords } from './bulk.ts'
export { deliveryWords } from './deliveries.ts'
