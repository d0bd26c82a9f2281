import type { DataSource } from 'typeorm';
import { insertMissing } from '../../../platform/database/insert-missing.js';
import { MembershipRow } from './membership.row.js';

/** A plan that has an id of its own. */
export type ImportedMembership = Partial<MembershipRow> & Pick<MembershipRow, 'id' | 'name' | 'slug'>;

/** Adds the plans that are missing; what is there already stays as it is. Safe to repeat. */
export const importMemberships = async (
  memberships: readonly ImportedMembership[],
  database: DataSource,
): Promise<void> => {
  await database.transaction((db) => insertMissing(db, MembershipRow, memberships));
};
