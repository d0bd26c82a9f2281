import { createRequire } from 'node:module';
import type { ReleaseRecord } from '@northlight/contracts';
import { apiRoutes, unmetUses, type Wire } from '@northlight/contracts/routes';

let wire: Wire | undefined;

/** What a release needs of the API, and this one does not have: a sentence each (docs/adr/0098). */
export function unmetByThisApi(release: ReleaseRecord): string[] {
  wire ??= createRequire(import.meta.url)('@northlight/contracts/answer-schemas.json') as Wire;
  return unmetUses(release, { wire, operations: apiRoutes });
}
