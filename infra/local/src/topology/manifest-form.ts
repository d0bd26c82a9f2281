import type { ContainerForm, Form, ProbeForm, ProcessForm } from './form.js';
import type { Manifest } from './manifests.js';
import { type DeployJob, deployJobs, type ProductProcess, processShapes } from './topology.js';

/** A container of a pod, as far as it is read here. */
export interface PodContainer {
  readonly name: string;
  readonly image: string;
  readonly args?: readonly string[];
  readonly env?: readonly { readonly name: string; readonly value?: string }[];
  readonly envFrom?: readonly { readonly configMapRef?: object; readonly secretRef?: object }[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly resources?: { readonly limits?: { readonly memory?: string } };
  readonly securityContext?: {
    readonly readOnlyRootFilesystem?: boolean;
    readonly allowPrivilegeEscalation?: boolean;
    readonly capabilities?: { readonly drop?: readonly string[] };
  };
  readonly [probe: `${string}Probe`]: ({ readonly httpGet: { path: string; port: string } } & Timing) | undefined;
}

type Timing = Readonly<Record<'periodSeconds' | 'timeoutSeconds' | 'failureThreshold', number>>;

export interface PodSpec {
  readonly containers: readonly PodContainer[];
  readonly initContainers?: readonly PodContainer[];
  readonly terminationGracePeriodSeconds?: number;
  readonly securityContext?: Readonly<Record<string, unknown>>;
  readonly automountServiceAccountToken?: boolean;
}

/** The pod of a Deployment, a Job or a CronJob. */
export const podOf = ({ kind, spec }: Manifest): PodSpec =>
  kind === 'CronJob' ? spec.jobTemplate.spec.template.spec : spec.template.spec;

export const hasPod = ({ kind }: Manifest): boolean => ['Deployment', 'Job', 'CronJob'].includes(kind);

/** Every container of a pod, in the order in which they begin. */
export const containersOf = ({ initContainers = [], containers }: PodSpec): PodContainer[] => [
  ...initContainers,
  ...containers,
];

/** What containers take from the map and from the Secret; of a secret nothing is known but its name. */
export type MountedSettings = Readonly<Record<'configMapRef' | 'secretRef', ContainerForm['env']>>;

/** Manifests as a form of the topology. */
export function manifestForm(manifests: readonly Manifest[], settings: MountedSettings): Form {
  const all = manifests.filter(hasPod).flatMap((manifest) => containersOf(podOf(manifest)));
  const named = (name: string): PodContainer => {
    const found = all.find((container) => container.name === name);
    if (!found) throw new Error(`There is no container ${name}`);
    return found;
  };
  const form = <Name extends string, Value>(names: readonly Name[], of: (name: Name) => Value) =>
    Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>;
  return {
    processes: form(Object.keys(processShapes) as ProductProcess[], (name) =>
      processOf(
        manifests.find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === name),
        settings,
      ),
    ),
    jobs: form<DeployJob, ContainerForm>(deployJobs, (name) => containerOf(named(name), settings)),
    order: manifests.filter(hasPod).flatMap((manifest) => orderIn(podOf(manifest))),
    images: all.flatMap(({ image }) => (/(^|\/)northlight(-postgres)?(:|$)/.test(image) ? [] : image)),
  };
}

/** Init containers end one after the other, before the containers begin. */
const orderIn = (pod: PodSpec): (readonly [string, string])[] => {
  const names = containersOf(pod).map(({ name }) => name);
  return names.slice(1).map((name, nth) => [names[nth] ?? '', name] as const);
};

const containerOf = (container: PodContainer, settings: MountedSettings): ContainerForm => ({
  command: container.args ?? [],
  env: {
    ...(container.envFrom?.some(({ configMapRef }) => configMapRef) ? settings.configMapRef : {}),
    ...(container.envFrom?.some(({ secretRef }) => secretRef) ? settings.secretRef : {}),
    ...Object.fromEntries((container.env ?? []).map(({ name, value }) => [name, value])),
  },
  memoryMiB: mebibytes(container.resources?.limits?.memory),
  isConfined: isConfined(container),
});

/** Its root is read-only, it has no capability and gets none. */
export const isConfined = ({ securityContext: context }: PodContainer): boolean =>
  context?.readOnlyRootFilesystem === true &&
  context.allowPrivilegeEscalation === false &&
  context.capabilities?.drop?.join() === 'ALL';

const mebibytes = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(/^(\d+)Mi$/.exec(text)?.[1]);

const processOf = (deployment: Manifest | undefined, settings: MountedSettings): ProcessForm => {
  if (!deployment) throw new Error('There is a process without a Deployment');
  const pod = podOf(deployment);
  const [container] = pod.containers;
  if (!container) throw new Error(`${deployment.metadata.name} has no container`);
  const ports = Object.fromEntries((container.ports ?? []).map(({ name, containerPort }) => [name, containerPort]));
  const probe = (name: string): ProbeForm => {
    const { httpGet, ...timing } = container[`${name}Probe`] ?? { httpGet: { path: '', port: '' } };
    return { path: httpGet.path, port: ports[httpGet.port] ?? Number.NaN, timing: timing as Timing };
  };
  return {
    ...containerOf(container, settings),
    graceSeconds: pod.terminationGracePeriodSeconds,
    replicas: deployment.spec.replicas,
    ports,
    probes: { startup: probe('startup'), readiness: probe('readiness'), liveness: probe('liveness') },
  };
};
