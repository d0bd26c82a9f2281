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
/** Neighbours on one machine are so many ports apart. */
const STEP = 10;

/** The port of everything that listens, by its name: `etcd-a`, `haproxy-api-b`, `pgbouncer`. */
export type Ports = Readonly<Record<string, number>>;

/** The ports that each name would have on a machine of its own, or beside its like. */
export function wishedPorts(): [string, number | undefined][] {
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
  return [...each(inEachZone, zones), ...each(inProcessZones, processZones), ...Object.entries(once), ...processes];
}

/**
 * Ports of a data folder: chosen once, and the same at each start, because members of a cluster know each other by them.
 * @throws PlainError when one of them is taken by another program now
 */
export async function portsIn(file: string): Promise<Ports> {
  if (!existsSync(file)) return choose(file);
  const ports = JSON.parse(readFileSync(file, 'utf8')) as Ports;
  for (const [name, port] of Object.entries(ports)) {
    if (!(await isFree(port))) {
      throw new PlainError(`Port ${port} of ${name} is taken by another program. Stop it, or remove ${dirname(file)}.`);
    }
  }
  return ports;
}

async function choose(file: string): Promise<Ports> {
  const ports: Record<string, number> = {};
  const taken = new Set<number>();
  for (const [name, preferred] of wishedPorts()) {
    let port = await freePort(preferred);
    while (taken.has(port)) port = await freePort();
    taken.add(port);
    ports[name] = port;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(ports, null, 2)}\n`);
  return ports;
}

/** The port of a name. @throws Error when nobody has it */
export function portOf(ports: Ports, name: string): number {
  const port = ports[name];
  if (port === undefined) throw new Error(`Nothing is called ${name}`);
  return port;
}
