import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { readOptions } from '../start/options.js';
import { composeForm, readCompose } from './compose-form.js';
import { differencesOf } from './differences.js';
import type { Form } from './form.js';
import { knownSettings } from './known-settings.js';
import { manifestForm } from './manifest-form.js';
import { baseManifests, mountedSettings } from './manifests.js';
import { answerSeconds, probes, processShapes, secretSettings } from './topology.js';

const settings = knownSettings();
const compose = composeForm(readCompose());
const kubernetes = manifestForm(baseManifests(), mountedSettings());

describe('what runs the product', () => {
  it.each([
    ['docker-compose.yml', compose],
    ['infra/k8s/base', kubernetes],
  ])('is in %s as the topology has it', (_, form) => {
    expect(differencesOf(form, settings)).toEqual([]);
  });

  it('is given time to be noticed by balancers, and then to answer', () => {
    const noticedAfter = probes.readiness.periodSeconds * probes.readiness.failureThreshold;
    for (const { drainSeconds, graceSeconds } of Object.values(processShapes)) {
      if (drainSeconds > 0) expect(drainSeconds).toBeGreaterThan(noticedAfter);
      expect(graceSeconds).toBeGreaterThan(drainSeconds + answerSeconds);
    }
  });
});

describe('the secrets', () => {
  it('are those that a local start reads from files', () => {
    const files = secretSettings.map((name): [string, string] => [`${name}_FILE`, 'LICENSE']);
    const { env } = readOptions(Object.fromEntries(files));
    expect(Object.keys(env).sort()).toEqual([...secretSettings].sort());
  });

  it('are those that the processes read from files', () => {
    const source = readFileSync('services/src/platform/config/secret-files.ts', 'utf8');
    const [, names = ''] = /secretSettings = \[([^\]]+)\]/.exec(source) ?? [];
    expect([...names.matchAll(/'(\w+)'/g)].map(([, name]) => name)).toEqual(secretSettings);
  });
});

type Writable<T> = { -readonly [key in keyof T]: T[key] extends object ? Writable<T[key]> : T[key] };

/** A form in which one thing has drifted. */
const drifted = (form: Form, change: (form: Writable<Form>) => void): Form => {
  const copy = structuredClone(form) as Writable<Form>;
  change(copy);
  return copy;
};

const drifts: readonly [string, (form: Writable<Form>) => void][] = [
  ['api: command is api.js, and should be', ({ processes }) => Object.assign(processes.api, { command: ['api.js'] })],
  ['web: memory is 256, and should be 512', ({ processes }) => Object.assign(processes.web, { memoryMiB: 256 })],
  ['api: seconds of grace is 15, and', ({ processes }) => Object.assign(processes.api, { graceSeconds: 15 })],
  ['api: DRAIN_SECONDS is 0, and', ({ processes }) => Object.assign(processes.api.env, { DRAIN_SECONDS: '0' })],
  [
    'web: readiness: path is /, and',
    ({ processes }) => Object.assign(processes.web.probes.readiness ?? {}, { path: '/' }),
  ],
  [
    'worker: readiness: port is 80, and',
    ({ processes }) => Object.assign(processes.worker.probes.readiness ?? {}, { port: 80 }),
  ],
  ['migrate: command is , and', ({ jobs }) => Object.assign(jobs.migrate, { command: [] })],
  [
    'api does not wait for the schema',
    (form) => Object.assign(form, { order: form.order.filter(([, after]) => after !== 'api') }),
  ],
  [
    'migrate does not wait for fronts-fit',
    (form) => Object.assign(form, { order: form.order.filter(([before]) => before !== 'fronts-fit') }),
  ],
  ['api: PUBLIC_ADDRESS is no setting', ({ processes }) => Object.assign(processes.api.env, { PUBLIC_ADDRESS: 'x' })],
  [
    'worker: SECRET is a secret that stands in the open',
    ({ processes }) => Object.assign(processes.worker.env, { SECRET: 'x' }),
  ],
  [
    'api is not told READER_URLS',
    ({ processes }) => {
      for (const name of ['READER_URLS', 'READER_URLS_FILE']) delete processes.api.env[name];
    },
  ],
  [
    'migrate is not told LEDGER_SERVERS',
    ({ jobs }) => {
      for (const name of ['LEDGER_SERVERS', 'LEDGER_SERVERS_FILE']) delete jobs.migrate.env[name];
    },
  ],
  ['publish is not confined', ({ jobs }) => Object.assign(jobs.publish, { isConfined: false })],
  ['pictures has no limit to its memory', ({ jobs }) => Object.assign(jobs.pictures, { memoryMiB: undefined })],
  ['redis:7 is not pinned', (form) => Object.assign(form, { images: ['redis:7'] })],
];
const ofManifests: typeof drifts = [
  ['api: startup: path is /, and', ({ processes }) => Object.assign(processes.api.probes.startup ?? {}, { path: '/' })],
  [
    'api: liveness: failureThreshold is 1, and',
    ({ processes }) => Object.assign(processes.api.probes.liveness?.timing ?? {}, { failureThreshold: 1 }),
  ],
  ['worker: replicas is 1, and', ({ processes }) => Object.assign(processes.worker, { replicas: 1 })],
  ['web: ports is {"http":80}, and', ({ processes }) => Object.assign(processes.web, { ports: { http: 80 } })],
];

describe('a form that has drifted', () => {
  it.each(drifts)('is told of: %s', (sentence, change) => {
    for (const form of [compose, kubernetes]) {
      expect(differencesOf(drifted(form, change), settings).join('\n')).toContain(sentence);
    }
  });

  it.each(ofManifests)('is told of, as manifests say more: %s', (sentence, change) => {
    expect(differencesOf(drifted(kubernetes, change), settings).join('\n')).toContain(sentence);
  });
});
