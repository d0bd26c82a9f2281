import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ControlGroup } from '../processes/control-group.js';

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
  const group = groups && madeIn(groups.folder);
  if (!group) return undefined;
  group.set(groups.settings(Math.round(PERIOD_MICROS * share)));
  group.takeWithChildren(pids);
  return group.end;
}

function madeIn(folder: string): ControlGroup | undefined {
  try {
    return new ControlGroup(folder, `northlight-share-${process.pid}`);
  } catch {
    return undefined;
  }
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
