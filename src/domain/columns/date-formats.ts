import type { TimeFormat } from '../time-format.ts'
import type { Column } from './catalogue.ts'

const formats: Readonly<Record<string, TimeFormat>> = { dispatch_date: 'DD-MM-YYYY HH:mm', delivery_time: 'DD-MM-YYYY @ hh:mm A' }

/** How a column of dates shows them (TABL-15). */
export const dateFormatOf = ({ id }: Pick<Column, 'id'>): TimeFormat => formats[id] ?? 'DD-MM-YYYY HH:mm'
