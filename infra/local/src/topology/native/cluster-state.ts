import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { postgresFolder } from './postgres-folder.js';
import { addressOf, type Shape } from './shape.js';
import { type Zone, zones } from './zones.js';

/** One PostgreSQL of the cluster, as Patroni tells of it. */
export interface Member {
  readonly zone: Zone;
  readonly role: string;
  readonly state: string;
}

/** All that Patroni knows of; empty while nobody answers. */
export async function members(shape: Shape): Promise<Member[]> {
  for (const zone of zones) {
    const told = await fetch(`http://${addressOf(shape, `patroni-${zone}`)}/cluster`, {
      signal: AbortSignal.timeout(1_500),
    }).then(
      async (response) => (await response.json()) as { members?: { name: string; role: string; state: string }[] },
      () => undefined,
    );
    if (told?.members) return told.members.map(({ name, role, state }) => ({ zone: zoneOf(name), role, state }));
  }
  return [];
}

const zoneOf = (name: string): Zone => name.at(-1) as Zone;

/** Where the primary is; undefined while there is none. */
export const primaryZone = async (shape: Shape): Promise<Zone | undefined> => {
  const asked = zones.map(async (zone) => {
    const url = `http://${addressOf(shape, `patroni-${zone}`)}/primary`;
    const { ok } = await fetch(url, { signal: AbortSignal.timeout(1_500) });
    if (!ok) throw new Error('It is a replica');
    return zone;
  });
  return Promise.any(asked).catch(() => undefined);
};

/** Where the replica is that has everything that was acknowledged. */
export const synchronousZone = async (shape: Shape): Promise<Zone | undefined> =>
  (await members(shape)).find(({ role }) => role === 'sync_standby')?.zone;

/** True when there is a primary, a synchronous replica, and nobody is away. */
export async function isWhole(shape: Shape): Promise<boolean> {
  const all = await members(shape);
  const isUp = all.every(({ state }) => state === 'running' || state === 'streaming');
  const roles = new Set(all.map(({ role }) => role));
  return all.length === zones.length && isUp && roles.has('leader') && roles.has('sync_standby');
}

/** The process of the PostgreSQL of a zone; undefined while there is none. */
export function postmasterIn(shape: Shape, zone: Zone): number | undefined {
  const file = join(postgresFolder(shape, zone), 'postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) || undefined : undefined;
}

/** Asks Patroni to change what it goes by, or who is the primary. */
export async function askPatroni(
  shape: Shape,
  zone: Zone,
  { method, path, body }: { readonly method: string; readonly path: string; readonly body: object },
): Promise<string> {
  const login = Buffer.from(`patroni:${shape.passwords.patroni}`).toString('base64');
  const response = await fetch(`http://${addressOf(shape, `patroni-${zone}`)}${path}`, {
    method,
    headers: { authorization: `Basic ${login}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  });
  return `${response.status} ${await response.text()}`;
}
