const { DATABASE_URL, DATABASE_DIRECT_URL } = process.env

/**
 * The database of whoever runs a tool: the server itself where the product reaches it through a
 * pooler; undefined for the embedded one.
 */
export const databaseUrl: string | undefined = DATABASE_DIRECT_URL || DATABASE_URL || undefined
