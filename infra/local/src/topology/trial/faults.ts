import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { childrenOf, tell } from '../../processes/children-of.js';
import { askPatroni, postmasterIn, primaryZone, synchronousZone } from '../native/cluster-state.js';
import type { NativeTopology } from '../native/native-topology.js';
import { portOf } from '../native/ports.js';
import { postgresFolder } from '../native/postgres-folder.js';
import { askRedis } from '../native/probes.js';
import { type Zone, zones } from '../native/zones.js';
import { cutZone } from './cut-zone.js';
import { canShiftClocks } from './disk-and-clock.js';

/** What is done to the topology, and what ends it. */
export interface Fault {
  readonly name: string;
  /** Does it. @returns ends it; undefined where this machine cannot do it */
  readonly inflict: (topology: NativeTopology, tools: FaultTools) => Promise<(() => void | Promise<void>) | undefined>;
  /** Seconds until it is ended. */
  readonly holds: number;
  /** People are told to come again until it has ended. */
  readonly isAwayMeanwhile?: true;
}

/** What the run has prepared for some of the faults. */
export interface FaultTools {
  /** Sets the clock of one process off by so many seconds. */
  readonly shiftClock: (seconds: number) => void;
  /** The zone whose PostgreSQL lies on a small disk; undefined where nobody may make one. */
  readonly smallDisk: Zone | undefined;
}

const MOVED_WITHIN_MS = 20_000;

/** Every process of a PostgreSQL. */
function postgresOf({ shape }: NativeTopology, zone: Zone): number[] {
  const pid = postmasterIn(shape, zone);
  return pid === undefined ? [] : [pid, ...childrenOf(pid)];
}

const primary = async ({ shape }: NativeTopology): Promise<Zone> => {
  const zone = await primaryZone(shape);
  if (!zone) throw new Error('There is no primary');
  return zone;
};

/** Keeps some servers away. @returns lets them come back */
function away(topology: NativeTopology, names: readonly string[]): () => void {
  const back = names.map((name) => topology.servers.get(name)?.holdBack());
  return () => {
    for (const one of back) one?.();
  };
}

/** A machine that is gone: its Patroni and its PostgreSQL end without a word. */
export async function loseMachine(topology: NativeTopology): Promise<() => void> {
  const zone = await primary(topology);
  const back = away(topology, [`patroni-${zone}`]);
  tell(postgresOf(topology, zone), 'SIGKILL');
  return back;
}

/** All that runs in a zone stands still, and its connections stay open: worse than to be cut off. */
async function freezeZone(topology: NativeTopology): Promise<() => void> {
  const zone = await primary(topology);
  const own = [...topology.servers.values(), ...topology.processes.values()].filter(({ name }) =>
    name.endsWith(`-${zone}`),
  );
  const started = own.flatMap(({ pid }) => (pid === undefined ? [] : [pid, ...childrenOf(pid)]));
  const all = [...new Set([...started, ...postgresOf(topology, zone)])];
  tell(all, 'SIGSTOP');
  return () => tell(all, 'SIGCONT');
}

async function redisIn(topology: NativeTopology, role: 'master' | 'slave'): Promise<string> {
  for (const zone of zones) {
    const said = await askRedis(portOf(topology.shape.ports, `redis-${zone}`), topology.shape.passwords.redis, 'ROLE');
    if (said?.includes(role)) return `redis-${zone}`;
  }
  throw new Error(`No Redis is a ${role}`);
}

/** The copy that everybody waits for writes a little, and stands still, again and again. */
async function slowDisk(topology: NativeTopology): Promise<() => void> {
  const zone = (await synchronousZone(topology.shape)) ?? 'c';
  const stop = setInterval(() => tell(postgresOf(topology, zone), 'SIGSTOP'), 250);
  const goOn = setInterval(() => tell(postgresOf(topology, zone), 'SIGCONT'), 110);
  return () => {
    clearInterval(stop);
    clearInterval(goOn);
    tell(postgresOf(topology, zone), 'SIGCONT');
  };
}

