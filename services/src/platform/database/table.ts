import type { ClientBase } from 'pg';
import { getMetadataArgsStorage } from 'typeorm';
import type { TableName } from './notify-change.js';

/** Types whose values PostgreSQL gets as JSON: the driver would write a list as an array of PostgreSQL. */
const writtenAsJson: readonly unknown[] = ['json', 'jsonb'];

interface StoredColumn {
  readonly name: string;
  readonly isJson: boolean;
}

/** A row as SQL has it, by the names of its columns. */
export type StoredRow = Readonly<Record<string, unknown>>;

/** A table by its entity, which alone says what its columns are called: statements by hand take their names from here (docs/adr/0061). */
export class Table<Row extends object> {
  readonly name: TableName;
  private readonly columns: ReadonlyMap<string, StoredColumn>;

  constructor(entity: new () => Row) {
    const { tables, columns } = getMetadataArgsStorage();
    const table = tables.find(({ target }) => target === entity);
    this.name = `${table?.schema}.${table?.name}`;
    this.columns = new Map(
      columns
        .filter(({ target }) => target === entity)
        .map(({ propertyName, options }) => [
          propertyName,
          { name: options.name ?? propertyName, isJson: writtenAsJson.includes(options.type) },
        ]),
    );
  }

  has(field: string): boolean {
    return this.columns.has(field);
  }

  /** @throws {RangeError} for a field that the entity does not have */
  columnOf(field: string): string {
    return this.stored(field).name;
  }

  /** The list of a select whose rows are those of the entity. @param alias of the table, where there are several */
  selected(fields: readonly (keyof Row & string)[] = [...this.columns.keys()] as never, alias = ''): string {
    const of = alias && `${alias}.`;
    return fields.map((field) => `${of}${this.columnOf(field)} as "${field}"`).join(', ');
  }

  /** Rows as the entity has them. @param rest of the statement, with the names of the columns: `where id = $1` */
  async find(db: Pick<ClientBase, 'query'>, rest: string, values: readonly unknown[] = []): Promise<Row[]> {
    const { rows } = await db.query<Row>(`select ${this.selected()} from ${this.name} ${rest}`, [...values]);
    return rows;
  }

  /** Values by column, as statements take them. */
  written(fields: Partial<Row>): StoredRow {
    const pairs = Object.entries(fields).map(([field, value]) => {
      const { name, isJson } = this.stored(field);
      return [name, isJson && value !== null ? JSON.stringify(value) : value];
    });
    return Object.fromEntries(pairs);
  }

  /** @param stored a row of `select *` or `returning *` */
  read(stored: StoredRow): Row {
    return Object.fromEntries([...this.columns].map(([field, { name }]) => [field, stored[name]])) as Row;
  }

  private stored(field: string): StoredColumn {
    const column = this.columns.get(field);
    if (!column) throw new RangeError(`${this.name} has no ${field}`);
    return column;
  }
}
