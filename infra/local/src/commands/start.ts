import { runSystem } from '../start/run-system.js';

/** `npm start`: the whole system until Ctrl-C. */
export async function main(): Promise<void> {
  await runSystem();
}
