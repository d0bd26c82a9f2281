import { Injectable } from '@nestjs/common';
import type { ChangeMembershipDto } from '@northlight/contracts';
import pg from 'pg';
import { addRow, type EditedTable, editRow, removeRow } from '../../../platform/audit/edit-row.js';
import type { Db } from '../../../platform/database/db.js';
import { inTransaction } from '../../../platform/database/in-transaction.js';
import { Table } from '../../../platform/database/table.js';
import { centsOf } from '../../../platform/kernel/money.js';
import { omitUndefined } from '../../../platform/kernel/omit-undefined.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { MembershipUses } from '../membership-uses.js';
import { MembershipRow } from './membership.row.js';

const plans: EditedTable<MembershipRow> = {
  ...{ table: new Table(MembershipRow), room: 'membership', kind: 'membership', unknown: 'MEMBERSHIP_NOT_FOUND' },
};

/** Writes plans; each change is on record, with what was there before and what is there now. */
@Injectable()
export class EditedMemberships {
  constructor(
    private readonly pool: pg.Pool,
    private readonly uses: MembershipUses,
  ) {}

  /** @returns its id @throws {Refusal} MEMBERSHIP_NAME_TAKEN */
  async add(slug: string, changes: Partial<ChangeMembershipDto>, at: Date): Promise<number> {
    const row = { ...changedFields(changes), slug, createdAt: at };
    const { id } = await this.write(changes.name, (db) => addRow(db, plans, row));
    return id;
  }

  /** @throws {Refusal} MEMBERSHIP_NOT_FOUND, MEMBERSHIP_NAME_TAKEN, CONFLICT */
  async change(id: number, changes: Partial<ChangeMembershipDto>, at: Date): Promise<void> {
    const edit = { id, at, what: 'changed', form: { seen: changes.version }, change: () => changedFields(changes) };
    await this.write(changes.name, (db) => editRow(db, plans, edit));
  }

  /** @throws {Refusal} MEMBERSHIP_NOT_FOUND, MEMBERSHIP_IN_USE */
  remove(id: number, at: Date): Promise<void> {
    const mayGo = (plan: MembershipRow) => this.uses.mustBeFree(plan);
    return inTransaction(this.pool, (db) => removeRow(db, plans, { id, at, mayGo }));
  }

  private write<Result>(name = '', work: (db: Db) => Promise<Result>): Promise<Result> {
    return inTransaction(this.pool, work).catch((error: { constraint?: string }) => {
      throw error.constraint === 'memberships_name' ? new Refusal('MEMBERSHIP_NAME_TAKEN', { name }) : error;
    });
  }
}

/** What a form says, as the row has it; what it leaves out is not among it. */
const changedFields = ({ version: _, name, monthlyPrice, ...changes }: Partial<ChangeMembershipDto>) =>
  omitUndefined({
    ...changes,
    name: name ?? undefined,
    monthlyPrice: monthlyPrice === undefined ? undefined : centsOf(monthlyPrice),
  });
