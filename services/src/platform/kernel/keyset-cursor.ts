import { Refusal } from './refusal.js';

/** One part of the key that a list is ordered by, as a cursor writes it. */
interface CursorPart<Value> {
  /** What a client may send; anything else would be a fault of the statement that gets it. */
  readonly pattern: string;
  readonly write: (value: Value) => string;
  readonly read: (written: string) => Value;
}

const number = (pattern: string): CursorPart<number> => ({ pattern, write: String, read: Number });
const string = (pattern: string): CursorPart<string> => ({ pattern, write: String, read: String });

/** Milliseconds since 1970. */
export const instant: CursorPart<Date> = {
  pattern: '\\d{1,14}',
  write: (at) => String(at.getTime()),
  read: (written) => new Date(Number(written)),
};
/** A number that an `integer` of PostgreSQL holds. */
export const int = number('\\d{1,9}');
/** A number that a `bigint` of PostgreSQL and a number of JavaScript hold. */
export const bigint = number('\\d{1,15}');
export const uuid = string('[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}');
/** Anything but the character that PostgreSQL keeps in no text. */
export const text = string('[^\\0]*');

/** The key of a row: the values of the columns that its list is ordered by. */
export type KeyOf<Parts> = {
  readonly [Name in keyof Parts]: Parts[Name] extends CursorPart<infer Value> ? Value : never;
};

/** Rows that were read for a page, and the last of them while more follow. */
export interface CutPage<Row> {
  readonly rows: readonly Row[];
  readonly last: Row | undefined;
}

/** The page of rows of which one more than `limit` was read, to know whether more follow. */
export const cutPage = <Row>(read: readonly Row[], limit: number): CutPage<Row> => ({
  rows: read.slice(0, limit),
  last: read.length > limit ? read[limit - 1] : undefined,
});

/** Names the row after which the next page of one list begins, by the key that the list is ordered by. */
// biome-ignore lint/suspicious/noExplicitAny: the value of a part is known where the parts are
export class KeysetCursor<Parts extends Readonly<Record<string, CursorPart<any>>>> {
  private readonly written: RegExp;

  /** @param list a cursor of another list is refused */
  constructor(
    private readonly list: string,
    private readonly parts: Parts,
  ) {
    const patterns = Object.values(parts).map(({ pattern }) => `(${pattern})`);
    this.written = new RegExp(`^${[list, ...patterns].join(' ')}$`);
  }

  /** Null without a row: nothing follows. */
  after(last: KeyOf<Parts> | undefined): string | null {
    if (!last) return null;
    const values = Object.entries(this.parts).map(([name, { write }]) => write(last[name]));
    return Buffer.from([this.list, ...values].join(' ')).toString('base64url');
  }

  /** Undefined without a cursor: the first page. @throws {Refusal} BAD_REQUEST for a cursor that this list never gave */
  keyIn(cursor: string | undefined): KeyOf<Parts> | undefined {
    if (cursor === undefined) return undefined;
    const [, ...values] = this.written.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
    if (values.length === 0) throw new Refusal('BAD_REQUEST');
    const entries = Object.entries(this.parts).map(([name, { read }], nth) => [name, read(String(values[nth]))]);
    return Object.fromEntries(entries) as KeyOf<Parts>;
  }
}
