#!/bin/sh
# Two users: one that owns and migrates, one that serves and owns nothing. Passwords come as hex, so
# that they stand in an address as they are. Run once, as the superuser, on an empty server.
set -eu
psql -v ON_ERROR_STOP=1 -U postgres <<SQL
create role epod_own login createrole password '$OWN_PASSWORD';
create role epod_serve login nosuperuser nobypassrls nocreatedb nocreaterole password '$SERVE_PASSWORD';
create database epod owner epod_own encoding 'UTF8' template template0;
revoke all on database epod from public;
grant connect, temporary on database epod to epod_serve;
SQL
