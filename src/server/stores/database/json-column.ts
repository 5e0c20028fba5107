import type { ColumnType } from 'kysely'

/** A column of jsonb: read as its value, written as JSON text. */
export type Json<T> = ColumnType<T, string, string>
