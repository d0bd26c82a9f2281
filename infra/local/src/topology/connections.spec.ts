import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parse, parseAllDocuments } from 'yaml';
import { readCompose } from './compose-form.js';
import { connectionsFor, connectionsOf } from './connections.js';
import { baseManifests } from './manifests.js';
import { postgresSettings } from './native/patroni-settings.js';
import { processZones } from './native/zones.js';
import { type ProductProcess, processShapes } from './topology.js';

const kinds = Object.keys(processShapes) as ProductProcess[];
const page = (name: string): string => readFileSync(`docs/${name}.md`, 'utf8').replaceAll(/\s+/g, ' ');
const each = (countOf: (kind: ProductProcess) => number) =>
  Object.fromEntries(kinds.map((kind) => [kind, countOf(kind)])) as Record<ProductProcess, number>;

/** While a version takes the place of another there is one more of each. */
const withSurge = (counts: Record<ProductProcess, number>) => each((kind) => counts[kind] + 1);

const largest = () => {
  const text = readFileSync('infra/k8s/overlays/large/autoscaling.yaml', 'utf8');
  const scalers = parseAllDocuments(text).map((document) => document.toJS());
  return each((kind) => scalers.find(({ metadata }) => metadata.name === kind).spec.maxReplicas);
};

const small = () => {
  const { patches } = parse(readFileSync('infra/k8s/overlays/small/kustomization.yaml', 'utf8')) as {
    patches: { target: { kind: string; name: string }; patch: string }[];
  };
  const own = (kind: string) => patches.find(({ target }) => target.kind === 'Deployment' && target.name === kind);
  const base = baseManifests();
  return each(
    (kind) =>
      parse(own(kind)?.patch ?? '[]')[0]?.value ??
      base.find((one) => one.kind === 'Deployment' && one.metadata.name === kind)?.spec.replicas,
  );
};

describe('the connections of PostgreSQL', () => {
  it('are enough for the processes that npm run start:topology starts, and one api more', () => {
    const running = { ...each(() => processZones.length), api: processZones.length + 1 };
    const limit = Number(postgresSettings.max_connections);
    // each api goes on looking whether a replica that became the primary is one again
    expect(limit).toBeGreaterThanOrEqual(connectionsFor(running, 'home') + running.api);
    for (const place of ['replica', 'ledgerServer'] as const)
      expect(limit).toBeGreaterThanOrEqual(connectionsFor(running, place));
  });

  it('are enough for the processes of docker-compose.yml', () => {
    const [, limit] = /max_connections=(\d+)/.exec(readCompose().services.postgres?.command?.join(' ') ?? '') ?? [];
    const one = each(() => 1);
    expect(Number(limit)).toBeGreaterThanOrEqual(connectionsFor(one, 'home'));
  });

  it('are asked for in as many as each overlay may need', () => {
    const [inSmall, inLarge] = [small(), largest()].map((counts) => connectionsFor(withSurge(counts), 'home'));
    expect(page('how-to/deploy-on-kubernetes')).toContain(
      `room for ${inSmall} connections in \`small\` and ${inLarge} in \`large\``,
    );
  });

  it('are those of one process in the pages that say what it takes to start another', () => {
    const [api, worker] = [connectionsOf('api', 'home'), connectionsOf('worker', 'home')];
    const replica = connectionsOf('api', 'replica');
    const elsewhere = connectionsOf('api', 'ledgerServer');
    expect(page('how-to/scale-out')).toContain(`an \`api\`, where PostgreSQL has room for ${api} more connections`);
    expect(page('how-to/scale-out')).toContain(
      `an \`api\` may open ${api} connections at most, a \`worker\` ${worker}`,
    );
    expect(page('how-to/scale-out')).toContain(`count(*) >= ${api} from pg_stat_activity`);
    expect(page('how-to/scale-out')).toContain(`room for ${replica} connections of each \`api\``);
    expect(page('how-to/move-a-venue')).toContain(`room for ${elsewhere} connections of each \`api\` and \`worker\``);
    expect(page('how-to/act-on-an-alert')).toContain(`\`max_connections\` has room for ${api} more`);
    expect(page('scaling')).toContain(`connections: ${api} for each \`api\``);
    expect(page('scaling')).toContain(`Each \`api\` opens at most ${api} connections`);
  });
});
