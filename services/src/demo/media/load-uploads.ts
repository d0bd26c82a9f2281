import type { INestApplicationContext } from '@nestjs/common';
import pg from 'pg';
import { type ImportedUpload, importUploads } from '../../contexts/media/index.js';
import { Clock } from '../../platform/kernel/clock.js';

const file = { type: 'image/jpeg', bytes: 1 };

/** Files that were lost before they were drawn: their jobs fail, so that operators have something to look at. */
const lost: readonly ImportedUpload[] = [
  {
    ...file,
    id: 'd3000000-0000-4000-8000-000000000001',
    place: { target: 'experience-gallery', id: 6 },
    fileName: 'canopy.jpg',
  },
  { ...file, id: 'd3000000-0000-4000-8000-000000000002', place: { target: 'product', id: 3 }, fileName: 'sleeve.png' },
];

/** The two uploads of decisions.md 5 whose jobs fail for good. @returns how many were added */
export const loadUploads = (app: INestApplicationContext): Promise<number> =>
  importUploads(lost, app.get(Clock, { strict: false }).now(), app.get(pg.Pool, { strict: false }));
