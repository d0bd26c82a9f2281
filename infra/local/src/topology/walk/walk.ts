import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { PlainError } from '../../processes/plain-error.js';
import { throwAwayFolder } from '../../processes/throw-away-folder.js';
import { consoleProgress } from '../../start/progress.js';
import { readDockerfile } from '../dockerfile.js';
import { hasPod, type PodSpec, podOf } from '../manifest-form.js';
import { baseManifests, canRender, type Manifest, mapSettings, render } from '../manifests.js';
import { layOutImage } from './image-tree.js';
import { type Servers, startServers } from './servers.js';
import { mustServe } from './visits.js';
import { type Ground, WalkedPod } from './walked-pod.js';

/** In which a cluster would come to it; the last one waits for the API, and so do web's first answers. */
const order = ['prepare', 'api', 'publish', 'worker', 'web'];

/**
 * Walks the manifests: lays out what the image has, starts each container's command as the manifest has it, with the
 * environment that it is given there, and looks whether that is a site.
 * @throws {PlainError} naming the container that does not do what it should
 */
export async function walk(): Promise<void> {
  const { say, step } = consoleProgress();
  const folder = await throwAwayFolder('walk');
  const undo: (() => unknown)[] = [() => folder.remove()];
  try {
    const app = await step('Laying out what the image has', () => layOutImage(folder.path));
    const servers = await step('Starting PostgreSQL, Redis and a bucket', () => startServers(folder.path));
    undo.push(() => servers.stop());
    const manifests = canRender() ? render('small') : baseManifests();
    const pods: Record<string, WalkedPod> = {};
    undo.push(() => Object.values(pods).map((pod) => pod.kill()));
    for (const name of order) {
      const pod = await WalkedPod.make(name, { app, folder: folder.path, env: envOf(servers, pods) });
      pods[name] = pod;
      await step(`Walking ${name}`, () => walkPod(pod, specOf(manifests, name), say));
    }
    await step('Visiting the site', () => mustServe(pods, app));
    say(`${order.length} pods walked, 0 failed`);
  } finally {
    for (const each of undo.reverse()) await each();
  }
}

const specOf = (manifests: readonly Manifest[], name: string): PodSpec => {
  const found = manifests.find((one) => hasPod(one) && one.metadata.name.replace(/--.*$/, '') === name);
  if (!found) throw new PlainError(`No manifest has ${name}`);
  return podOf(found);
};

async function walkPod(pod: WalkedPod, spec: PodSpec, say: (sentence: string) => void): Promise<void> {
  const goesOn = spec.terminationGracePeriodSeconds !== undefined;
  const toEnd = [...(spec.initContainers ?? []), ...(goesOn ? [] : spec.containers)];
  for (const container of toEnd) say(`  ${container.name}: ${await pod.runToEnd(container)}`);
  if (!goesOn) return;
  for (const container of spec.containers) await pod.runOn(container);
  if ((await pod.statusOf('/metrics', pod.ports.metrics)) !== 200) throw new PlainError(`${pod.name} tells no figures`);
}

/** What the image has, the settings, and a Secret made of the template: addresses of this machine in place of names. */
function envOf({ addresses }: Servers, pods: Readonly<Record<string, WalkedPod>>): Ground['env'] {
  const { stringData } = parse(readFileSync('infra/k8s/secret.example.yaml', 'utf8')) as {
    stringData: Record<string, string>;
  };
  const made: Record<string, string> = {
    ...addresses,
    SMTP_URL: 'smtp://127.0.0.1:25',
    ADMIN_SETUP_EMAIL: 'a@example.com',
  };
  for (const name of Object.keys(stringData)) made[name] ??= secrets(name);
  return {
    ...readDockerfile().env,
    ...mapSettings(),
    ...made,
    PUBLIC_URL: 'http://localhost:8080',
    ...(pods.api ? { API_URL: pods.api.url } : {}),
  };
}

const known = new Map<string, string>();
const secrets = (name: string): string => {
  const secret = known.get(name) ?? randomBytes(32).toString('hex');
  known.set(name, secret);
  return secret;
};
