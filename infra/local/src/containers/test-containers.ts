import { join } from 'node:path';
import { copyClone } from '../processes/copy-clone.js';
import { wordsOf } from '../processes/plain-error.js';
import { throwAwayFolder } from '../processes/throw-away-folder.js';
import { consoleProgress } from '../start/progress.js';
import { claims } from './claims.js';
import { ComposeSite } from './compose-site.js';
import { findEngine } from './engine.js';
import { buildStandIns, useStandIns } from './stand-ins.js';

/** How a trial of the containers is made. */
export interface ContainerTrial {
  /** Images of others are built out of packages, for a machine that reaches no registry of images. */
  readonly hasStandIns: boolean;
  /** Looks only at claims that have the word. */
  readonly only?: string | undefined;
}

/**
 * Builds the images, runs docker-compose.yml as its first lines say, and looks whether what is said of it is so.
 * @returns how many claims do not hold
 * @throws {PlainError} where there is no engine, an image cannot be built, or the site does not come up
 */
export async function testContainers({ hasStandIns, only }: ContainerTrial): Promise<number> {
  const { step, say } = consoleProgress();
  const folder = await throwAwayFolder('containers');
  const engine = await findEngine(folder.path);
  const clone = join(folder.path, 'northlight');
  const env = { ...engine.env, COMPOSE_PROJECT_NAME: 'northlight-trial', COMPOSE_PROFILES: 'demo' };
  const site = new ComposeSite(clone, env);
  try {
    copyClone(process.cwd(), clone);
    if (hasStandIns) {
      await step('Building what stands in for the images of others', () => buildStandIns(engine, folder.path));
      useStandIns(clone);
    }
    await step('Building the images', () => site.sh('sh infra/docker/make-secrets.sh && docker compose build'));
    await step('Starting the containers', () => site.sh('docker compose up -d').then(() => site.untilWhole()));
    let failed = 0;
    for (const { name, look } of claims.filter((claim) => !only || claim.name.includes(only)))
      await step(name, () => look(site)).catch((error: unknown) => {
        failed++;
        say(`✗ ${name}: ${wordsOf(error)}`);
      });
    return failed;
  } finally {
    await site.remove();
    await engine.stop();
    folder.remove();
  }
}
