import { rmSync } from 'node:fs';
import { wordsOf } from '../processes/plain-error.js';
import { demoAccounts } from './demo-accounts.js';
import { readOptions, type StartOptions } from './options.js';
import { paymentsText } from './payments.js';
import { watchedFronts } from './plans.js';
import { consoleProgress } from './progress.js';
import type { Compiler } from './restart-on-change.js';
import { restartOnChange } from './restart-processes.js';
import { Stopped, System } from './system.js';

/**
 * The whole system until Ctrl-C.
 * @param compiler serves what is worked on, anew after each change
 */
export async function runSystem(compiler?: Compiler): Promise<void> {
  const progress = consoleProgress();
  try {
    const options = { ...readOptions(process.env), watch: compiler !== undefined };
    goOn(progress.say);
    const system = await System.claim(options, { progress, tell: progress.say });
    if (compiler) rmSync(watchedFronts(system.dataDir), { force: true }); // what was built of other sources, perhaps days ago
    const end = endOnce(system, progress.say);
    onSignals(() => end(0));
    await system.start().then(
      () => {
        welcome(system, options);
        if (compiler) restartOnChange(system, compiler, progress.say);
      },
      (error: unknown) => end(1, excuse(error)),
    );
  } catch (error) {
    console.error(wordsOf(error));
    process.exit(1);
  }
}

/** A fault of the start itself, or a console that nobody reads any more, ends none of the processes. */
function goOn(say: (sentence: string) => void): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => say(`The start met a fault of its own and goes on: ${wordsOf(error)}`));
  }
}

type End = (code: number, why?: string) => Promise<void>;

/** The first call stops the system and ends this process; later ones make it hurry. */
function endOnce(system: System, say: (sentence: string) => void): End {
  let isEnding = false;
  return async (code, why) => {
    if (isEnding) return why === undefined ? system.stop() : undefined;
    isEnding = true;
    if (why) console.error(`\n${why}\n`);
    say('Stopping; the data stays');
    await system.stop();
    say('Everything has stopped');
    process.exit(code);
  };
}

/** Ctrl-C, a polite kill, a closed terminal, and the end of the npm that started us all mean the same. */
function onSignals(end: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end());
  const launcher = process.ppid;
  if (process.env.npm_lifecycle_event === undefined) return;
  const watch = setInterval(() => {
    if (process.ppid === launcher) return;
    clearInterval(watch);
    void end();
  }, 500);
  watch.unref();
}

function excuse(error: unknown): string | undefined {
  return error instanceof Stopped ? undefined : wordsOf(error);
}

function welcome(system: System, { publicUrl, env }: StartOptions): void {
  const { ADMIN_SETUP_EMAIL, ADMIN_SETUP_PASSWORD } = system.secrets;
  const mail = env.SMTP_URL ? 'through SMTP_URL' : `${system.dataDir}/mail`;
  const { debuggers } = system.processes;
  console.log(`
  The site       ${publicUrl}
  First admin    ${publicUrl}/setup with ${ADMIN_SETUP_EMAIL} and password ${ADMIN_SETUP_PASSWORD}
  Mail goes to   ${mail}
  Payments       ${paymentsText(system.sandbox, env)}
  Logs           ${system.dataDir}/logs
${debuggers && `  Debuggers      ${debuggers}\n`}  Stop           Ctrl-C; the data stays in ${system.dataDir}
${demoAccounts(system.dataDir)}`);
}
