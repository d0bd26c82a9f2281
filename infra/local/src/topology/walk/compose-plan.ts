import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ComposeService, composeForm, readCompose } from '../compose-form.js';
import type { PodContainer } from '../manifest-form.js';
import { type ProductProcess, probes, processShapes } from '../topology.js';
import type { Plan } from './steps.js';

/** As its services wait for each other. */
const order = ['fronts-fit', 'migrate', 'pictures', 'api', 'publish', 'worker', 'web'];

/**
 * docker-compose.yml, with the secrets that make-secrets.sh makes.
 * @param addresses of the servers, by the names of the settings @param folder in which secrets are made
 */
export function composePlan(addresses: Readonly<Record<string, string>>, folder: string): Plan {
  const secrets = join(folder, 'secrets');
  execFileSync('sh', ['infra/docker/make-secrets.sh', secrets]);
  // where containers run, each file is mounted by itself
  chmodSync(secrets, 0o755);
  for (const [name, address] of Object.entries(addresses)) writeSecret(join(secrets, name.toLowerCase()), address);
  const file = readCompose();
  const { processes } = composeForm(file);
  const steps = order.map((name) => {
    const container = containerOf(name, file.services[name], secrets);
    if (!(name in processShapes)) return { name, toEnd: [container], goesOn: [] };
    const { readiness } = processes[name as ProductProcess].probes;
    const httpGet = { path: readiness?.path ?? '', port: 'http' };
    const readinessProbe = { httpGet, ...probes.startup };
    return { name, toEnd: [], goesOn: [{ ...container, readinessProbe }] };
  });
  return { form: 'compose', steps, env: {} };
}

function writeSecret(file: string, text: string): void {
  chmodSync(file, 0o644);
  writeFileSync(file, text);
}

const containerOf = (name: string, service: ComposeService | undefined, secrets: string): PodContainer => ({
  name,
  image: service?.image ?? '',
  args: service?.command ?? [],
  env: Object.entries(service?.environment ?? {}).map(([variable, text]) => ({
    name: variable,
    value: filledIn(variable, secrets) ?? interpolated(text).replace('/run/secrets', secrets),
  })),
});

/** An operator names the file of a secret once there is something in it. */
function filledIn(variable: string, secrets: string): string | undefined {
  const file = join(secrets, variable.replace(/_FILE$/, '').toLowerCase());
  return variable.endsWith('_FILE') && existsSync(file) && statSync(file).size > 0 ? file : undefined;
}

/** `${NAME:-default}`, where nobody has set one. */
const interpolated = (text: string): string => String(text).replace(/\$\{\w+:-([^}]*)\}/g, '$1');
