import { close, createWriteStream, mkdirSync, open, type WriteStream, write } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { limitLog } from '../processes/limited-log.js';

/** After so much of output the log is looked at: it may be too large by now. */
const LOOK_AFTER_BYTES = 512 * 1024;
/** A log that could not be written, on a full disk say, is opened again after this pause. */
const BROKEN_PAUSE_MS = 10_000;
/** Of output without line breaks so much is kept to be told. */
const LONGEST_LINE = 64 * 1024;

/** Without `writev`: what waits for a slow disk is written piece by piece, and the log looked at between them. */
const pieceByPiece = { open, write, close };

/** Levels of the structured logs: 40 is a warning. */
const warning = 40;

interface LogLine {
  readonly level?: number;
  readonly msg?: string;
  readonly err?: { readonly message?: string };
}

/** The log file of a process. One that cannot be written costs its lines, and nothing else. */
export class ChildLog {
  readonly file: string;
  private stream: WriteStream | undefined;
  private brokenUntil = 0;
  private unlookedBytes = 0;

  /** @param tell called when lines get lost */
  constructor(
    private readonly dataDir: string,
    private readonly name: string,
    private readonly tell: (sentence: string) => void,
  ) {
    this.file = join(dataDir, 'logs', `${name}.log`);
  }

  write(chunk: Buffer): void {
    if (Date.now() < this.brokenUntil) return;
    this.stream ??= this.open();
    this.stream?.write(chunk, (error) => {
      if (!error) this.wrote(chunk.length);
    });
  }

  /** Counts what is in the file: on a busy machine much is on its way there. */
  private wrote(bytes: number): void {
    this.unlookedBytes += bytes;
    if (this.unlookedBytes < LOOK_AFTER_BYTES) return;
    this.unlookedBytes = 0;
    limitLog(this.file);
  }

  /** @returns once all is in the file, or lost */
  async close(): Promise<void> {
    const { stream } = this;
    this.stream = undefined;
    if (stream) await new Promise<void>((ended) => stream.end(() => ended()));
  }

  private open(): WriteStream | undefined {
    try {
      mkdirSync(join(this.dataDir, 'logs'), { recursive: true });
      limitLog(this.file);
      return createWriteStream(this.file, { flags: 'a', fs: pieceByPiece }).on('error', (error) => this.broke(error));
    } catch (error) {
      this.broke(error as Error);
      return undefined;
    }
  }

  private broke({ message }: Error): void {
    this.stream = undefined;
    this.brokenUntil = Date.now() + BROKEN_PAUSE_MS;
    this.tell(`The log of ${this.name} cannot be written, and lines of it are lost: ${message}`);
  }
}

/** Copies what a process says to its log, and calls `tell` with a short line for each warning and error. */
export function follow(stream: Readable, log: ChildLog, tell: (line: string) => void): void {
  let rest = '';
  stream.on('error', () => undefined); // a pipe that breaks is a process that ends, and that is told
  stream.on('data', (chunk: Buffer) => {
    log.write(chunk);
    const lines = (rest + chunk.toString()).split('\n');
    rest = (lines.pop() ?? '').slice(-LONGEST_LINE);
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
