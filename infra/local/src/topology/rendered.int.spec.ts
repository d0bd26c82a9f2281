import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { containersOf, hasPod, podOf } from './manifest-form.js';
import { canRender, type Manifest, overlays, render } from './manifests.js';

// of kubectl, where it is there
const described = canRender() ? describe : describe.skip;
const ofKind = (manifests: readonly Manifest[], kind: string) => manifests.filter((one) => one.kind === kind);

described('what kubectl renders of an overlay', () => {
  it('is what the API of Kubernetes takes, by its schemas', () => {
    const faults = JSON.parse(
      execFileSync(process.execPath, ['infra/local/dist/topology/validate-manifests.js']).toString(),
    ) as Record<string, string[]>;
    expect(faults).toEqual({
      broken: [
        'PodDisruptionBudget broken.spec.selector: matchLabel is no field',
        'PodDisruptionBudget broken.spec: minAvailible is no field',
      ],
      ...Object.fromEntries(overlays().map((overlay) => [overlay, []])),
    });
  });

  it.each(overlays())('names the version of %s in its image and its Jobs', (overlay) => {
    const { images, labels } = parse(readFileSync(`infra/k8s/overlays/${overlay}/kustomization.yaml`, 'utf8')) as {
      images: { newName: string; newTag: string }[];
      labels: { pairs: Record<string, string> }[];
    };
    const version = images[0]?.newTag;
    expect(labels[0]?.pairs).toEqual({ 'app.kubernetes.io/version': version });
    const manifests = render(overlay);
    expect(ofKind(manifests, 'Job').map(({ metadata }) => metadata.name)).toEqual([
      `prepare--${version}`,
      `publish--${version}`,
    ]);
    const ours = manifests.filter(hasPod).flatMap((one) => containersOf(podOf(one)).map(({ image }) => image));
    expect(new Set(ours)).toEqual(new Set(images.map(({ newName, newTag }) => `${newName}:${newTag}`)));
    const map = ofKind(manifests, 'ConfigMap')[0]?.metadata.name;
    expect(map).toMatch(/^northlight-settings-\w{10}$/);
    expect(JSON.stringify(manifests)).not.toContain('"name":"northlight-settings"');
    expect(ofKind(manifests, 'Secret')).toEqual([]);
  });

  it('has as many processes in large as the autoscaler says, for each a reason, over zones', () => {
    const manifests = render('large');
    const deployments = ofKind(manifests, 'Deployment');
    expect(deployments.map(({ spec }) => spec.replicas)).toEqual([undefined, undefined, undefined]);
    expect(ofKind(manifests, 'HorizontalPodAutoscaler').map(({ spec }) => spec.scaleTargetRef.name)).toEqual(
      deployments.map(({ metadata }) => metadata.name),
    );
    for (const { spec } of deployments)
      expect(spec.template.spec.topologySpreadConstraints[0].topologyKey).toBe('topology.kubernetes.io/zone');
    const asked = ofKind(manifests, 'HorizontalPodAutoscaler').flatMap(({ spec }) =>
      spec.metrics.flatMap(
        (metric: { pods?: Named; external?: Named }) => (metric.pods ?? metric.external)?.metric.name ?? [],
      ),
    );
    const { rules, externalRules } = parse(readFileSync('infra/k8s/monitoring/prometheus-adapter.yaml', 'utf8')) as {
      rules: Rule[];
      externalRules: Rule[];
    };
    expect(new Set(asked)).toEqual(new Set([...rules, ...externalRules].map(({ name }) => name.as)));
  });

  it('has one worker and no autoscaler in small', () => {
    const manifests = render('small');
    const replicas = ofKind(manifests, 'Deployment').map(({ metadata, spec }) => [metadata.name, spec.replicas]);
    expect(Object.fromEntries(replicas)).toEqual({ api: 2, web: 2, worker: 1 });
    expect(ofKind(manifests, 'HorizontalPodAutoscaler')).toEqual([]);
  });
});

interface Named {
  readonly metric: { readonly name: string };
}
interface Rule {
  readonly name: { readonly as: string };
}
