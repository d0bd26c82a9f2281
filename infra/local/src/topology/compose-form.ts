import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { ContainerForm, Form, ProcessForm } from './form.js';
import { type DeployJob, deployJobs, type ProductProcess, processShapes } from './topology.js';

/** A service of docker-compose.yml, as far as it is read here. */
export interface ComposeService {
  readonly image: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly secrets?: readonly string[];
  readonly user?: string;
  readonly mem_limit?: string;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly stop_grace_period?: string;
  readonly volumes?: readonly string[];
  readonly logging?: { readonly driver: string; readonly options: Readonly<Record<string, string>> };
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly depends_on?: Readonly<Record<string, { readonly condition: string; readonly required?: boolean }>>;
  readonly ports?: readonly string[];
}

export interface ComposeFile {
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
  readonly volumes: Readonly<Record<string, object>>;
}

export const readCompose = (file = 'docker-compose.yml'): ComposeFile =>
  parse(readFileSync(file, 'utf8'), { merge: true }) as ComposeFile;

/** docker-compose.yml as a form of the topology. */
export function composeForm({ services }: ComposeFile): Form {
  const form = <Name extends string, Value>(names: readonly Name[], of: (service: ComposeService) => Value) =>
    Object.fromEntries(names.map((name) => [name, of(serviceIn(services, name))])) as Record<Name, Value>;
  return {
    processes: form(Object.keys(processShapes) as ProductProcess[], processOf),
    jobs: form<DeployJob, ContainerForm>(deployJobs, containerOf),
    order: Object.entries(services).flatMap(([name, { depends_on = {} }]) =>
      Object.entries(depends_on)
        .filter(([, { condition }]) => condition !== 'service_started')
        .map(([before]) => [before, name] as const),
    ),
    images: Object.values(services).flatMap(({ image }) => (/^northlight(-postgres)?:/.test(image) ? [] : image)),
  };
}

const serviceIn = (services: ComposeFile['services'], name: string): ComposeService => {
  const service = services[name];
  if (!service) throw new Error(`docker-compose.yml has no service ${name}`);
  return service;
};

const containerOf = (service: ComposeService): ContainerForm => ({
  command: service.command ?? [],
  env: service.environment ?? {},
  memoryMiB: service.mem_limit === undefined ? undefined : Number(/^(\d+)m$/.exec(service.mem_limit)?.[1]),
  isConfined: isConfined(service),
});

/** Nothing is written but volumes, and nobody becomes more than they are. */
export const isConfined = ({ read_only, cap_drop, security_opt }: ComposeService): boolean =>
  read_only === true && cap_drop?.join() === 'ALL' && security_opt?.join() === 'no-new-privileges:true';

const processOf = (service: ComposeService): ProcessForm => {
  const [, port, path = ''] = /127\.0\.0\.1:(\d+)([^']+)'/.exec(service.healthcheck?.test.join(' ') ?? '') ?? [];
  const grace = /^(\d+)s$/.exec(service.stop_grace_period ?? '')?.[1];
  return {
    ...containerOf(service),
    graceSeconds: grace === undefined ? undefined : Number(grace),
    probes: { readiness: { path, port: Number(port) } },
  };
};
