import { Injectable } from '@nestjs/common';
import type { ContactMessageView, ListMessagesDto, MessageStatus, WrittenMessage } from '@northlight/contracts';
import pg from 'pg';
import { noteChange } from '../../../platform/audit/note-change.js';
import { inTransaction } from '../../../platform/database/in-transaction.js';
import type { Db } from '../../../platform/event-store/projection.js';
import { type Correspondent, Correspondents } from './correspondents.js';

/** A message on its way in. */
export interface NewMessage {
  readonly id: string;
  readonly venueId: number | null;
  readonly at: Date;
  readonly written: WrittenMessage;
}

/** A message without what is sealed of it. */
export interface StoredMessage {
  readonly id: string;
  readonly venueId: number | null;
  readonly status: MessageStatus;
  readonly createdAt: Date;
  readonly answeredAt: Date | null;
  readonly answeredBy: number | null;
  readonly isErased: boolean;
}

/** Where a page of messages ended. */
export interface MessagePlace {
  readonly createdAt: Date;
  readonly id: string;
}

const columns = `m.id, m.venue_id as "venueId", m.status, m.created_at as "createdAt", m.answered_at as "answeredAt",
  m.answered_by as "answeredBy", p.erased_at is not null as "isErased"`;
const source = 'correspondence.messages m join correspondence.persons p on p.ref = m.id';

/** The messages of visitors; who wrote and what is sealed under the message's own id. */
@Injectable()
export class Messages {
  constructor(
    private readonly pool: pg.Pool,
    private readonly people: Correspondents,
  ) {}

  /** @returns the message's number among all */
  async insert({ id, venueId, at, written }: NewMessage, db: Db): Promise<number> {
    await this.people.insert(id, written, db);
    const { rows } = await db.query<{ nr: number }>(
      'insert into correspondence.messages (id, venue_id, created_at) values ($1, $2, $3) returning nr',
      [id, venueId, at],
    );
    return Number(rows[0]?.nr);
  }

  async find(id: string, db: Db = this.pool): Promise<StoredMessage | undefined> {
    const { rows } = await db.query<StoredMessage>(`select ${columns} from ${source} where m.id = $1`, [id]);
    return rows[0];
  }

  /** What was written; undefined once the person was erased. @throws {PersonUnreadable} */
  async written(id: string): Promise<WrittenMessage | undefined> {
    const person = await this.people.read(id);
    return person && writtenBy(person);
  }

  /** The newest first; one more than asked for, where there is one. */
  async page(
    { status, limit }: Pick<ListMessagesDto, 'status' | 'limit'>,
    after?: MessagePlace,
  ): Promise<StoredMessage[]> {
    const { rows } = await this.pool.query<StoredMessage>(
      `select ${columns} from ${source}
       where ($1::text is null or m.status = $1)
         and ($2::timestamptz is null or (m.created_at, m.id) < ($2, $3::uuid))
       order by m.created_at desc, m.id desc limit $4`,
      [status ?? null, after?.createdAt ?? null, after?.id ?? null, limit + 1],
    );
    return rows;
  }

  /** As those see them who answer them; what cannot be read is left out of its message. */
  async views(messages: readonly StoredMessage[]): Promise<ContactMessageView[]> {
    const people = await this.people.readable(messages.map(({ id }) => id));
    return messages.map(({ createdAt, answeredAt, ...message }) => {
      const person = people.get(message.id);
      return {
        ...message,
        createdAt: createdAt.toISOString(),
        answeredAt: answeredAt?.toISOString() ?? null,
        written: person ? writtenBy(person) : null,
      };
    });
  }

  /** Says who has answered it; whoever says so first stays. @returns false when there is no such message */
  async answer(id: string, by: number | null, at: Date): Promise<boolean> {
    return inTransaction(this.pool, async (db) => {
      const { rowCount } = await db.query(
        `update correspondence.messages set status = 'answered', answered_at = $3, answered_by = $2
         where id = $1 and status = 'new'`,
        [id, by, at],
      );
      if (rowCount === 0) return (await this.find(id, db)) !== undefined;
      const states = { old: { status: 'new' }, new: { status: 'answered' } };
      await noteChange(db, {
        room: 'correspondence',
        what: 'answered',
        at,
        subject: { kind: 'message', id },
        ...states,
      });
      return true;
    });
  }
}

const writtenBy = ({ email, name = '', phone = null, subject = '', message = '' }: Correspondent): WrittenMessage => ({
  name,
  email,
  phone,
  subject,
  message,
});
