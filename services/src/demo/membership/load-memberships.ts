import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { importMemberships } from '../../contexts/membership/index.js';
import { demoMemberships } from './memberships.js';

/** Puts the demo plans in under their fixed ids. @returns how many plans the demo has */
export async function loadMemberships(app: INestApplicationContext): Promise<number> {
  await importMemberships(demoMemberships, app.get(DataSource, { strict: false }));
  return demoMemberships.length;
}
