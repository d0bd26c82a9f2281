import { overlays, render } from './manifests.js';
import { schemaFaults } from './schema-faults.js';

/** What is wrong with an object that was broken on purpose: else a validator that sees nothing would pass everything. */
const broken = {
  apiVersion: 'policy/v1',
  kind: 'PodDisruptionBudget',
  metadata: { name: 'broken' },
  spec: { maxUnavailable: 1, selector: { matchLabel: {} }, minAvailible: 1 },
};

/** `node infra/local/dist/topology/validate-manifests.js`: renders each overlay, and tells what its schemas refuse, as JSON. */
const faults: Record<string, readonly string[]> = { broken: await schemaFaults(broken) };
for (const overlay of overlays())
  faults[overlay] = (await Promise.all(render(overlay).map((manifest) => schemaFaults(manifest)))).flat();
process.stdout.write(JSON.stringify(faults));
