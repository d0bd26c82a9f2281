import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { PlainError } from '../../processes/plain-error.js';
import { freePort, isFree } from '../../processes/ports.js';
import { processShapes, serverPorts } from '../topology.js';
import { processZones, zones } from './zones.js';

/** What listens once in each zone, with the port that it has where it is alone on its machine. */
const inEachZone = {
  etcd: serverPorts.etcd,
  'etcd-peer': serverPorts.etcd + 1,
  postgres: serverPorts.postgres,
  patroni: serverPorts.patroni,
  redis: serverPorts.redis,
  sentinel: serverPorts.sentinel,
};
/** What listens in the zones that have processes. */
const inProcessZones = {
  haproxy: serverPorts.haproxy,
  'haproxy-replicas': serverPorts.haproxy + 1,
  'haproxy-api': serverPorts.haproxy + 2,
  'haproxy-web': serverPorts.haproxy + 3,
};
const once = {
  pgbouncer: serverPorts.pgbouncer,
  prometheus: serverPorts.prometheus,
  alertmanager: serverPorts.alertmanager,
};
/** The API that an operator adds (docs/how-to/scale-out.md). */
export const oneMoreApi = 'more-api';
/** Neighbours on one machine are so many ports apart. */
const STEP = 10;

/** The port of everything that listens, by its name: `etcd-a`, `haproxy-api-b`, `pgbouncer`. */
export type Ports = Readonly<Record<string, number>>;

/**
 * The ports that each name would have on a machine of its own, or beside its like.
 * @param ledgerServers names of servers beside home that may decide ledgers
 */
export function wishedPorts(ledgerServers: readonly string[] = []): [string, number | undefined][] {
  const each = (list: Readonly<Record<string, number>>, where: readonly string[]): [string, number][] =>
    Object.entries(list).flatMap(([name, port]) =>
      where.map((zone, nth): [string, number] => [`${name}-${zone}`, port + nth * STEP]),
    );
  const processes = Object.keys(processShapes).flatMap((name) =>
    processZones.flatMap((zone): [string, undefined][] => [
      [`${name}-${zone}`, undefined],
      [`${name}-metrics-${zone}`, undefined],
    ]),
  );
  const more: [string, undefined][] = [oneMoreApi, `${oneMoreApi}-metrics`].map((name) => [name, undefined]);
  const servers = ledgerServers.map((name): [string, undefined] => [`ledgers-${name}`, undefined]);
  return [
    ...each(inEachZone, zones),
    ...each(inProcessZones, processZones),
    ...Object.entries(once),
    ...[...processes, ...more, ...servers],
  ];
}

/**
 * Ports of a data folder: chosen once, and the same at each start, because members of a cluster know each other by them. Those
 * that a later release needs, or a server that is asked for, are added. @param ledgerServers as in wishedPorts
 * @throws PlainError when one of them is taken by another program now
 */
export async function portsIn(file: string, ledgerServers: readonly string[] = []): Promise<Ports> {
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Ports) : {};
  for (const [name, port] of Object.entries(known)) {
    if (!(await isFree(port))) {
      throw new PlainError(`Port ${port} of ${name} is taken by another program. Stop it, or remove ${dirname(file)}.`);
    }
  }
  const missing = wishedPorts(ledgerServers).filter(([name]) => known[name] === undefined);
  if (missing.length === 0) return known;
  const ports = { ...known, ...(await choose(missing, new Set(Object.values(known)))) };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(ports, null, 2)}\n`);
  return ports;
}

async function choose(wished: readonly [string, number | undefined][], taken: Set<number>): Promise<Ports> {
  const ports: Record<string, number> = {};
  for (const [name, preferred] of wished) {
    let port = await freePort(preferred);
    while (taken.has(port)) port = await freePort();
    taken.add(port);
    ports[name] = port;
  }
  return ports;
}

/** The port of a name. @throws Error when nobody has it */
export function portOf(ports: Ports, name: string): number {
  const port = ports[name];
  if (port === undefined) throw new Error(`Nothing is called ${name}`);
  return port;
}
