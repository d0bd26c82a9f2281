import { readFileSync } from 'node:fs';
import { loadModule, parseSync } from 'libpg-query';
import { isTree, type Part, partsOf, type Tree } from './parts.js';

/** The distributed tables and the columns by which they are, as infra/citus/distribute.sql says. */
export function distributedTables(): ReadonlyMap<string, string> {
  const sql = readFileSync('infra/citus/distribute.sql', 'utf8');
  const pairs = [...sql.matchAll(/'((?:log|booking)\.\w+)',\s*'(ledger|venue_id)'/g)];
  return new Map(pairs.map(([, table = '', column = '']) => [table, column]));
}

/**
 * The distributed tables that a statement asks for without saying of which venues: on a cluster it goes to every node.
 * @param sql one statement @returns names of tables, none where it asks for no distributed table, or says the venues of each
 */
export async function spanningTables(sql: string, tables: ReadonlyMap<string, string>): Promise<string[]> {
  await loadModule();
  return [...new Set(partsOf(parseSync(sql)).flatMap((part) => spannedBy(part, tables)))].sort();
}

interface Relation {
  readonly alias: string;
  /** Undefined where it is not distributed. */
  readonly by: string | undefined;
  readonly name: string;
}

/** Tables that are joined by the column are on one node: it is enough that it is said for one of them. */
function spannedBy(part: Part, tables: ReadonlyMap<string, string>): string[] {
  const relations = part.nodes.flatMap(([key, node]) => relationOf(key, node, tables));
  const distributed = relations.filter(({ by }) => by);
  if (distributed.length === 0 || isInsert(part, distributed)) return [];
  const says = part.nodes.some(([key, node]) => saysWhich(key, node, distributed));
  return says ? [] : distributed.map(({ name }) => name);
}

function relationOf(key: string, node: Tree, tables: ReadonlyMap<string, string>): Relation[] {
  if (key !== 'RangeVar' && key !== 'relation') return [];
  const name = `${node.schemaname}.${node.relname}`;
  const alias = isTree(node.alias) ? String(node.alias.aliasname) : String(node.relname);
  return [{ alias, name, by: tables.get(name) }];
}

const isInsert = ({ kind, nodes }: Part, [target]: readonly Relation[]): boolean =>
  kind === 'InsertStmt' && nodes.some(([key, node]) => key === 'ResTarget' && node.name === target?.by);

/** Whether the column of a distributed table is compared with anything but that of another one. */
function saysWhich(key: string, node: Tree, distributed: readonly Relation[]): boolean {
  const isTheirs = (column: Column) =>
    distributed.some(({ alias, by }) => by === column.name && (column.of ?? alias) === alias);
  const pairs = comparisons(key, node).filter((sides) => sides.some((side) => side && isTheirs(side)));
  return pairs.some((sides) => sides.some((side) => !side || !isTheirs(side)));
}

interface Column {
  readonly of: string | undefined;
  readonly name: string;
}
/** Undefined for what is no column. */
type Side = Column | undefined;

function comparisons(key: string, node: Tree): Side[][] {
  if (key === 'SubLink' && node.subLinkType === 'ANY_SUBLINK')
    return sidesOf(node.testexpr).map((side) => [side, undefined]);
  if (key !== 'A_Expr' || !namesIn(node.name).includes('=')) return [];
  const [left, right] = [sidesOf(node.lexpr), sidesOf(node.rexpr)];
  return left.map((side, nth) => [side, right[nth]]);
}

const namesIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.flatMap((one) => (isTree(one.String) ? [String(one.String.sval)] : [])) : [];

/** Of a row each of its parts, of anything else itself. */
function sidesOf(value: unknown): Side[] {
  if (!isTree(value)) return [undefined];
  if (isTree(value.RowExpr)) return (value.RowExpr.args as unknown[]).flatMap(sidesOf);
  if (isTree(value.TypeCast)) return sidesOf(value.TypeCast.arg);
  const names = isTree(value.ColumnRef) ? namesIn(value.ColumnRef.fields) : [];
  const name = names.at(-1);
  return [name === undefined ? undefined : { of: names.at(-2), name }];
}
