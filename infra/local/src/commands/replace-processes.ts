import { replaceProcesses } from '../topology/native/replace-processes.js';

/** `npm run replace-processes`: the processes of the production shape that runs in DATA_DIR begin anew, a zone after the other. */
export async function main(): Promise<void> {
  await replaceProcesses(process.env.DATA_DIR || '.data-topology', console.log);
}
