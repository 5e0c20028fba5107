import type { Scope } from '../database.ts'
import type { Migration } from '../migrate.ts'

/** A schema for tests of the database itself: one table under forced row-level security. */
export const things: Migration = {
  name: '0001_things.sql',
  digest: 'things',
  text: `
    create table things (
      client_id text not null,
      id int8 not null,
      note text not null default '',
      at timestamptz not null default now(),
      doc jsonb,
      primary key (client_id, id)
    );
    alter table things enable row level security;
    alter table things force row level security;
    create policy own on things using (
      client_id = current_setting('app.client', true) or current_setting('app.scope', true) = 'platform'
    );
    grant select, insert, update on things to epod_app;`,
}

/** The columns of `things`, for Kysely's withTables. */
export type ThingTables = {
  things: { client_id: string; id: number; note: string }
}

/** The scope of one client. */
export const clientScope = (client_id: string): Scope => ({ client_id, kind: 'client', party: '' })
