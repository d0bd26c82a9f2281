import { allOrStop } from '../processes/all-or-stop.js';
import { frontsCli } from './plans.js';
import type { Progress } from './progress.js';
import type { Tools } from './tools.js';

interface Publishing {
  /** Settles when the registry can be asked. */
  readonly api: Promise<void>;
  readonly halt: AbortController;
  readonly progress: Progress;
}

/** Builds the fronts of this clone, and makes them live. */
export async function publishFronts(tools: Tools, { api, halt, progress }: Publishing): Promise<void> {
  const build = progress.step('Building the fronts', () => tools.run(frontsCli, ['build']));
  await allOrStop(halt, [api, build]);
  halt.signal.throwIfAborted();
  const publish = async () => {
    await tools.run(frontsCli, ['publish']);
    halt.signal.throwIfAborted();
    // the sources here are what this site shows, whose pages are not answered yet
    return tools.run(frontsCli, ['promote', '--retire', '--no-smoke'], { FRONT_DEPLOYER: 'npm start' });
  };
  await progress.step('Publishing the fronts', publish);
}
