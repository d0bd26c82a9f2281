import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A small disk in memory for one PostgreSQL; only root may have one. @returns takes it away */
export function mountSmallDisk(folder: string): (() => void) | undefined {
  if (process.getuid?.() !== 0) return undefined;
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1536m,mode=755', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  return () => execFileSync('umount', ['-l', folder]);
}

/** Where libfaketime reads by how much the clock is off. */
export const clockFile = (dataDir: string): string => join(dataDir, 'clock-offset');

/** Of Debian's package `libfaketime`, which comes with `faketime`. */
const library = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';

export const canShiftClocks = existsSync(library);

/** What a process is told whose clock can be set off. */
export function fakeClock(dataDir: string): NodeJS.ProcessEnv {
  if (!canShiftClocks) return {};
  writeFileSync(clockFile(dataDir), '+0');
  return {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: clockFile(dataDir),
    FAKETIME_CACHE_DURATION: '1',
    DONT_FAKE_MONOTONIC: '1',
    FAKETIME_DONT_RESET: '1',
  };
}
