import type { AuditRoom } from '@northlight/contracts';
import { currentContext } from '../observability/request-context.js';

/** What somebody changed with the powers that they have here. */
export interface Change {
  readonly at: Date;
  readonly room: AuditRoom;
  /** What was done, in a word or two, as the audit shows it: 'created', 'price changed'. */
  readonly what: string;
  readonly subject: Subject;
  /** As it was, null before it was there; fields that are the same now are left out of the audit. */
  readonly old?: Fields | null;
  /** As it is now, null once it is gone. */
  readonly new?: Fields | null;
}

/** What was changed: its kind ('experience'), its id, and its name as it was, for people. */
export interface Subject {
  readonly kind: string;
  readonly id: string | number;
  readonly name?: string | null;
}

type Fields = Readonly<object>;

/** The transaction of the change: a client of pg, or TypeORM's manager. */
export interface ChangeDb {
  query(text: string, values: unknown[]): Promise<unknown>;
}

/**
 * Puts one change on record, in the transaction that makes it: both are there, or neither. Who does it, and in which
 * request, is known from the request. No secret and nothing personal of others may be in its fields: what is personal is
 * named by an id. Of two states only the fields that differ are kept.
 * @param source names it among all, where it is amended later
 */
export async function noteChange(db: ChangeDb, change: Change, source: string | null = null): Promise<void> {
  const { actor = 'visitor', who, requestId = null } = currentContext() ?? {};
  const by = { id: who?.id ?? null, name: who?.name ?? null, role: who?.role ?? actor, requestId };
  await putOnRecord(db, change, { ...by, source });
}

/** Adds to the new side of a change what came of it. @param source by which it was put on record */
export async function amendRecord(db: ChangeDb, source: string, fields: Fields): Promise<void> {
  await db.query('update log.audit set new = new || $2::jsonb where source = $1', [source, JSON.stringify(fields)]);
}

/** Who changed something, in which request. */
export interface Actor {
  readonly id: number | null;
  readonly name: string | null;
  readonly role: string;
  readonly requestId: string | null;
}

/** Writes the row of a change; one that stands on events names them as its `source`, and is written once. */
export async function putOnRecord(
  db: ChangeDb,
  { at, room, what, subject, ...states }: Change,
  { source = null, ...who }: Actor & { readonly source?: string | null },
): Promise<void> {
  const { old, now } = differences(states.old ?? null, states.new ?? null);
  await db.query(
    `insert into log.audit (at, who_id, who, role, room, what, subject_kind, subject_id, subject, old, new, request_id,
       source)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) on conflict (source) do nothing`,
    [
      ...[at, who.id, who.name, who.role, room, what],
      ...[subject.kind, String(subject.id), subject.name ?? null, old, now, who.requestId, source],
    ],
  );
}

/** Both states as JSON, with the fields alone that are not the same in both. */
function differences(old: Fields | null, now: Fields | null): { old: string | null; now: string | null } {
  const [before, after] = [new Map(Object.entries(old ?? {})), new Map(Object.entries(now ?? {}))];
  const isSame = (name: string) => JSON.stringify(before.get(name)) === JSON.stringify(after.get(name));
  const part = (of: ReadonlyMap<string, unknown>) =>
    JSON.stringify(Object.fromEntries([...of].filter(([name]) => !(old && now && isSame(name)))));
  return { old: old && part(before), now: now && part(after) };
}
