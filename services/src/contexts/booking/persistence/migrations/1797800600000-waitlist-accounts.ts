import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Places on waitlists know the account that joined: they go with it, also where its address was never proven. */
export class WaitlistAccounts1797800600000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      alter table booking.waitlist add column user_id integer;
      create index waitlist_of_an_account on booking.waitlist (user_id) where user_id is not null;`);

  down = (db: QueryRunner): Promise<void> => db.query('alter table booking.waitlist drop column user_id');
}
