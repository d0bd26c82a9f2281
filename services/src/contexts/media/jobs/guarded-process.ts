import { type ChildProcess, execFile, type SpawnOptions, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import { logger } from '../../../platform/observability/logger.js';
import { reservedByNode } from './memory-of-node.js';

/** What a process that works on somebody's file may use; asked for more, it fails, and nobody else does. */
export interface Limits {
  /** Of memory; what a Node only reserves is not counted. */
  readonly megabytes: number;
  /** Of a processor; on the clock, it is three times as long. */
  readonly seconds: number;
  /** Of the largest file that it may write. */
  readonly fileMegabytes: number;
  /** Whether everybody else goes first. */
  readonly isPatient: boolean;
}

const inBytes = (megabytes: number): number => megabytes * 1024 * 1024;

/**
 * Dies with whoever started it, however that died; holds the limits; makes way where it should. Debian brings the
 * three programs with its base (util-linux, coreutils).
 */
const guards = ({ megabytes, seconds, fileMegabytes, isPatient }: Limits): string[] => [
  ...['setpriv', '--pdeathsig', 'KILL', '--'],
  ...[
    'prlimit',
    `--data=${inBytes(megabytes)}`,
    `--cpu=${seconds}`,
    `--fsize=${inBytes(fileMegabytes)}`,
    '--core=0',
    '--',
  ],
  ...['nice', '-n', isPatient ? '10' : '0'],
];

const toAsk: Limits = { megabytes: 512, seconds: 10, fileMegabytes: 1, isPatient: false };
const run = promisify(execFile);
const answers = new Map<string, string>();

/**
 * Runs a command under the guards, until it has answered once: what fails on a busy moment is asked again.
 * @returns what it printed; undefined when it, or one of the guards, is not here or has failed
 */
export async function answerOf(command: readonly string[]): Promise<string | undefined> {
  const key = command.join(' ');
  const known = answers.get(key);
  if (known !== undefined) return known;
  const [program = '', ...given] = [...guards(toAsk), ...command];
  const printed = await run(program, given, { timeout: 30_000 }).catch(() => undefined);
  if (printed) answers.set(key, printed.stdout);
  return printed?.stdout;
}

let isTold = false;

/** Whether limits can be held on this machine: on Linux they can. */
async function canGuard(): Promise<boolean> {
  if ((await answerOf(['true'])) !== undefined) return true;
  if (!isTold) logger.warn('What draws pictures runs without limits: setpriv, prlimit or nice cannot be used here');
  isTold = true;
  return false;
}

/** How a guarded process ended. */
export interface End {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** The last of what it complained of. */
  readonly complaint: string;
}

interface Guarded {
  readonly limits: Limits;
  readonly command: readonly string[];
  readonly stdio: NonNullable<SpawnOptions['stdio']>;
  /** Called once it runs. */
  readonly onStart: (child: ChildProcess) => void;
}

/** What a machine, a service manager or a terminal sends to all processes when it stops. */
const stops: readonly (NodeJS.Signals | null)[] = ['SIGTERM', 'SIGINT', 'SIGHUP'];

/**
 * Runs a program to its end, without a shell, within its limits where they can be held, and no longer than its time.
 * @throws where it was told to stop: that says nothing of its file
 */
export async function runGuarded({ limits, command, stdio, onStart }: Guarded): Promise<End> {
  const reserved = command[0] === process.execPath ? await reservedByNode() : 0;
  const held = { ...limits, megabytes: limits.megabytes + reserved };
  const [program = '', ...given] = [...((await canGuard()) ? guards(held) : []), ...command];
  const child = spawn(program, given, { stdio, timeout: limits.seconds * 3_000, killSignal: 'SIGKILL' });
  for (const stream of [child.stdout, child.stderr]) stream?.on('error', () => undefined); // its end tells
  let complaint = '';
  child.stderr?.on('data', (text: Buffer) => {
    complaint = `${complaint}${text}`.slice(-2_000);
  });
  onStart(child);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.once('close', (code, signal) =>
      stops.includes(signal) ? reject(new Error(`${program} was told to stop`)) : resolve({ code, signal, complaint }),
    );
  });
}
