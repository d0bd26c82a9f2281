import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../../processes/plain-error.js';
import { throwAwayFolder } from '../../processes/throw-away-folder.js';
import { consoleProgress, type Progress } from '../../start/progress.js';
import { readDockerfile } from '../dockerfile.js';
import { composePlan } from './compose-plan.js';
import { layOutImage } from './image-tree.js';
import { manifestPlan } from './manifest-plan.js';
import { startServers } from './servers.js';
import type { Plan, Step } from './steps.js';
import { mustServe } from './visits.js';
import { WalkedPod } from './walked-pod.js';

/** How each form is read. */
const plans = { kubernetes: manifestPlan, compose: composePlan };
export type WalkedForm = keyof typeof plans;

/**
 * Walks forms of the topology: lays out what the image has, starts each container's command as the form has it, with the
 * environment that it is given there, and looks whether that is a site.
 * @throws {PlainError} naming the container that does not do what it should
 */
export async function walk(forms: readonly WalkedForm[]): Promise<void> {
  const progress = consoleProgress();
  const folder = await throwAwayFolder('walk');
  try {
    const app = await progress.step('Laying out what the image has', () => layOutImage(folder.path));
    for (const form of forms) await walkForm(form, { app, folder: join(folder.path, form), progress });
  } finally {
    folder.remove();
  }
}

interface Place {
  readonly app: string;
  readonly folder: string;
  readonly progress: Progress;
}

async function walkForm(form: WalkedForm, place: Place): Promise<void> {
  const { say, step } = place.progress;
  mkdirSync(place.folder);
  const servers = await step('Starting PostgreSQL, Redis and a bucket', () => startServers(place.folder));
  const pods: Record<string, WalkedPod> = {};
  try {
    const plan = plans[form](servers.addresses, place.folder);
    for (const each of plan.steps) await step(`Walking ${each.name}`, () => walkStep(each, { plan, place, pods }));
    await step('Visiting the site', () => mustServe(pods, place.app));
    say(`${plan.form}: ${plan.steps.length} walked, 0 failed`);
  } finally {
    for (const pod of Object.values(pods)) pod.kill();
    await servers.stop();
  }
}

interface Walk {
  readonly plan: Plan;
  readonly place: Place;
  readonly pods: Record<string, WalkedPod>;
}

async function walkStep({ name, toEnd, goesOn }: Step, { plan, place, pods }: Walk): Promise<void> {
  const { app, folder, progress } = place;
  const here: Record<string, string> = pods.api ? { API_URL: pods.api.url } : {};
  const pod = await WalkedPod.make(name, { app, folder, env: { ...readDockerfile().env, ...plan.env }, here });
  pods[name] = pod;
  for (const container of toEnd) progress.say(`  ${container.name}: ${await pod.runToEnd(container)}`);
  for (const container of goesOn) await pod.runOn(container);
  if (goesOn.length > 0 && (await pod.statusOf('/metrics', pod.ports.metrics)) !== 200)
    throw new PlainError(`${name} tells no figures`);
}
