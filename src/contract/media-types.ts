/** Media types of what is taken away as a file. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
export const ZIP = 'application/zip'
export const PDF = 'application/pdf'

/** Media types of a refusal as problem details (RFC 9457), and of EPCIS (JSON-LD). */
export const PROBLEM = 'application/problem+json'
export const JSON_LD = 'application/ld+json'
