import * as binary from './binary-arrays.js';

/** One column of many rows: a parameter that holds all its values. */
interface Column<Row> {
  readonly type: string;
  readonly of: (rows: readonly Row[]) => Buffer;
}

const inBinary =
  <Value>(type: binary.BinaryType<Value>) =>
  <Row>(of: (row: Row) => Value | null | undefined): Column<Row> => ({
    type: type.name,
    of: (rows) => binary.binaryArray(type, rows.map(of)),
  });

export const smallint = inBinary(binary.int2);
export const int = inBinary(binary.int4);
export const bigint = inBinary(binary.int8);
export const date = inBinary(binary.date);
export const instant = inBinary(binary.timestamptz);
export const uuid = inBinary(binary.uuid);
export const bytes = inBinary(binary.bytea);
export const text = inBinary(binary.text);

const written = inBinary(binary.json);
export const json = <Row>(of: (row: Row) => unknown): Column<Row> => written((row) => JSON.stringify(of(row)));

/**
 * Many rows as a parameter for each column, in the form that PostgreSQL itself keeps: neither side writes or reads a
 * number, and nothing is quoted, so that no value can end before it ends (docs/adr/0040).
 */
export class Columns<Row> {
  /** As a statement lists them. */
  readonly names: string;
  private readonly columns: readonly (readonly [name: string, Column<Row>])[];

  constructor(columns: Readonly<Record<string, Column<Row>>>) {
    this.names = Object.keys(columns).join(', ');
    this.columns = Object.entries(columns);
  }

  /** How many parameters they are. */
  get width(): number {
    return this.columns.length;
  }

  /** The list of a `select` that has them as its rows. @param first the number of the first parameter */
  selected(first = 1): string {
    return this.columns.map(([name, { type }], nth) => `unnest($${first + nth}::${type}[]) as ${name}`).join(', ');
  }

  /** The parameters. @throws RangeError for a value that the type of its column does not hold */
  values(rows: readonly Row[]): Buffer[] {
    return this.columns.map(([, { of }]) => of(rows));
  }
}
