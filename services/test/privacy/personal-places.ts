import type { PersonalPlace } from '../../src/platform/privacy/personal-data.js';

/** A column of a table as PostgreSQL knows it. */
export interface Column {
  readonly place: string;
  readonly column: string;
  readonly type: string;
}

const textTypes = /^_?(text|varchar|bpchar|citext|json|jsonb|bytea|inet)$/;
const accountNumber = /^(.*_)?(by|who_id|user_id)$/;

/** Whether a column may hold words, bytes, or the number of an account; only words are of the kind of their whole table. */
const mayHoldPersons = ({ place, column, type }: Column, places: readonly PersonalPlace[]): boolean =>
  (textTypes.test(type) && !places.some((one) => one.place === place && typeof one.free === 'string')) ||
  (type === 'int4' && accountNumber.test(column));

const columnsOf = ({ holds = [], free = {} }: PersonalPlace): string[] =>
  [...holds.map(({ columns = '' }) => columns), ...(typeof free === 'string' ? [] : Object.values(free))].flatMap(
    (names) => names.split(' '),
  );

/** What the register and the tables do not agree on, a line each. */
export function disagreements(columns: readonly Column[], places: readonly PersonalPlace[]): string[] {
  const declared = places.flatMap((one) => columnsOf(one).map((column) => `${one.place}.${column}`));
  const tables = declared.filter((name) => !name.includes('/') && name.split('.').length === 3);
  const there = new Set(columns.map(({ place, column }) => `${place}.${column}`));
  const known = new Set(tables);
  return [
    ...columns
      .filter((one) => mayHoldPersons(one, places) && !known.has(`${one.place}.${one.column}`))
      .map(({ place, column }) => `${place}.${column} is neither declared nor free of persons: see personal-data.ts`),
    ...tables.filter((name) => !there.has(name)).map((name) => `${name} is declared and not there`),
    ...tables.filter((name, index) => tables.indexOf(name) < index).map((name) => `${name} is declared twice`),
  ];
}

/** Folders and files of DATA_DIR that source code names. */
export function foldersNamedIn(code: string): string[] {
  const named = code.matchAll(/join\((?:this\.|options\.|settings\.|system\.)?(?:dataDir|DATA_DIR), '([^']+)'/g);
  return [...named].map(([, name]) => `DATA_DIR/${name}`);
}
