import { readAudit } from '../dependencies/audit-answer.js';
import { productionPackages, readLock } from '../dependencies/production-tree.js';
import { PlainError } from '../processes/plain-error.js';
import { run } from '../processes/run.js';

/**
 * `npm run deps:audit`: the advisories that the registry knows about packages of production. Where it does not answer about
 * them, nothing is known, and that is said.
 * @throws PlainError naming each package with an advisory
 */
export async function main(): Promise<void> {
  const { size } = productionPackages(readLock());
  console.log(`Asking the npm registry for advisories about ${size} packages …`);
  const { output } = await run('npm', ['audit', '--omit=dev', '--json', '--loglevel=silent', '--fetch-retries=1']);
  const audit = readAudit(output);
  if (!audit.answered) console.log('Not answered: this registry tells no advisories, so nothing is known about them.');
  else if (audit.found.length > 0) throw new PlainError(`There are advisories about:\n  ${audit.found.join('\n  ')}`);
  else console.log('The registry knows of no advisory.');
}
