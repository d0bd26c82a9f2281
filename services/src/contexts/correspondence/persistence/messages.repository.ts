import { Injectable } from '@nestjs/common';
import type { ContactMessageView, ListMessagesDto, MessageStatus, WrittenMessage } from '@northlight/contracts';
import pg from 'pg';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { noteChange } from '../../../platform/audit/note-change.js';
import type { Db } from '../../../platform/database/db.js';
import { inTransaction } from '../../../platform/database/in-transaction.js';
import { type Correspondent, Correspondents } from './correspondents.js';

/** A message on its way in. */
export interface NewMessage {
  readonly id: string;
  readonly venueId: number | null;
  /** The account whose message it is; null for a visitor. */
  readonly userId: number | null;
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

/** What was written, and what the house answered by mail. */
export interface AnsweredMessage extends WrittenMessage {
  readonly answer: string | undefined;
}

/** That a message was answered. */
export interface Answering {
  readonly id: string;
  /** Null: nobody with an account here. */
  readonly by: number | null;
  readonly at: Date;
  /** The answer went out as a mail of the house. */
  readonly isMailed?: boolean;
}

/** Which messages a page is of. */
interface Choice extends Pick<ListMessagesDto, 'status' | 'limit'> {
  readonly ids?: readonly string[] | undefined;
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
    private readonly audit: AuditLog,
  ) {}

  /** @returns the message's number among all */
  async insert({ id, venueId, userId, at, written }: NewMessage, db: Db): Promise<number> {
    await this.people.insert(id, written, db);
    const { rows } = await db.query<{ nr: number }>(
      'insert into correspondence.messages (id, venue_id, user_id, created_at) values ($1, $2, $3, $4) returning nr',
      [id, venueId, userId, at],
    );
    return Number(rows[0]?.nr);
  }

  async find(id: string, db: Db = this.pool): Promise<StoredMessage | undefined> {
    const { rows } = await db.query<StoredMessage>(`select ${columns} from ${source} where m.id = $1`, [id]);
    return rows[0];
  }

  /** What was written, and answered by mail; undefined once the person was erased. @throws {PersonUnreadable} */
  async findAnswered(id: string): Promise<AnsweredMessage | undefined> {
    const person = await this.people.read(id);
    return person && { ...writtenBy(person), answer: person.answer };
  }

  /** Keeps what is answered beside what was written. @returns false when the person was erased */
  keepAnswer(id: string, answered: AnsweredMessage & { readonly answer: string }, db: Db): Promise<boolean> {
    return this.people.replace(id, answered, db);
  }

  /** The newest first. */
  async page({ status, limit, ids }: Choice, after?: MessagePlace): Promise<StoredMessage[]> {
    const { rows } = await this.pool.query<StoredMessage>(
      `select ${columns} from ${source}
       where ($1::text is null or m.status = $1) and ($5::uuid[] is null or m.id = any($5))
         and ($2::timestamptz is null or (m.created_at, m.id) < ($2, $3::uuid))
       order by m.created_at desc, m.id desc limit $4`,
      [status ?? null, after?.createdAt ?? null, after?.id ?? null, limit, ids ?? null],
    );
    return rows;
  }

  /** Those of a whole e-mail, however it is written. */
  idsOf(email: string): Promise<string[]> {
    return this.people.refsOf(email);
  }

  /** What was written in these, by their ids, where it can be read. */
  async readable(messages: readonly StoredMessage[]): Promise<ReadonlyMap<string, WrittenMessage>> {
    const people = await this.people.readable(messages.map(({ id }) => id));
    return new Map([...people].map(([id, person]) => [id, writtenBy(person)]));
  }

  /** How many nobody has answered yet. */
  async countNew(): Promise<number> {
    const { rows } = await this.pool.query<{ count: number }>(
      "select count(*)::int as count from correspondence.messages where status = 'new'",
    );
    return rows[0]?.count ?? 0;
  }

  /** As those see them who answer them; what cannot be read is left out of its message. */
  async views(messages: readonly StoredMessage[]): Promise<ContactMessageView[]> {
    const ids = messages.map(({ id }) => id);
    const people = await this.people.readable(ids);
    const deeds = (await this.audit.deeds('message', ids)).filter(({ what }) => what === 'answered');
    const names = new Map(deeds.map(({ subjectId, who }) => [subjectId, who]));
    return messages.map(({ createdAt, answeredAt, ...message }) => {
      const person = people.get(message.id);
      return {
        ...message,
        createdAt: createdAt.toISOString(),
        answeredAt: answeredAt?.toISOString() ?? null,
        answeredByName: names.get(message.id) ?? null,
        written: person ? writtenBy(person) : null,
        answer: person?.answer ?? null,
      };
    });
  }

  /** Says who has answered it; whoever says so first stays. @returns false when there is no such message */
  async answer(answering: Answering): Promise<boolean> {
    return inTransaction(
      this.pool,
      async (db) =>
        (await this.markAnswered(answering, db)) !== undefined || (await this.find(answering.id, db)) !== undefined,
    );
  }

  /** @returns the message's number among all; undefined when it is not new (any more) */
  async markAnswered({ id, by, at, isMailed = false }: Answering, db: Db): Promise<number | undefined> {
    const { rows } = await db.query<{ nr: number }>(
      `update correspondence.messages set status = 'answered', answered_at = $3, answered_by = $2
       where id = $1 and status = 'new' returning nr`,
      [id, by, at],
    );
    const [answered] = rows;
    if (!answered) return undefined;
    await noteChange(db, {
      room: 'correspondence',
      what: 'answered',
      at,
      subject: { kind: 'message', id },
      old: { status: 'new' },
      new: { status: 'answered', ...(isMailed ? { mailed: true } : {}) },
    });
    return Number(answered.nr);
  }
}

const writtenBy = ({ email, name = '', phone = null, subject = '', message = '' }: Correspondent): WrittenMessage => ({
  name,
  email,
  phone,
  subject,
  message,
});
