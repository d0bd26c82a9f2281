import { publishBuilt } from './built-releases.js';

/** Milliseconds: on a cluster everything starts at once, and migrations come before the API. */
const WAIT_MS = 15 * 60_000;

process.env.FRONT_DEPLOYER ??= 'image';
try {
  for (const line of await publishBuilt(process.argv[2] ?? 'fronts', process.env, WAIT_MS)) console.log(line);
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : String(failure));
  process.exitCode = 1;
}
