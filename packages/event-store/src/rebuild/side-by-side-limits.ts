import type { Db } from '../db.js';

/** What a table can have that its copy would not, and how one sees that it does; `t` is the table's oid. */
const limits: readonly (readonly [what: string, exists: string])[] = [
  ['a foreign key', "select from pg_constraint where contype = 'f' and t in (conrelid, confrelid)"],
  ['a trigger', 'select from pg_trigger where tgrelid = t and not tgisinternal'],
  [
    'a view on it',
    `select from pg_depend d join pg_rewrite r on r.oid = d.objid
     where d.classid = 'pg_rewrite'::regclass and d.refobjid = t and r.ev_class <> t`,
  ],
  [
    'numbers from a sequence',
    `select from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
     where a.attrelid = t and (a.attidentity <> '' or pg_get_expr(d.adbin, t) like '%nextval(%')`,
  ],
  ['rows for some eyes only', 'select from pg_class where oid = t and relrowsecurity'],
  ['grants on columns', 'select from pg_attribute where attrelid = t and attacl is not null'],
  ['parents or children', 'select from pg_inherits where t in (inhrelid, inhparent)'],
  ['a publication', 'select from pg_publication_rel where prrelid = t'],
];

/**
 * A projection's table is rows and indexes and no more: the rest would be gone after an exchange, and nobody would
 * notice. @throws naming what is too much
 */
export async function refuseWhatCopiesLose(db: Db, tables: readonly string[]): Promise<void> {
  const looks = limits.map(
    ([what, exists]) =>
      `select name, '${what}' as what from unnest($1::text[]) as name, to_regclass(name) as t where exists (${exists})`,
  );
  const { rows } = await db.query<{ name: string; what: string }>(looks.join(' union all '), [tables]);
  if (rows.length === 0) return;
  const found = rows.map(({ name, what }) => `${name} has ${what}`).join(', ');
  throw new Error(`A projection's tables are rows and indexes, and ${found}: a rebuilt one would not have it`);
}
