import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { knownSettings } from './known-settings.js';
import { containersOf, hasPod, isConfined, type PodContainer, podOf } from './manifest-form.js';
import { baseManifests, type Manifest, mapSettings, secretTemplate } from './manifests.js';
import { containerPorts, imageUser, processShapes, secretSettings } from './topology.js';

const manifests = baseManifests();
const pods = manifests.filter(hasPod).map((manifest) => [manifest.metadata.name, podOf(manifest)] as const);
const ofKind = (kind: string): Manifest[] => manifests.filter((manifest) => manifest.kind === kind);
const containers: readonly PodContainer[] = pods.flatMap(([, pod]) => containersOf(pod));

describe('every pod of the manifests', () => {
  it.each(pods)('%s would be let in by the restricted standard of pod security', (_, pod) => {
    expect(pod.securityContext).toEqual({
      runAsNonRoot: true,
      runAsUser: imageUser,
      runAsGroup: imageUser,
      fsGroup: imageUser,
      fsGroupChangePolicy: 'OnRootMismatch',
      seccompProfile: { type: 'RuntimeDefault' },
    });
    expect(containersOf(pod).filter((container) => !isConfined(container))).toEqual([]);
    expect(pod.automountServiceAccountToken).toBe(false);
  });

  it('writes nowhere but to what is mounted, and what is mounted is there', () => {
    for (const [, pod] of pods) {
      const { volumes } = pod as unknown as { volumes: { name: string }[] };
      const mounted = containersOf(pod).flatMap(
        (container) => (container as unknown as { volumeMounts: { name: string }[] }).volumeMounts,
      );
      expect(new Set(mounted.map(({ name }) => name))).toEqual(new Set(volumes.map(({ name }) => name)));
    }
  });

  it('takes secrets from the Secret alone, all of which the template has', () => {
    const secret = secretTemplate();
    expect(Object.keys(secret).filter((name) => !knownSettings().has(name))).toEqual([]);
    expect(Object.keys(mapSettings()).filter((name) => secretSettings.includes(name) || name in secret)).toEqual([]);
    for (const { name, envFrom } of containers.filter(({ image }) => image === 'northlight'))
      expect([name, envFrom]).toEqual([
        name,
        [{ configMapRef: { name: 'northlight-settings' } }, { secretRef: { name: 'northlight' } }],
      ]);
  });
});

describe('what stands between the pods', () => {
  it('has a door for each process that is asked, a budget for its disruption, and leads to its port', () => {
    expect(ofKind('Service').map(({ metadata }) => metadata.name)).toEqual(['api', 'web']);
    for (const { metadata, spec } of ofKind('Service')) {
      expect(spec.ports).toEqual([{ name: 'http', port: containerPorts.http, targetPort: 'http' }]);
      expect(spec.selector).toEqual({ app: 'northlight', process: metadata.name });
    }
    expect(ofKind('PodDisruptionBudget').map(({ metadata }) => metadata.name)).toEqual(Object.keys(processShapes));
  });

  it('lets nobody in or out but as it is named, and each name is that of some pod', () => {
    const [first] = ofKind('NetworkPolicy');
    expect(first?.spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
    const labels = manifests.filter(hasPod).map(labelsOf);
    const selectors = ofKind('NetworkPolicy').flatMap(({ spec }) => selectorsIn(spec));
    expect(selectors.length).toBeGreaterThan(5);
    for (const { matchLabels = {} } of selectors)
      expect(labels.some((pod) => Object.entries(matchLabels).every(([key, value]) => pod[key] === value))).toBe(true);
  });

  it('has figures scraped where they are told, under the names that alerts know', () => {
    const monitor = parse(readFileSync('infra/k8s/monitoring/pod-monitor.yaml', 'utf8')) as Manifest;
    expect(monitor.spec.podMetricsEndpoints).toEqual([{ port: 'metrics', path: '/metrics', interval: '15s' }]);
    expect(monitor.spec.jobLabel).toBe('process');
    expect(monitor.spec.selector.matchExpressions[0].values).toEqual(['api', 'worker', 'web']);
  });
});

interface Selector {
  readonly matchLabels?: Readonly<Record<string, string>>;
}

const labelsOf = ({ kind, spec }: Manifest): Readonly<Record<string, string>> =>
  (kind === 'CronJob' ? spec.jobTemplate.spec.template : spec.template).metadata.labels;

/** Of pods, wherever one stands in a policy. */
function selectorsIn(value: unknown): Selector[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'podSelector' ? [inner as Selector] : selectorsIn(inner),
  );
}
