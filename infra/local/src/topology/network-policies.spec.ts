import { describe, expect, it } from '@jest/globals';
import { hasPod, podOf } from './manifest-form.js';
import { baseManifests, type Manifest } from './manifests.js';
import { containerPorts, serverPorts } from './topology.js';

type Labels = Readonly<Record<string, string>>;

/** A pod of ours, or somebody in another namespace; an address that is nobody's pod has neither. */
interface Peer {
  readonly pod?: Labels;
  readonly namespace?: Labels;
}
interface Selector {
  readonly matchLabels?: Labels;
  readonly matchExpressions?: readonly { readonly key: string; readonly values: readonly string[] }[];
}
interface Rule {
  readonly from?: readonly Named[];
  readonly to?: readonly Named[];
  readonly ports?: readonly { readonly port: number | string }[];
}
interface Named {
  readonly podSelector?: Selector;
  readonly namespaceSelector?: Selector;
}

const manifests = baseManifests();
const policies = manifests.filter(({ kind }) => kind === 'NetworkPolicy');

const selects = ({ matchLabels = {}, matchExpressions = [] }: Selector, labels: Labels): boolean =>
  Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
  matchExpressions.every(({ key, values }) => values.includes(labels[key] ?? ''));

const names = ({ podSelector, namespaceSelector }: Named, { pod, namespace }: Peer): boolean =>
  namespaceSelector
    ? namespace !== undefined && selects(namespaceSelector, namespace)
    : pod !== undefined && podSelector !== undefined && selects(podSelector, pod);

/** Whether a pod may be called by a peer, or call it: at a port. */
const lets = (pod: Labels, direction: 'Ingress' | 'Egress', { port, ...peer }: Peer & { port: number }): boolean =>
  policies
    .filter(({ spec }) => spec.policyTypes.includes(direction) && selects(spec.podSelector, pod))
    .flatMap(({ spec }) => (spec[direction.toLowerCase()] ?? []) as Rule[])
    .some(({ from, to, ports = [] }) => {
      const named = from ?? to;
      const isPort = ports.some((each) => (containerPorts[each.port as 'http'] ?? each.port) === port);
      return isPort && (named === undefined || named.some((one) => names(one, peer)));
    });

const labelsOf = (name: string): Labels => {
  const found = manifests.find((one) => hasPod(one) && one.metadata.name.replace(/--0$/, '') === name) as Manifest;
  const { metadata } = found.kind === 'CronJob' ? found.spec.jobTemplate.spec.template : found.spec.template;
  expect(podOf(found).containers.length).toBe(1);
  return metadata.labels;
};
const ours = ['api', 'web', 'worker', 'prepare', 'publish', 'backup', 'rehearsal', 'after-restore'];
const calls = (from: string, to: string, port: number): boolean =>
  lets(labelsOf(from), 'Egress', { pod: labelsOf(to), port }) &&
  lets(labelsOf(to), 'Ingress', { pod: labelsOf(from), port });
const ingress = { namespace: { 'northlight/role': 'ingress' } };
const monitoring = { namespace: { 'northlight/role': 'monitoring' } };
const nameServers = { namespace: { 'kubernetes.io/metadata.name': 'kube-system' } };
const stranger = { namespace: { 'northlight/role': 'shop' } };

describe('the policies of the network', () => {
  it('let nobody of the house call another one, but web and publish the API', () => {
    const allowed = ours.flatMap((from) =>
      ours.filter((to) => calls(from, to, containerPorts.http)).map((to) => `${from} to ${to}`),
    );
    expect(allowed).toEqual(['web to api', 'publish to api']);
  });

  it('let the ingress in to api and web, Prometheus to the figures of all three, and nobody else anywhere', () => {
    const doors = (peer: Peer, port: number): string[] =>
      ours.filter((name) => lets(labelsOf(name), 'Ingress', { ...peer, port }));
    expect(doors(ingress, containerPorts.http)).toEqual(['api', 'web']);
    expect(doors(ingress, containerPorts.metrics)).toEqual([]);
    expect(doors(monitoring, containerPorts.metrics)).toEqual(['api', 'web', 'worker']);
    expect(doors(monitoring, containerPorts.http)).toEqual([]);
    for (const port of Object.values(containerPorts)) expect(doors(stranger, port)).toEqual([]);
  });

  it.each([
    ['PostgreSQL', serverPorts.postgres],
    ['pgBackRest', serverPorts.pgbackrest],
    ['PgBouncer', serverPorts.pgbouncer],
    ['Redis', serverPorts.redis],
    ['a bucket', 443],
    ['a mail server', 587],
  ])('let each pod out to %s', (_, port) => {
    for (const name of ours) expect([name, lets(labelsOf(name), 'Egress', { port })]).toEqual([name, true]);
  });

  it('let nobody out to what the house does not use, such as plain http, but each to the servers of names', () => {
    for (const name of ours) expect([name, lets(labelsOf(name), 'Egress', { port: 80 })]).toEqual([name, false]);
    expect(lets(labelsOf('api'), 'Egress', { ...nameServers, port: 53 })).toBe(true);
  });
});
