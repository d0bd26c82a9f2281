import type { ContainerForm, Form, ProbeForm, ProcessForm } from './form.js';
import {
  answerSeconds,
  containerPorts,
  deployJobs,
  jobCommands,
  type ProcessShape,
  probes,
  processShapes,
  secretSettings,
  serverSettings,
} from './topology.js';

/** Sentences about what is not as the topology has it. */
type Differences = string[];

const differ = (what: string, is: unknown, shouldBe: unknown): Differences =>
  String(is) === String(shouldBe) ? [] : [`${what} is ${String(is)}, and should be ${String(shouldBe)}`];

/**
 * What of a form is not as the topology has it.
 * @param settings the names of docs/settings.md @returns a sentence each, empty where all is as it should be
 */
export function differencesOf(form: Form, settings: ReadonlySet<string>): Differences {
  const shapes = Object.entries(processShapes) as [keyof typeof processShapes, ProcessShape][];
  return [
    ...shapes.flatMap(([name, shape]) => processDifferences(name, shape, form.processes[name])),
    ...deployJobs.flatMap((name) => differ(`${name}: command`, form.jobs[name].command, jobCommands[name])),
    ...orderDifferences(form),
    ...[...Object.entries(form.processes), ...Object.entries(form.jobs)].flatMap(([name, container]) =>
      containerDifferences(name, container, settings),
    ),
    ...form.images
      .filter((image) => !/^[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}$/.test(image))
      .map((image) => `${image} is not pinned to a version and a digest`),
  ];
}

function processDifferences(name: string, shape: ProcessShape, form: ProcessForm): Differences {
  const { readiness, startup, liveness } = form.probes;
  return [
    ...differ(`${name}: command`, form.command, shape.entry),
    ...differ(`${name}: memory`, form.memoryMiB, shape.memoryMiB),
    ...differ(`${name}: seconds of grace`, form.graceSeconds, shape.graceSeconds),
    ...differ(`${name}: DRAIN_SECONDS`, form.env.DRAIN_SECONDS, shape.drainSeconds),
    ...probeDifferences(`${name}: readiness`, readiness, { path: shape.readyPath, timing: probes.readiness }),
    ...(startup ? probeDifferences(`${name}: startup`, startup, { path: shape.livePath, timing: probes.startup }) : []),
    ...(liveness
      ? probeDifferences(`${name}: liveness`, liveness, { path: shape.livePath, timing: probes.liveness })
      : []),
    ...(form.replicas === undefined ? [] : differ(`${name}: replicas`, form.replicas, shape.replicas)),
    ...(form.ports === undefined
      ? []
      : differ(`${name}: ports`, JSON.stringify(form.ports), JSON.stringify(containerPorts))),
    ...(shape.graceSeconds > shape.drainSeconds + answerSeconds ? [] : [`${name} is killed before it has answered`]),
  ];
}

interface Expected {
  readonly path: string;
  readonly timing: Readonly<Record<string, number>>;
}

function probeDifferences(what: string, probe: ProbeForm | undefined, { path, timing }: Expected): Differences {
  return [
    ...differ(`${what}: path`, probe?.path, path),
    ...differ(`${what}: port`, probe?.port, containerPorts.http),
    ...(probe?.timing === undefined
      ? []
      : Object.entries(timing).flatMap(([name, seconds]) => differ(`${what}: ${name}`, probe.timing?.[name], seconds))),
  ];
}

/** Whether one has ended before the other begins, through as many others as there are. */
function isBefore(form: Form, first: string, last: string): boolean {
  return form.order.some(([before, after]) => after === last && (before === first || isBefore(form, first, before)));
}

/** Each process waits for the schema, in its own way; pictures are needed by none to start. */
function orderDifferences(form: Form): Differences {
  const waits = (process: string): boolean =>
    isBefore(form, 'migrate', process) || isBefore(form, 'await-schema', process);
  return [
    ...(isBefore(form, 'fronts-fit', 'migrate') ? [] : ['migrate does not wait for fronts-fit']),
    ...Object.keys(form.processes)
      .filter((name) => !waits(name))
      .map((name) => `${name} does not wait for the schema`),
  ];
}

/** What one of the processes or jobs is not told that it has to know, whether in the open, by a file or from a Secret. */
export const untoldIn = (name: string, env: ContainerForm['env']): Differences =>
  Object.entries(serverSettings)
    .filter(([setting, users]) => users.includes(name) && !(setting in env) && !(`${setting}_FILE` in env))
    .map(([setting]) => `${name} is not told ${setting}`);

function containerDifferences(name: string, form: ContainerForm, settings: ReadonlySet<string>): Differences {
  const isKnown = (variable: string): boolean =>
    settings.has(variable) || secretSettings.some((secret) => variable === `${secret}_FILE`);
  const isOpen = ([variable, value]: [string, string | undefined]): boolean =>
    secretSettings.includes(variable) && value !== undefined;
  return [
    ...(form.isConfined ? [] : [`${name} is not confined`]),
    ...(form.memoryMiB ? [] : [`${name} has no limit to its memory`]),
    ...untoldIn(name, form.env),
    ...Object.keys(form.env)
      .filter((variable) => !isKnown(variable))
      .map((variable) => `${name}: ${variable} is no setting`),
    ...Object.entries(form.env)
      .filter(isOpen)
      .map(([variable]) => `${name}: ${variable} is a secret that stands in the open`),
  ];
}
