import type { AuditRoom, ErrorCode } from '@northlight/contracts';
import type { Db } from '../database/db.js';
import { freeSlug } from '../database/free-slug.js';
import type { StoredRow, Table } from '../database/table.js';
import { checkExpectedVersion } from '../kernel/expected-version.js';
import { omitUndefined } from '../kernel/omit-undefined.js';
import { Refusal } from '../kernel/refusal.js';
import { noteChange } from './note-change.js';

/** What every row has that staff writes. */
interface EditableRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly version: number;
  readonly createdAt: Date;
}

/** A table whose rows staff writes, and what the audit and refusals call them. */
export interface EditedTable<Row extends EditableRow> {
  readonly table: Table<Row>;
  readonly room: AuditRoom;
  /** 'experience'. */
  readonly kind: string;
  readonly unknown: ErrorCode;
}

type VersionOf<Row> = { [Name in keyof Row]: Row[Name] extends number ? Name : never }[keyof Row] & string;

/** A form that was filled in over a version of the row; undefined: over whatever is there. */
interface SeenForm<Row> {
  readonly seen: number | undefined;
  /** The column that counts how often it was saved, where it is not `version`. */
  readonly countedBy?: VersionOf<Row>;
}

export interface RowEdit<Row> {
  readonly id: number;
  readonly at: Date;
  /** As the audit says it: 'changed'. */
  readonly what: string | ((old: Row, now: Row) => string);
  /** Left out: it is no save of a form, and no version counts it. */
  readonly form?: SeenForm<Row>;
  /** Of a row that is out of the catalog, which `deletedAt` says. */
  readonly isDeleted?: boolean;
  /** What it says now, from what it says when nobody else can change it. */
  readonly change: (old: Row) => Partial<Row> | Promise<Partial<Row>>;
}

/** A row before a change and after it. */
export interface EditedRow<Row> {
  readonly old: Row;
  readonly now: Row;
}

/** Adds a row, on record; a slug that is taken gets a number behind it. @param db the transaction */
export async function addRow<Row extends EditableRow>(
  db: Db,
  of: EditedTable<Row>,
  row: Partial<Row> & Pick<Row, 'slug' | 'createdAt'>,
): Promise<Row> {
  const slug = await freeSlug(row.slug, of.table.name, db);
  const columns = of.table.written({ ...omitUndefined(row), slug } as Partial<Row>);
  const { rows } = await db.query<StoredRow>(
    `insert into ${of.table.name} (${Object.keys(columns).join(', ')})
     values (${Object.keys(columns).map((_, nth) => `$${nth + 1}`)}) returning *`,
    Object.values(columns),
  );
  const [stored] = rows as [StoredRow];
  await note(db, of, { at: row.createdAt, what: 'created', now: stored });
  return of.table.read(stored);
}

/**
 * Changes a row, on record with what was there before and what is there now. It is locked first, so that of two changes
 * one sees the other. Where nothing is to be written the row stays as it is, and nothing is on record. @param db the transaction @throws {Refusal} that there is none, CONFLICT
 */
export async function editRow<Row extends EditableRow>(
  db: Db,
  of: EditedTable<Row>,
  edit: RowEdit<Row>,
): Promise<EditedRow<Row>> {
  const before = await locked(db, of, edit);
  const old = of.table.read(before);
  const columns = of.table.written({ ...counted(old, edit.form), ...omitUndefined(await edit.change(old)) });
  if (Object.keys(columns).length === 0) return { old, now: old };
  const pairs = Object.keys(columns).map((name, nth) => `${name} = $${nth + 2}`);
  const { rows } = await db.query<StoredRow>(
    `update ${of.table.name} set ${pairs.join(', ')} where id = $1 returning *`,
    [edit.id, ...Object.values(columns)],
  );
  const [after] = rows as [StoredRow];
  const now = of.table.read(after);
  const what = typeof edit.what === 'string' ? edit.what : edit.what(old, now);
  await note(db, of, { at: edit.at, what, old: before, now: after });
  return { old, now };
}

/** Removes a row, on record. @param mayGo refuses where others need it @throws {Refusal} that there is none, what mayGo refuses */
export async function removeRow<Row extends EditableRow>(
  db: Db,
  of: EditedTable<Row>,
  { id, at, mayGo }: Pick<RowEdit<Row>, 'id' | 'at'> & { readonly mayGo: (row: Row) => Promise<void> },
): Promise<void> {
  const old = await locked(db, of, { id });
  await mayGo(of.table.read(old));
  await db.query(`delete from ${of.table.name} where id = $1`, [id]);
  await note(db, of, { at, what: 'deleted', old });
}

async function locked<Row extends EditableRow>(
  db: Db,
  { table, unknown }: EditedTable<Row>,
  { id, isDeleted = false }: Pick<RowEdit<Row>, 'id' | 'isDeleted'>,
): Promise<StoredRow> {
  const deleted = table.has('deletedAt') ? `and (${table.columnOf('deletedAt')} is not null) = ${isDeleted}` : '';
  const { rows } = await db.query<StoredRow>(`select * from ${table.name} where id = $1 ${deleted} for update`, [id]);
  if (!rows[0]) throw new Refusal(unknown);
  return rows[0];
}

/** @throws {Refusal} CONFLICT where the form was filled in over an earlier version */
function counted<Row extends EditableRow>(old: Row, form: SeenForm<Row> | undefined): Partial<Row> {
  if (!form) return {};
  const { seen, countedBy = 'version' as VersionOf<Row> } = form;
  const version = Number(old[countedBy]);
  checkExpectedVersion(seen, version);
  return { [countedBy]: version + 1 } as Partial<Row>;
}

interface Noted {
  readonly at: Date;
  readonly what: string;
  readonly old?: StoredRow;
  readonly now?: StoredRow;
}

/** Under the names of the columns, as all entries before it. */
function note<Row extends EditableRow>(
  db: Db,
  { room, kind }: EditedTable<Row>,
  { at, what, old, now }: Noted,
): Promise<void> {
  const { id, name } = (old ?? now) as Pick<Row, 'id' | 'name'>;
  const states = { ...(old && { old: withoutVersions(old) }), ...(now && { new: withoutVersions(now) }) };
  return noteChange(db, { at, room, what, subject: { kind, id, name }, ...states });
}

/** How often a form was saved tells nobody anything. */
const withoutVersions = (row: StoredRow): StoredRow =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !/^(\w+_)?version$/.test(name)));
