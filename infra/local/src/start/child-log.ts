import { createWriteStream, existsSync, mkdirSync, renameSync, statSync, type WriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

const tooBig = 20 * 1024 * 1024;

/** Levels of the structured logs: 40 is a warning. */
const warning = 40;

interface LogLine {
  readonly level?: number;
  readonly msg?: string;
  readonly err?: { readonly message?: string };
}

/** The log file of a process, `<dataDir>/logs/<name>.log`; one that grew big is kept once as `<name>.1.log`. */
export function openLog(dataDir: string, name: string): WriteStream {
  const folder = join(dataDir, 'logs');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.log`);
  if (existsSync(file) && statSync(file).size > tooBig) renameSync(file, join(folder, `${name}.1.log`));
  return createWriteStream(file, { flags: 'a' });
}

/** Copies what a process says to its log, and calls `tell` with a short line for each warning and error. */
export function follow(stream: Readable, log: WriteStream, tell: (line: string) => void): void {
  let rest = '';
  stream.on('data', (chunk: Buffer) => {
    log.write(chunk);
    const lines = (rest + chunk.toString()).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const words = worthTelling(line);
      if (words !== undefined) tell(words);
    }
  });
}

/** A short line for a warning or an error of the structured log; plain text is told as it is; the rest is not. */
export function worthTelling(line: string): string | undefined {
  if (line.trim() === '') return undefined;
  const entry = parse(line);
  if (entry === undefined) return line;
  if ((entry.level ?? 0) < warning) return undefined;
  return [entry.msg, entry.err?.message].filter(Boolean).join(': ') || undefined;
}

function parse(line: string): LogLine | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line) as LogLine;
  } catch {
    return undefined;
  }
}
