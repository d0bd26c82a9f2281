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
import { endOnce, goOn, onSignals } from './until-stopped.js';

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
