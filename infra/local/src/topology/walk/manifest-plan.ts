import { randomBytes } from 'node:crypto';
import { PlainError } from '../../processes/plain-error.js';
import { hasPod, podOf } from '../manifest-form.js';
import { baseManifests, canRender, type Manifest, mapSettings, render, secretTemplate } from '../manifests.js';
import type { Plan, Step } from './steps.js';

/** In which a cluster would come to it: the last one waits for the API, and so do the first answers of web. */
const order = ['prepare', 'api', 'publish', 'worker', 'web'];

/** The manifests, as kubectl renders them where it is there. @param addresses of the servers, by the names of the settings */
export function manifestPlan(addresses: Readonly<Record<string, string>>): Plan {
  const manifests = canRender() ? render('small') : baseManifests();
  return { form: 'Kubernetes', steps: order.map((name) => stepOf(manifests, name)), env: environment(addresses) };
}

function stepOf(manifests: readonly Manifest[], name: string): Step {
  const found = manifests.find((one) => hasPod(one) && one.metadata.name.replace(/--.*$/, '') === name);
  if (!found) throw new PlainError(`No manifest has ${name}`);
  const { initContainers = [], containers } = podOf(found);
  return found.kind === 'Deployment'
    ? { name, toEnd: initContainers, goesOn: containers }
    : { name, toEnd: [...initContainers, ...containers], goesOn: [] };
}

/** The settings, and a Secret made of the template: what it has in angle brackets comes by chance. */
function environment(addresses: Readonly<Record<string, string>>): Plan['env'] {
  const made = Object.keys(secretTemplate()).map((name) => [name, randomBytes(32).toString('hex')]);
  const here = { SMTP_URL: 'smtp://127.0.0.1:25', ADMIN_SETUP_EMAIL: 'a@example.com', ...addresses };
  return { ...mapSettings(), ...Object.fromEntries(made), ...here, PUBLIC_URL: 'http://localhost:8080' };
}
