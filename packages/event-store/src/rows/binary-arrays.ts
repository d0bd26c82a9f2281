/** The values of a column as PostgreSQL receives an array (`array_recv`): nothing is quoted, and nothing is parsed. */
export interface BinaryType<Value> {
  readonly name: string;
  /** Of the type of the elements, in `pg_type`; PostgreSQL refuses an array that says another one. */
  readonly oid: number;
  /** How many bytes a value takes at most. */
  readonly mostOf: (value: Value) => number;
  /** Writes a value at an offset. @returns how many bytes it takes @throws RangeError for one that the type does not hold */
  readonly put: (to: Buffer, value: Value, at: number) => number;
}

const headBytes = 20;
const emptyBytes = 12;
const lengthBytes = 4;
const nobody = -1;

/** Where arrays are written before they are as long as they are; none outlives the call that writes it. */
let draft = Buffer.allocUnsafe(65_536);

/** @param values null and undefined become null @throws RangeError for a value that the type does not hold */
export function binaryArray<Value>(type: BinaryType<Value>, values: readonly (Value | null | undefined)[]): Buffer {
  let at = headBytes;
  for (const value of values) at = addTo(at, type, value);
  draft.writeInt32BE(values.length > 0 ? 1 : 0, 0); // dimensions
  draft.writeInt32BE(0, 4);
  draft.writeInt32BE(type.oid, 8);
  draft.writeInt32BE(values.length, 12);
  draft.writeInt32BE(1, 16); // of the first one
  return Buffer.from(draft.subarray(0, values.length > 0 ? at : emptyBytes));
}

/** @returns where the next one begins */
function addTo<Value>(at: number, { mostOf, put }: BinaryType<Value>, value: Value | null | undefined): number {
  const from = at + lengthBytes;
  const needed = from + (value == null ? 0 : mostOf(value));
  if (needed > draft.length) draft = Buffer.concat([draft], 2 * needed);
  const size = value == null ? nobody : put(draft, value, from);
  draft.writeInt32BE(size, at);
  return value == null ? from : from + size;
}

const fixed = (bytes: number) => (): number => bytes;

const bytesOfACharacter = 3;
const lastOfAscii = 0x7f;
/** Names and references are written faster here than by the library, which has to be called for each. */
const mostByHand = 48;
const utf8 = {
  mostOf: ({ length }: string): number => length * bytesOfACharacter,
  put: (to: Buffer, value: string, at: number): number => {
    for (let nth = 0; nth < value.length; nth++) {
      const code = value.charCodeAt(nth);
      if (code > lastOfAscii || value.length > mostByHand) return to.write(value, at);
      to[at + nth] = code;
    }
    return value.length;
  },
};

export const text: BinaryType<string> = { name: 'text', oid: 25, ...utf8 };
export const json: BinaryType<string> = { name: 'json', oid: 114, ...utf8 };

export const int2: BinaryType<number> = {
  name: 'smallint',
  oid: 21,
  mostOf: fixed(2),
  put: (to, value, at) => to.writeInt16BE(whole(value), at) - at,
};

export const int4: BinaryType<number> = {
  name: 'int',
  oid: 23,
  mostOf: fixed(4),
  put: (to, value, at) => to.writeInt32BE(whole(value), at) - at,
};

export const int8: BinaryType<number> = {
  name: 'bigint',
  oid: 20,
  mostOf: fixed(8),
  put: (to, value, at) => putInt8(to, whole(value), at),
};

/** Where the digits of each byte begin in a uuid. */
const byteStarts = [0, 2, 4, 6, 9, 11, 14, 16, 19, 21, 24, 26, 28, 30, 32, 34];
const noDigit = 16;
const digits = new Uint8Array(128).fill(noDigit);
for (const digit of '0123456789abcdefABCDEF') digits[digit.charCodeAt(0)] = Number.parseInt(digit, 16);
const digitAt = (text: string, nth: number): number => digits[text.charCodeAt(nth)] ?? noDigit;

const dayMs = 86_400_000;
/** PostgreSQL counts from the year 2000. */
const epochMs = Date.UTC(2000, 0, 1);

/** Days of the calendar, as `YYYY-MM-DD`. */
export const date: BinaryType<string> = {
  name: 'date',
  oid: 1082,
  mostOf: fixed(4),
  put: (to, value, at) => to.writeInt32BE(whole((dayOf(value) - epochMs) / dayMs), at) - at,
};

/**
 * Instants, to the millisecond: a `Date`, or ISO 8601 in UTC. From 1714 to 2285: PostgreSQL counts microseconds, and beyond
 * those years a number of the program would lose some of them.
 */
export const timestamptz: BinaryType<Date | string> = {
  name: 'timestamptz',
  oid: 1184,
  mostOf: fixed(8),
  put: (to, value, at) => putInt8(to, whole((millisecondsOf(value) - epochMs) * 1_000), at),
};

export const uuid: BinaryType<string> = {
  name: 'uuid',
  oid: 2950,
  mostOf: fixed(16),
  put: (to, value, at) => {
    let seen = 0;
    for (let nth = 0; nth < byteStarts.length; nth++) {
      const first = byteStarts[nth] ?? 0;
      const [high, low] = [digitAt(value, first), digitAt(value, first + 1)];
      seen |= high | low;
      to[at + nth] = (high << 4) | low;
    }
    if (seen >= noDigit || value.length !== 36) throw new RangeError(`${value} is no uuid`);
    return byteStarts.length;
  },
};

export const bytea: BinaryType<Buffer> = {
  name: 'bytea',
  oid: 17,
  mostOf: ({ length }) => length,
  put: (to, value, at) => value.copy(to, at),
};

function putInt8(to: Buffer, value: number, at: number): number {
  to.writeInt32BE(Math.floor(value / 2 ** 32), at);
  return to.writeUInt32BE(value >>> 0, at + 4) - at;
}

function whole(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is no whole number`);
  return value;
}

/** The library takes February 30 for March 2. */
function dayOf(value: string): number {
  const day = new Date(value);
  if (day.getUTCDate() !== Number(value.slice('2000-01-'.length))) throw new RangeError(`${value} is no day`);
  return day.getTime();
}

function millisecondsOf(at: Date | string): number {
  if (typeof at !== 'string') return at.getTime();
  if (!at.endsWith('Z')) throw new RangeError(`${at} is not in UTC`);
  return Date.parse(at);
}
