import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MembershipRow } from '../../persistence/membership.row.js';
import { demoMemberships } from './demo-memberships.js';

/** Puts the demo plans in under their fixed ids; what is there already stays as it is. */
@Injectable()
export class MembershipDemo {
  constructor(private readonly database: DataSource) {}

  /** @returns how many plans the demo has */
  async load(): Promise<number> {
    await this.database.transaction(async (db) => {
      await db
        .createQueryBuilder()
        .insert()
        .into(MembershipRow)
        .values(demoMemberships)
        .orIgnore()
        .updateEntity(false)
        .execute();
      // fixed ids do not move the counter: without this the next plan that an admin adds would collide
      await db.query(
        `select setval(pg_get_serial_sequence('membership.memberships', 'id'), (select max(id) from membership.memberships))`,
      );
    });
    return demoMemberships.length;
  }
}
