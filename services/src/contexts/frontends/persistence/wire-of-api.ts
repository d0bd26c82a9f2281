import { createRequire } from 'node:module';
import type { ReleaseRecord } from '@northlight/contracts';
import { apiRoutes, unmetUses, type Wire, type WireUses } from '@northlight/contracts/routes';

let wire: Wire | undefined;

/** What a release needs of the API, and this one does not have: a sentence each (docs/adr/0098). */
export function unmetByThisApi({ id, uses }: ReleaseRecord): string[] {
  wire ??= createRequire(import.meta.url)('@northlight/contracts/answer-schemas.json') as Wire;
  return unmetUses({ id, uses: uses === undefined ? undefined : usesIn(uses) }, { wire, operations: apiRoutes });
}

const usesIn = (text: string): WireUses => JSON.parse(text) as WireUses;
