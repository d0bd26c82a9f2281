import { copyFileSync, rmSync, statSync, truncateSync } from 'node:fs';

/** A log and the one before it take twice as much. */
export const LARGEST_LOG_BYTES = 10 * 1024 * 1024;

/**
 * Keeps a log that grew larger once, as `<name>.1.log`, and empties it: a process that has it open to append goes on
 * writing. What cannot be kept is lost, as on a full disk; what cannot be emptied is tried again at the next look.
 */
export function limitLog(file: string): void {
  try {
    if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) <= LARGEST_LOG_BYTES) return;
    keep(file, file.replace(/\.log$/, '.1.log'));
    truncateSync(file);
  } catch {
    // the log is not worth what writes it
  }
}

function keep(file: string, before: string): void {
  try {
    copyFileSync(file, before);
  } catch {
    rmSync(before, { force: true });
  }
}