/** Moves the primary to the small disk, and fills it. */
async function fullDisk(topology: NativeTopology, { smallDisk }: FaultTools): Promise<(() => void) | undefined> {
  if (!smallDisk) return undefined;
  const leader = await primary(topology);
  if (leader !== smallDisk) await moveTo(topology, smallDisk);
  const filler = join(postgresFolder(topology.shape, smallDisk), '..', 'filler');
  const file = openSync(filler, 'w');
  for (const size of [1 << 20, 1 << 12]) {
    try {
      for (;;) writeSync(file, Buffer.alloc(size));
    } catch {
      // there is not a byte left
    }
  }
  closeSync(file);
  return () => rmSync(filler);
}

/** Makes another server the primary, as before work on a machine. The synchronous replica alone may become it. */
async function switchOver(topology: NativeTopology, wished?: Zone): Promise<void> {
  const leader = await primary(topology);
  const candidate = wished ?? (await synchronousZone(topology.shape));
  const body = { leader: `postgres-${leader}`, ...(candidate && { candidate: `postgres-${candidate}` }) };
  const said = await askPatroni(topology.shape, leader, { method: 'POST', path: '/switchover', body });
  if (!said.startsWith('200')) throw new Error(`The primary did not move to ${candidate}: ${said}`);
}

/** Moves the primary to a zone: where that is not the synchronous one, the third goes away until it is. */
async function moveTo(topology: NativeTopology, wished: Zone): Promise<void> {
  const leader = await primary(topology);
  const third = zones.find((zone) => zone !== leader && zone !== wished) ?? leader;
  const isNext = async () => (await synchronousZone(topology.shape)) === wished;
  const back = (await isNext()) ? () => undefined : away(topology, [`patroni-${third}`]);
  if (!(await isNext())) tell(postgresOf(topology, third), 'SIGKILL');
  for (const until = performance.now() + MOVED_WITHIN_MS; performance.now() < until && !(await isNext()); )
    await pause(250);
  await switchOver(topology, wished).finally(back);
}

/** Every fault, in the order in which they come. */
export const faults: readonly Fault[] = [
  {
    name: 'PostgreSQL primary: kill -9',
    holds: 0,
    inflict: async (topology) => {
      tell(postgresOf(topology, await primary(topology)), 'SIGKILL');
      return () => undefined;
    },
  },
  { name: 'the machine of the primary is gone for 20 s, and comes back older', holds: 20, inflict: loseMachine },
  {
    name: 'the synchronous replica: kill -9',
    holds: 0,
    inflict: async (topology) => {
      const zone = await synchronousZone(topology.shape);
      tell(zone ? postgresOf(topology, zone) : [], 'SIGKILL');
      return () => undefined;
    },
  },
  {
    name: 'the primary is moved on purpose',
    holds: 0,
    inflict: async (topology) => {
      await switchOver(topology);
      return () => undefined;
    },
  },
  { name: 'one member of etcd is away for 10 s', holds: 10, inflict: async (topology) => away(topology, ['etcd-a']) },
  {
    name: 'all of etcd is away for 20 s',
    holds: 20,
    inflict: async (topology) => away(topology, ['etcd-a', 'etcd-b', 'etcd-c']),
  },
  { name: 'a HAProxy is away for 10 s', holds: 10, inflict: async (topology) => away(topology, ['haproxy-a']) },
  {
    name: 'a replica of Redis is away for 10 s',
    holds: 10,
    inflict: async (topology) => away(topology, [await redisIn(topology, 'slave')]),
  },
  {
    name: 'the master of Redis is away for 15 s',
    holds: 15,
    inflict: async (topology) => away(topology, [await redisIn(topology, 'master')]),
  },
  { name: 'a Sentinel is away for 10 s', holds: 10, inflict: async (topology) => away(topology, ['sentinel-b']) },
  { name: 'the zone of the primary stands still for 20 s', holds: 20, inflict: freezeZone },
  {
    name: 'the network of the zone of the primary is cut for 20 s',
    holds: 20,
    inflict: async (topology) => cutZone(topology, await primary(topology)),
  },
  { name: 'the disk of the synchronous replica is slow for 15 s', holds: 15, inflict: slowDisk },
  { name: 'the disk of the primary is full for 15 s', holds: 15, isAwayMeanwhile: true, inflict: fullDisk },
  {
    name: 'the clock of one API is 5 minutes fast for 15 s',
    holds: 15,
    inflict: async (_, { shiftClock }) => {
      if (!canShiftClocks) return undefined;
      shiftClock(300);
      return () => shiftClock(0);
    },
  },
];
