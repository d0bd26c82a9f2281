import { Injectable } from '@nestjs/common';
import type { MailSenderView } from '@northlight/contracts';
import pg from 'pg';
import { Settings } from '../../../platform/config/settings.js';
import type { Db } from '../../../platform/database/db.js';

/** Under which name mails go out, and where answers to them go; null: to the address that they come from. */
export interface MailSender {
  readonly name: string;
  readonly replyTo: string | null;
}

/** On this channel is said that another version was committed. */
export const senderChannel = 'mail_sender';

/** Who sends the mails of the house: what an admin set, and the product's name until then. */
@Injectable()
export class MailSenders {
  constructor(
    private readonly pool: pg.Pool,
    private readonly settings: Settings,
  ) {}

  /** As it is written now. */
  async now(db: Db = this.pool): Promise<MailSenderView> {
    const { rows } = await db.query<MailSender & { readonly version: number }>(
      'select version, name, reply_to as "replyTo" from settings.mail_sender order by version desc limit 1',
    );
    const { version, name, replyTo } = rows[0] ?? { version: 0, name: this.settings.PRODUCT_NAME, replyTo: null };
    return { version, name, replyTo, address: `bookings@${new URL(this.settings.PUBLIC_URL).hostname}` };
  }

  /** The same; nobody else writes another before the transaction ends. */
  async lock(db: Db): Promise<MailSenderView> {
    await db.query("select pg_advisory_xact_lock(hashtext('settings.mail_sender'))");
    return this.now(db);
  }

  /** Writes the version after this one. */
  async write({ version, name, replyTo }: MailSender & { readonly version: number }, at: Date, db: Db): Promise<void> {
    const values = [version + 1, name, replyTo, at];
    await db.query(
      'insert into settings.mail_sender (version, name, reply_to, written_at) values ($1, $2, $3, $4)',
      values,
    );
    await db.query(`select pg_notify('${senderChannel}', '')`);
  }
}
