/** A value on its way into a column; what is missing is null there. */
type Told = string | number | null | undefined;

interface Column<Row> {
  readonly type: string;
  readonly of: (row: Row) => Told;
}

/** Stands between two values of a column: a control character, which no JSON holds as it is. */
const separator = '\u001f';
const none = '\u001e';

/** The values of one column that may hold anything: whoever could end a value early could write somebody else's row. */
export const text = <Row>(of: (row: Row) => string): Column<Row> => ({
  type: 'text',
  of: (row) => {
    const value = of(row);
    if (value.includes(separator) || value.includes(none))
      throw new Error('A text with a control character cannot be written');
    return value;
  },
});

/** Numbers, uuids, dates and the like, as PostgreSQL reads them; never what somebody typed. */
export const plain = <Row>(type: string, of: (row: Row) => Told): Column<Row> => ({ type, of });

export const json = <Row>(of: (row: Row) => unknown): Column<Row> => ({
  type: 'json',
  of: (row) => JSON.stringify(of(row)),
});

export const instant = <Row>(of: (row: Row) => Date): Column<Row> => ({
  type: 'timestamptz',
  of: (row) => iso(of(row)),
});

export const bytes = <Row>(of: (row: Row) => Buffer): Column<Row> => ({
  type: 'bytea',
  of: (row) => `\\x${of(row).toString('hex')}`,
});

/**
 * Many rows as a parameter for each column, whose values are one text. For PostgreSQL a third less work than one JSON of
 * all rows, and for the program less than arrays, which the driver escapes value by value (docs/adr/0033).
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
    const valuesOf = (column: Column<Row>, nth: number): string =>
      `(string_to_array($${nth}, e'\\x1f', e'\\x1e'))${mayBeEmpty(column) ? '[2:]' : ''}`;
    return this.columns
      .map(([name, column], nth) => `unnest(${valuesOf(column, first + nth)}::${column.type}[]) as ${name}`)
      .join(', ');
  }

  /** The parameters. @throws when a text holds a control character that stands between values */
  values(rows: readonly Row[]): string[] {
    if (rows.length === 0) return this.columns.map(() => '');
    return this.columns.map(
      ([, column]) => (mayBeEmpty(column) ? separator : '') + rows.map((row) => column.of(row) ?? none).join(separator),
    );
  }
}

/** One empty text would be no value at all, so that the first value of such a column is nobody's. */
const mayBeEmpty = ({ type }: Column<never>): boolean => type === 'text';

/** Those who decide together decide at the same millisecond, or nearly. */
let last = { time: Number.NaN, text: '' };

function iso(at: Date): string {
  const time = at.getTime();
  if (time !== last.time) last = { time, text: at.toISOString() };
  return last.text;
}
