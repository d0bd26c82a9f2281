import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders whose customer wants to be reminded should they leave before paying. */
export class CheckoutReminders1798000000033 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      create table merchandise.checkout_reminders (
        order_id     uuid        not null,
        consented_at timestamptz not null,
        constraint checkout_reminders_pkey primary key (order_id),
        constraint checkout_reminders_order foreign key (order_id) references merchandise.orders (id)
      );`);

  down = (db: QueryRunner): Promise<void> => db.query('drop table merchandise.checkout_reminders');
}
