import type pg from 'pg';
import { givenOf } from '../domain/channel.js';
import { Registry } from './registry.repository.js';
import { unmetByThisApi } from './wire-of-api.js';

/** What the fronts that visitors are given need of the API, and this program does not have: a sentence each. */
export async function misfitsOfLiveFronts(db: Pick<pg.ClientBase, 'query'>): Promise<string[]> {
  const registry = new Registry(db);
  const releases = await registry.releases((await registry.channels()).flatMap(givenOf));
  return releases.flatMap(unmetByThisApi);
}
