import {
  type AlterTableCmd,
  type AlterTableStmt,
  type Constraint,
  type DropStmt,
  loadModule,
  type Node,
  parseSync,
  type RangeVar,
  type RenameStmt,
} from 'libpg-query';

/** What a statement of a migration would do to those who use the table meanwhile, and what to do instead. */
const dangers = {
  'create index':
    'writes wait until it is built: create it concurrently, in a migration of its own with transaction = false',
  'drop index': 'reads wait behind it: drop it concurrently, in a migration of its own with transaction = false',
  'required column': 'programs of the release before do not fill it: give it a default, or let it be null',
  'default of each row': 'the table is written anew: add it without, set the default, and fill it in steps',
  'validated constraint': 'every row is read under a lock: add it not valid, and validate it in the next migration',
  'unique constraint': 'all wait until its index is built: create the index concurrently, then add it using index',
  'column type': 'the table is written anew: add a column, fill it, and move readers over',
  'not null': 'every row is read under a lock: validate a check that says so first',
  rename: 'programs of the release before name it as it was: add the new one, and drop the old one a release later',
  drop: 'programs of the release before still read it: drop it a release after its last reader',
} as const;
export type Danger = keyof typeof dangers;

/**
 * Reads SQL as PostgreSQL does and says which statements hurt those who use a table that is there already (expand and
 * contract, docs/adr/0059). Tables that the same SQL creates are used by nobody yet.
 */
export async function dangersIn(sql: string): Promise<{ readonly danger: Danger; readonly message: string }[]> {
  await loadModule();
  const statements = (parseSync(sql).stmts ?? []).flatMap(({ stmt }) => stmt ?? []);
  const made = new Set(statements.flatMap((one) => ('CreateStmt' in one ? nameOf(one.CreateStmt.relation) : [])));
  return statements.flatMap((statement) =>
    dangersOf(statement)
      .filter(({ table }) => !made.has(table))
      .map(({ danger, table }) => ({ danger, message: `${danger} (${table}): ${dangers[danger]}` })),
  );
}

interface Found {
  readonly danger: Danger;
  readonly table: string;
}

const nameOf = (relation: RangeVar | undefined): string =>
  [relation?.schemaname, relation?.relname].filter(Boolean).join('.');

function dangersOf(statement: Node): Found[] {
  if ('IndexStmt' in statement) {
    const { concurrent, relation } = statement.IndexStmt;
    return concurrent ? [] : [{ danger: 'create index', table: nameOf(relation) }];
  }
  if ('RenameStmt' in statement) return renamed(statement.RenameStmt);
  if ('DropStmt' in statement) return dropped(statement.DropStmt);
  return 'AlterTableStmt' in statement ? altered(statement.AlterTableStmt) : [];
}

/** The names of constraints, indexes and the like are known to nobody outside of the database. */
function renamed({ renameType, relation }: RenameStmt): Found[] {
  const isKnown = renameType === 'OBJECT_TABLE' || renameType === 'OBJECT_COLUMN';
  return isKnown ? [{ danger: 'rename', table: nameOf(relation) }] : [];
}

function dropped({ removeType, objects, concurrent }: DropStmt): Found[] {
  const table =
    JSON.stringify(objects)
      .match(/"sval":"\w+"/g)
      ?.map((one) => one.slice(8, -1))
      .join('.') ?? '';
  if (removeType === 'OBJECT_TABLE') return [{ danger: 'drop', table }];
  return removeType === 'OBJECT_INDEX' && !concurrent ? [{ danger: 'drop index', table }] : [];
}

function altered({ relation, cmds }: AlterTableStmt): Found[] {
  return (cmds ?? []).flatMap((one) => {
    const danger = 'AlterTableCmd' in one ? dangerOf(one.AlterTableCmd) : undefined;
    return danger ? [{ danger, table: nameOf(relation) }] : [];
  });
}

const byCommand: Readonly<Record<string, Danger>> = {
  AT_DropColumn: 'drop',
  AT_AlterColumnType: 'column type',
  AT_SetNotNull: 'not null',
};

function dangerOf({ subtype, def }: AlterTableCmd): Danger | undefined {
  if (subtype === 'AT_AddConstraint' && def && 'Constraint' in def) return dangerOfConstraint(def.Constraint);
  if (subtype === 'AT_AddColumn' && def && 'ColumnDef' in def)
    return dangerOfColumn(
      (def.ColumnDef.constraints ?? []).flatMap((one) => ('Constraint' in one ? one.Constraint : [])),
    );
  return byCommand[String(subtype)];
}

function dangerOfConstraint({ contype, skip_validation, indexname }: Constraint): Danger | undefined {
  if (contype === 'CONSTR_CHECK' || contype === 'CONSTR_FOREIGN')
    return skip_validation ? undefined : 'validated constraint';
  return indexname ? undefined : 'unique constraint';
}

function dangerOfColumn(constraints: readonly Constraint[]): Danger | undefined {
  const value = constraints.find(({ contype }) => contype === 'CONSTR_DEFAULT')?.raw_expr;
  if (isOfEachRow(value)) return 'default of each row';
  const byType: Readonly<Record<string, Danger | undefined>> = {
    CONSTR_NOTNULL: value ? undefined : 'required column',
    CONSTR_CHECK: 'validated constraint',
    CONSTR_FOREIGN: 'validated constraint',
    CONSTR_UNIQUE: 'unique constraint',
    CONSTR_PRIMARY: 'unique constraint',
  };
  return constraints.map(({ contype }) => byType[String(contype)]).find(Boolean);
}

/** True for a function that gives each row a value of its own; `now()` is the same for all of them. */
function isOfEachRow(value: Node | undefined): boolean {
  const text = JSON.stringify(value ?? null);
  return text.includes('"FuncCall"') && !text.includes('"sval":"now"');
}
