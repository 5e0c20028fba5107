/**
 * The database cannot be opened; the message tells an operator in a sentence or two what is wrong
 * and what to do.
 */
export class CannotOpen extends Error {
  override readonly name = 'CannotOpen'
}

const megabytes = (bytes: number): string => `${Math.floor(bytes / 1_000_000)} MB`

/** The sentences for operators, each for one thing that can be wrong. */
export const cannotOpen = {
  locked: (folder: string, pid: number) =>
    `The data folder ${folder} is in use by process ${pid}. ` +
    'Stop that process, or set EPOD_DATA_DIR to another folder.',
  otherVersion: (folder: string, found: string, wanted: string) =>
    `The database in ${folder} was written by PostgreSQL ${found}, and this release contains ` +
    `PostgreSQL ${wanted}. ` +
    'With the release that wrote it run `npm run db:export -- <folder> --with-secret`, move the ' +
    'data folder away, and with this release run `npm run db:import -- <folder>`.',
  notAFolder: (folder: string) =>
    `${folder} is not a folder. Set EPOD_DATA_DIR to a folder that may be written.`,
  notWritable: (folder: string, why: string) =>
    `The data folder ${folder} cannot be written (${why}). ` +
    'Give this user the right to write it, or set EPOD_DATA_DIR to another folder.',
  noSpace: (folder: string, free: number, wanted: number) =>
    `Only ${megabytes(free)} are free on the disk of ${folder}; ` +
    `the database needs at least ${megabytes(wanted)}. ` +
    'Make room, or set EPOD_DATA_DIR to a folder on another disk.',
  damaged: (folder: string, why: string) =>
    `The embedded database in ${folder} did not open (${why}). ` +
    'Keep a copy of the folder, then restore the last export, or ask for help with this ' +
    'message.',
  unreadable: (why: string) =>
    `The database is damaged (${why}). ` +
    'Keep a copy of it, run `npm run verify-log` to see which orders are concerned, then restore ' +
    'the last export, or ask for help with this message.',
  wrongPackage: (found: string, wanted: string) =>
    `The package @electric-sql/pglite is ${found}, but this release is made for exactly ` +
    `${wanted}. Run \`npm ci\`.`,
  notDurable: (why: string) =>
    `The embedded database does not write through to the disk (${why}), so a power cut could ` +
    'lose orders. Run `npm ci`; if it stays so, use a PostgreSQL server (DATABASE_URL).',
  badUrl: (why: string) =>
    `DATABASE_URL is not understood (${why}). ` +
    'It looks like postgres://user:password@host:5432/database.',
  notReachable: (server: string, why: string) =>
    `The PostgreSQL server ${server} cannot be reached (${why}). ` +
    'Check that it runs and that DATABASE_URL names its host and port.',
  refused: (server: string, user: string) =>
    `The PostgreSQL server ${server} refused the user ${user}. ` +
    'Check user and password in DATABASE_URL, and pg_hba.conf on the server.',
  pooler: (server: string) =>
    `${server} hands out connections of a PostgreSQL server, and keeps none for anybody. ` +
    'Set DATABASE_DIRECT_URL to the address of the PostgreSQL server itself.',
  noDatabase: (server: string, database: string) =>
    `The PostgreSQL server ${server} has no database ${database}. ` +
    `Create it (\`createdb ${database}\`) or correct DATABASE_URL.`,
  oldServer: (server: string, version: string) =>
    `The PostgreSQL server ${server} is version ${version}; at least version 15 is needed.`,
  failed: (server: string, why: string) =>
    `The PostgreSQL server ${server} did not accept the connection: ${why}`,
  noRoles: (roles: readonly string[], parent: string, user: string) =>
    `The database user ${user} may not create or use the roles ${roles.join(', ')}. ` +
    'Let an administrator run: ' +
    [
      ...roles.map((role) => `CREATE ROLE ${role} NOLOGIN NOSUPERUSER NOBYPASSRLS;`),
      ...roles.filter((role) => role !== parent).map((role) => `GRANT ${parent} TO ${role};`),
      `GRANT ${roles.join(', ')} TO "${user}";`,
    ].join(' '),
  unsafeRole: (role: string) =>
    `The database role ${role} is a superuser or bypasses row-level security, so clients could ` +
    "see each other's orders. " +
    `Let an administrator run: ALTER ROLE ${role} NOLOGIN NOSUPERUSER NOBYPASSRLS;`,
  noServingUser: (user: string) =>
    `The database server has no user ${user}. Let an administrator run: ` +
    `CREATE ROLE "${user}" LOGIN NOSUPERUSER NOBYPASSRLS PASSWORD '...';`,
  unsafeServing: (user: string) =>
    `The database user ${user} is a superuser, bypasses row-level security or owns the tables: ` +
    'it is to serve, and to own nothing. Name another.',
  mayNotServe: (user: string) =>
    `The database user ${user} owns no tables here, and nobody let it serve. ` +
    `Run \`npm run db:migrate -- --grant ${user}\` as the user who owns them, then start again.`,
  notMigrated: (user: string, names: readonly string[]) =>
    `The database user ${user} owns no tables here, and ${names.length} migrations did not run ` +
    `(${names[0]}). Run \`npm run db:migrate -- --grant ${user}\` as the user who owns them, ` +
    'then start again.',
  newerDatabase: (names: readonly string[]) =>
    `The database was already migrated by a newer release (${names.join(', ')}). ` +
    'Start that release, or restore a backup made before it.',
  changedMigration: (name: string) =>
    `The migration ${name} was changed after it ran on this database. ` +
    'Restore the file as it was released; changes go into a new migration.',
} as const
