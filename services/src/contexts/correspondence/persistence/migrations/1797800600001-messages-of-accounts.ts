import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages know the account that wrote them: they go with it, also where its address was never proven. */
export class MessagesOfAccounts1797800600001 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      alter table correspondence.messages add column user_id integer;
      create index messages_of_an_account on correspondence.messages (user_id) where user_id is not null;`);

  down = (db: QueryRunner): Promise<void> => db.query('alter table correspondence.messages drop column user_id');
}
