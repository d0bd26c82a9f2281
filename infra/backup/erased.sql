-- Who was erased, a line of JSON each, as `npm run persons -- erased` tells it: by keyed hashes, and no name.
select json_build_object(
  'id', id, 'begunAt', to_char(begun_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'addresses', addresses,
  'account', (select coalesce(json_agg(encode(hash, 'base64')), '[]') from unnest(account_hashes) as hash)
) from log.erasures order by begun_at, id;
