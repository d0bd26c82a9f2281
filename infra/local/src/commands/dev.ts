import type { Compiler } from '../start/restart-on-change.js';
import { runSystem } from '../start/run-system.js';

/** `npm run dev`: the whole system until Ctrl-C, with debuggers; what is saved is served anew. */
export async function main(_args: readonly string[], compiler: Compiler): Promise<void> {
  await runSystem(compiler);
}
