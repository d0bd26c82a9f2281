import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { importCatalog } from '../../contexts/catalog/index.js';
import { Settings } from '../../platform/config/settings.js';
import { demoExperiences, experienceRow, offerRow, venueRow } from './rows.js';
import { demoClosures, demoVenues } from './venues.js';

/** How much the demo catalogue holds, for the person who watches the seed. */
export interface DemoCatalog {
  readonly experiences: number;
  readonly venues: number;
}

/** Puts the demo venues and experiences of decisions.md 5 into the catalogue, under their fixed ids. */
export async function loadCatalog(app: INestApplicationContext): Promise<DemoCatalog> {
  const { PRODUCT_NAME } = app.get(Settings, { strict: false });
  const catalog = {
    experiences: demoExperiences.map((one) => experienceRow(one, PRODUCT_NAME)),
    venues: demoVenues.map(venueRow),
    offers: demoExperiences.map(offerRow),
    closures: demoClosures.map((closure) => ({ venueId: 1, ...closure })),
  };
  await importCatalog(catalog, app.get(DataSource, { strict: false }));
  return { experiences: demoExperiences.length, venues: demoVenues.length };
}
