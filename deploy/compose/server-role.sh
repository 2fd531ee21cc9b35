#!/bin/sh
# Runs when the database is made: the role of the server, which owns no table.
set -eu
# By itself, because a failure within the command below would be ignored.
password=$(cat /run/secrets/server_password)
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set ON_ERROR_STOP=1 \
  --set password="$password" <<'SQL'
create role redress_server login password :'password';
SQL
