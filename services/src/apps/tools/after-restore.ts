import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { bootstrap } from '../../platform/http/lifecycle.js';
import { complain } from './complain.js';
import { step } from './tool-steps.js';

/**
 * `node services/dist/apps/tools/after-restore.js <erased.jsonl>`: what a database that went back needs before anybody is served
 * (docs/how-to/restore.md), in this order; a line of JSON for each step. Run again, it does what is left.
 */
await bootstrap(async () => {
  const [list = ''] = process.argv.slice(2);
  // nobody who was erased comes back because a list was not there
  if (!existsSync(list)) return complain(`There is no list of the erased at "${list}": say where it is.`);
  const steps: readonly (readonly [name: string, args: readonly string[]])[] = [
    ['the schema is that of this release', ['migrate']],
    ['who was erased since is erased again', ['persons', 'erase-again', list]],
    ['what was handed over to queues is handed over again', ['requeue']],
  ];
  for (const [name, args] of steps)
    if (!(await step(name, args, process.env))) {
      process.exitCode = 1;
      return;
    }
});
