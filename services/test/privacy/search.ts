import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Redis } from 'ioredis';
import type pg from 'pg';

/** A place that holds text, and the text. */
export type Place = readonly [where: string, text: string];

/** Every row of every table of every schema as text, and what PostgreSQL remembers of columns to plan with; not the copy (old-copy.ts). */
async function textsOf(pool: pg.Pool): Promise<Place[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_catalog.pg_class c
     join pg_catalog.pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'm') and n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'old') order by 1`,
  );
  await pool.query('analyze');
  const places: Place[] = [];
  const stats = "(select * from pg_catalog.pg_stats where schemaname <> 'old')";
  for (const [name, from] of [...tables.map(({ name: table }) => [table, table]), ['pg_catalog.pg_stats', stats]]) {
    const { rows } = await pool.query<{ text: string | null }>(
      `select string_agg(t::text, E'\\n') as text from ${from} t`,
    );
    places.push([name ?? '', rows[0]?.text ?? '']);
  }
  return places;
}

const readers: Readonly<Record<string, (redis: Redis, key: string) => Promise<unknown>>> = {
  string: (redis, key) => redis.get(key),
  hash: (redis, key) => redis.hgetall(key),
  list: (redis, key) => redis.lrange(key, 0, -1),
  set: (redis, key) => redis.smembers(key),
  zset: (redis, key) => redis.zrange(key, 0, -1),
  stream: (redis, key) => redis.xrange(key, '-', '+'),
};

/** Every key of a Redis database, with all that it holds. */
async function keysOf(url: string): Promise<Place[]> {
  const redis = new Redis(url);
  const places: Place[] = [];
  for (const key of await redis.keys('*')) {
    const read = readers[await redis.type(key)];
    places.push([key, `${key} ${JSON.stringify(await read?.(redis, key))}`]);
  }
  await redis.quit();
  return places;
}

/** The base64 of a word where so many bytes stand before it: without the letters that its neighbours have a part in. */
const base64After = (word: string, before: number): string => {
  const whole = Buffer.from(`${'-'.repeat(before)}${word}`).toString('base64');
  const bits = (before + word.length) * 8;
  return whole.slice(Math.ceil((before * 8) / 6), Math.floor(bits / 6)).toLowerCase();
};

/** Hashes without a key or a salt: whoever has a list of addresses finds them by these. */
const hashesOf = (word: string): string[] =>
  ['md5', 'sha1', 'sha256', 'sha512'].flatMap((name) => {
    const hash = createHash(name).update(word).digest();
    return [hash.toString('hex'), hash.toString('base64').toLowerCase()];
  });

/** As somebody may have written it: as it is, as the bytes of it, or as a hash that anybody can make. */
const formsOf = (word: string): string[] => [
  word.toLowerCase(),
  Buffer.from(word).toString('hex'),
  ...[0, 1, 2].map((before) => base64After(word, before)),
  ...hashesOf(word.toLowerCase()),
  ...hashesOf(word),
];

/** Every file below a folder, as text. */
const filesIn = (folder: string): Place[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => [
      `DATA_DIR/${relative(folder, parentPath)}`,
      readFileSync(join(parentPath, name), 'latin1'),
    ]);

/** Where these words stand in the database, in a data folder, or in what was opened: their names by the place. */
export async function wordsByPlace(
  words: Readonly<Record<string, string>>,
  { pool, folder, opened }: { readonly pool: pg.Pool; readonly folder: string; readonly opened: readonly Place[] },
): Promise<Readonly<Record<string, readonly string[]>>> {
  const found = new Map<string, Set<string>>();
  for (const [place, text] of [...(await textsOf(pool)), ...filesIn(folder), ...opened])
    for (const what of namesIn(text.toLowerCase(), words)) found.set(place, (found.get(place) ?? new Set()).add(what));
  return Object.fromEntries([...found].map(([place, names]) => [place, [...names].sort()]));
}

const namesIn = (text: string, words: Readonly<Record<string, string>>): string[] =>
  Object.entries(words)
    .filter(([, word]) => formsOf(word).some((form) => text.includes(form)))
    .map(([what]) => what);

/** Where one of these words stands, in the database, in the queues' server, or in what the processes said. */
export async function searched(
  words: readonly string[],
  { pool, redisUrl, output }: { readonly pool: pg.Pool; readonly redisUrl: string; readonly output: string },
): Promise<{ readonly places: number; readonly found: readonly string[] }> {
  const places = [...(await textsOf(pool)), ...(redisUrl ? await keysOf(redisUrl) : []), ['logs', output] as const];
  const forms = words.flatMap(formsOf);
  const found = places.filter(([, text]) => {
    const lower = text.toLowerCase();
    return forms.some((form) => lower.includes(form));
  });
  return { places: places.length, found: found.map(([where]) => where) };
}
