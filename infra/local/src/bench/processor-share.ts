import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { childrenOf } from '../faults/children-of.js';

const ROOT = '/sys/fs/cgroup';
/** Short, so that a process that has used up its part does not stand still for long. */
const PERIOD_MICROS = 20_000;

/** Where the system keeps its groups (control groups of version 1 or 2), and what a limit is called there. */
interface Groups {
  readonly folder: string;
  readonly settings: (quotaMicros: number) => Readonly<Record<string, string>>;
}

/**
 * Gives processes, with all that they have started and will start, a part of one processor together.
 * @param share of one processor, 0.25 for a quarter
 * @returns gives them back all; undefined where this machine cannot: it takes Linux, root and control groups
 */
export function shareProcessor(pids: readonly number[], share: number): (() => void) | undefined {
  const groups = groupsHere();
  if (!groups) return undefined;
  const group = join(groups.folder, `northlight-share-${process.pid}`);
  try {
    mkdirSync(group);
  } catch {
    return undefined;
  }
  const settings = Object.entries(groups.settings(Math.round(PERIOD_MICROS * share)));
  for (const [name, value] of settings) writeFileSync(join(group, name), value);
  for (const pid of pids.flatMap(withDescendants)) put(pid, group);
  return () => {
    for (let left = membersOf(group); left.length > 0; left = membersOf(group)) {
      for (const pid of left) put(pid, groups.folder);
    }
    rmdirSync(group);
  };
}

function groupsHere(): Groups | undefined {
  const first = join(ROOT, 'cpu');
  if (existsSync(join(first, 'cpu.cfs_quota_us'))) {
    const settings = (quota: number) => ({ 'cpu.cfs_period_us': `${PERIOD_MICROS}`, 'cpu.cfs_quota_us': `${quota}` });
    return { folder: first, settings };
  }
  const list = join(ROOT, 'cgroup.subtree_control');
  if (!existsSync(list) || !/\bcpu\b/.test(readFileSync(list, 'utf8'))) return undefined;
  return { folder: ROOT, settings: (quota) => ({ 'cpu.max': `${quota} ${PERIOD_MICROS}` }) };
}

const withDescendants = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(withDescendants)];

const membersOf = (group: string): number[] =>
  readFileSync(join(group, 'cgroup.procs'), 'utf8').split('\n').filter(Boolean).map(Number);

function put(pid: number, group: string): void {
  try {
    writeFileSync(join(group, 'cgroup.procs'), String(pid));
  } catch {
    // it has ended
  }
}
