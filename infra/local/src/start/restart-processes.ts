import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { apps, frontsCli, type ProcessName, paymentSandbox, watchedFronts } from './plans.js';
import { type Compiler, type Program, RestartOnChange } from './restart-on-change.js';
import type { System } from './system.js';

/** The bundler loads these by name. */
const loaders = ['read-texts', 'compile-texts'].map((name) => `packages/front-tools/dist/preset/${name}.js`);

/** Of the contracts it takes limits of releases only; what fronts import of them, it watches itself. */
const ofTheBundler = /[\\/]packages[\\/](?:front-tools|texts)[\\/]/;

/** What runs the start itself; the payment sandbox is a process like the others. */
const ofTheStart = ['infra/local/', 'infra/artwork/'];

const entriesOf: Readonly<Record<ProcessName, readonly string[]>> = {
  api: [`${apps}/api/main.js`],
  web: [`${apps}/web/main.js`],
  worker: [`${apps}/worker/main.js`],
  fronts: [frontsCli, ...loaders],
  sandbox: [paymentSandbox],
};

/** Starts the processes of a system again when what they load changes, and reloads open pages then. */
export function restartOnChange(system: System, compiler: Compiler, tell: (sentence: string) => void): void {
  const root = process.cwd();
  const programs = Object.entries(entriesOf).map(([name, entries]): Program => {
    const restart = async () => (await system.processes.find(name as ProcessName)?.restart()) ?? false;
    const minds = name === 'fronts' ? ofTheBundler : undefined;
    return { name, entries: entries.map((entry) => join(root, entry)), minds, restart };
  });
  let isMigrationDue = false;
  const before = async (files: readonly string[]): Promise<void> => {
    isMigrationDue ||= files.some((file) => /[\\/]migrations[\\/]/.test(file));
    if (isMigrationDue) tell(await system.migrate()); // one that fails is due with the next change, too
    isMigrationDue = false;
    if (files.some((file) => ofTheStart.some((folder) => file.startsWith(join(root, folder)))))
      tell('Start npm run dev again to run the changed one');
  };
  const restarted = (name: string): void => {
    if (name === 'api') writeFileSync(join(dirname(watchedFronts(system.dataDir)), 'restarted'), '');
  };
  const watcher = new RestartOnChange(compiler, { root, programs, tell, before, restarted });
  system.onStop(() => watcher.end());
  watcher.begin();
}
