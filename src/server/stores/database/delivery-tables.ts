import type { Generated } from 'kysely'

/** What one file of deliveries brings, within the reach that it was sent with. */
export interface DeliveryUploadRow {
  client_id: string
  id: string
  kind: string
  party: string
  username: string
  file_name: string
  rows: number
  created_at: Generated<string>
  undone_at: string | null
  undone_by: string | null
}
/** An order of which an upload of deliveries put something on record, from this revision on. */
export interface DeliveryWriteRow {
  client_id: string
  upload_id: string
  order_id: string
  kind: string
  party: string
  rev: number
  undone: boolean | null
}
