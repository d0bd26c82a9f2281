import { parseArgs } from 'node:util';
import { testContainers } from '../containers/test-containers.js';

/**
 * `npm run test:containers`: docker-compose.yml and the Dockerfiles on a container engine. `-- --stand-ins` builds the images that
 * they begin with out of packages of Debian and npm; `-- --only moment` looks at the claims that have the word.
 */
export async function main(args: readonly string[]): Promise<void> {
  const options = { 'stand-ins': { type: 'boolean', default: false }, only: { type: 'string' } } as const;
  const { only, ...values } = parseArgs({ args: [...args], options }).values;
  process.exitCode = (await testContainers({ hasStandIns: values['stand-ins'], only })) > 0 ? 1 : 0;
}
