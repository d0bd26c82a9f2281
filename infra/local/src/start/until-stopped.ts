import { wordsOf } from '../processes/plain-error.js';

/** What runs until somebody ends it. */
interface Stoppable {
  /** Ends all of it; a second call makes it hurry. */
  stop(): Promise<void>;
}

/** A fault of the start itself, or a console that nobody reads any more, ends none of the processes. */
export function goOn(say: (sentence: string) => void): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => say(`The start met a fault of its own and goes on: ${wordsOf(error)}`));
  }
}

type End = (code: number, why?: string) => Promise<void>;

/** The first call stops the system and ends this process; later ones make it hurry. */
export function endOnce(system: Stoppable, say: (sentence: string) => void): End {
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
export function onSignals(end: () => Promise<void>): void {
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
