import { join } from 'node:path';
import type { Shape } from './shape.js';
import type { Zone } from './zones.js';

/** Where Debian keeps the programs of PostgreSQL; the one that came with npm has no `pg_basebackup` and no `pg_rewind`. */
export const postgresHome = '/usr/lib/postgresql/15';

/** Where the rows of the PostgreSQL of a zone are. */
export const postgresFolder = ({ folder }: Pick<Shape, 'folder'>, zone: Zone): string =>
  join(folder, `patroni-${zone}`, 'data');
