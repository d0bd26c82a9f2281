import type { Recorded } from '@northlight/event-store';
import { type Subscription, subscription } from '@northlight/event-store/consume';
import type { Message } from '@northlight/event-store/decider';
import type { EventRow } from '@northlight/event-store/rows';
import type { Db } from '../database/db.js';
import { type Batch, type Counted, counted } from './batch.js';
import { type Change, putOnRecord, type Subject } from './note-change.js';

/** An event as an entry of the audit tells it; its subject gets its name when the entry is written. */
export interface Act extends Omit<Change, 'at'> {
  /** Where one request may do the same to hundreds of things: they are one entry, which counts them. */
  readonly batch?: Batch;
}

/** How a room has its events audited. */
export interface AuditedEvents<Event extends Message> {
  /** Names the checkpoints, as of every subscription. */
  readonly name: string;
  readonly types: readonly Event['type'][];
  /** Whether nobody but staff can have caused it: those of old, whose meta has no role yet, count too. */
  readonly isStaffsAlone: (event: Message & Readonly<Record<string, unknown>>) => boolean;
  readonly tell: (recorded: Recorded<Event>) => Promise<Act>;
  /** What a subject is called, for people. */
  readonly nameOf: (subject: Subject, ledger: number) => Promise<string>;
  readonly accounts: { of(userId: number, db: Db): Promise<string | undefined> };
}

/**
 * Follows the log and puts what staff does there on record, once (docs/adr/0030): what is written is committed with the
 * checkpoint. What people do for themselves, and what the house does by itself, passes by.
 */
export function auditOf<Event extends Message>(audited: AuditedEvents<Event>): Subscription {
  const { name, types, isStaffsAlone } = audited;
  const note = (recorded: Recorded<Event>, db: Db) => noteAct(db, recorded, audited);
  const takes = ({ type, meta: { actor = '', role }, data }: EventRow) =>
    actor.startsWith(account) && (role !== undefined || isStaffsAlone({ ...data, type }));
  const on = Object.fromEntries(types.map((type) => [type, note]));
  return subscription<Message>(name, { from: 'start', takes, on: on as never });
}

/** How the actor of somebody with an account begins. */
const account = 'user:';

async function noteAct<Event extends Message>(
  db: Db,
  recorded: Recorded<Event>,
  { tell, nameOf, accounts }: AuditedEvents<Event>,
): Promise<void> {
  const { ledger, at, meta } = recorded;
  const { batch, ...act } = await tell(recorded);
  const source = batch ? sourceOf(recorded, act) : `${ledger}/${recorded.position}`;
  const known = batch && (await entryOf(source, db));
  const named = async (subject: Subject) => ({ ...subject, name: await nameOf(subject, ledger) });
  if (known) return countIn(db, source, { known, more: counted(known, act, batch), named });
  const { actor = '', role = 'staff', requestId = null } = meta;
  const id = Number(actor.slice(account.length));
  const by = { id, name: (await accounts.of(id, db)) ?? null, role, requestId };
  await putOnRecord(db, { ...act, at, subject: await named(act.subject) }, { ...by, source });
}

/** What one request did in a ledger; the day keeps apart what comes under the same id later. */
const sourceOf = (
  { ledger, position, at, meta: { actor, requestId = String(position) } }: Recorded,
  { subject, what }: Pick<Act, 'subject' | 'what'>,
): string => [ledger, actor, requestId, at.toISOString().slice(0, 10), subject.kind, what].join('/');

async function entryOf(source: string, db: Db): Promise<Counted | undefined> {
  const { rows } = await db.query<Counted>(
    'select subject_id as "subjectId", subject as name, old, new from log.audit where source = $1',
    [source],
  );
  return rows[0];
}

interface More {
  readonly known: Counted;
  readonly more: ReturnType<typeof counted>;
  readonly named: (subject: Subject) => Promise<Subject>;
}

async function countIn(db: Db, source: string, { known, more, named }: More): Promise<void> {
  const { old, new: now } = more;
  const { kind, id, name } = String(more.of.id) === known.subjectId ? { ...more.of, ...known } : await named(more.of);
  await db.query(
    'update log.audit set subject_kind = $2, subject_id = $3, subject = $4, old = $5, new = $6 where source = $1',
    [source, kind, String(id), name ?? null, old && JSON.stringify(old), JSON.stringify(now)],
  );
}
