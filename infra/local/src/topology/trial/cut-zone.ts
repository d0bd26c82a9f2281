import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ControlGroup } from '../../processes/control-group.js';
import { postmasterIn } from '../native/cluster-state.js';
import type { NativeTopology } from '../native/native-topology.js';
import type { Ports } from '../native/ports.js';
import type { Zone } from '../native/zones.js';

/** A rule of iptables names so many ports at most. */
const PORTS_OF_A_RULE = 15;
const LOOK_EVERY_MS = 200;

/**
 * Cuts the network between the processes of a zone and all others: what either sends to the other vanishes, also on
 * connections that are open, and nobody is told. Within the zone all goes on.
 * @returns joins it again; undefined where this machine cannot: it takes root, iptables and control groups of version 2
 */
export function cutZone(topology: NativeTopology, zone: Zone): (() => void) | undefined {
  const group = groupOfNetwork(`northlight-zone-${zone}`);
  if (!group) return undefined;
  group.takeWithChildren(startedIn(topology, zone));
  const timer = setInterval(() => group.take(startedIn(topology, zone)), LOOK_EVERY_MS);
  const rules = rulesFor(topology.shape.ports, { zone, path: group.name });
  let isJoined = false;
  const end = (): void => {
    if (isJoined) return;
    isJoined = true;
    process.off('exit', end);
    clearInterval(timer);
    for (const rule of rules) iptables('-D', rule);
    group.end();
  };
  // whatever ends the trial: rules that are left would cut the machine
  process.once('exit', end);
  try {
    for (const rule of rules) iptables('-I', rule);
    return end;
  } catch {
    end();
    return undefined;
  }
}

/** A group that rules of iptables can name: they know those of version 2 alone. */
function groupOfNetwork(name: string): ControlGroup | undefined {
  const mount = mkdtempSync(join(tmpdir(), 'northlight-groups-'));
  try {
    execFileSync('mount', ['-t', 'cgroup2', 'none', mount], { stdio: 'ignore' });
  } catch {
    rmdirSync(mount);
    return undefined;
  }
  return new ControlGroup(mount, name, () => {
    execFileSync('umount', ['-l', mount]);
    rmdirSync(mount);
  });
}

/** What was started in a zone, and its PostgreSQL. */
function startedIn(topology: NativeTopology, zone: Zone): number[] {
  const all = [...topology.servers.values(), ...topology.processes.values()];
  const own = all.filter(({ name }) => name.endsWith(`-${zone}`)).flatMap(({ pid }) => (pid ? [pid] : []));
  return [...own, postmasterIn(topology.shape, zone) ?? 0].filter(Boolean);
}

/** What leaves for the other side, and what has come from it all the same. */
export function rulesFor(ports: Ports, { zone, path }: { readonly zone: Zone; readonly path: string }): string[][] {
  const names = Object.entries(ports);
  const own = names.filter(([name]) => name.endsWith(`-${zone}`)).map(([, port]) => port);
  const others = names.filter(([name]) => !name.endsWith(`-${zone}`)).map(([, port]) => port);
  const [inside, outside] = [
    ['-m', 'cgroup', '--path', path],
    ['-m', 'cgroup', '!', '--path', path],
  ];
  return [
    ...rulesOf('OUTPUT', { from: inside, side: '--dports', ports: others }),
    ...rulesOf('OUTPUT', { from: outside, side: '--dports', ports: own }),
    ...rulesOf('INPUT', { from: inside, side: '--sports', ports: others }),
    ...rulesOf('INPUT', { from: outside, side: '--sports', ports: own }),
  ];
}

interface Traffic {
  readonly from: readonly string[];
  readonly side: string;
  readonly ports: readonly number[];
}

function rulesOf(chain: string, { from, side, ports }: Traffic): string[][] {
  const parts = Array.from({ length: Math.ceil(ports.length / PORTS_OF_A_RULE) }, (_, nth) =>
    ports.slice(nth * PORTS_OF_A_RULE, (nth + 1) * PORTS_OF_A_RULE),
  );
  return parts.map((part) => [chain, '-p', 'tcp', ...from, '-m', 'multiport', side, part.join(), '-j', 'DROP']);
}

const iptables = (does: '-I' | '-D', rule: readonly string[]): void => {
  try {
    execFileSync('iptables', ['-w', does, ...rule], { stdio: 'ignore' });
  } catch (error) {
    if (does === '-I') throw error;
  }
};
