import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tables } from './rows.js';

type Table = keyof Tables;
type Change = readonly [table: Table, id: string, row: unknown];

/** After so much was written what has changed since is left out of the file again. */
const COMPACT_AFTER_BYTES = 8 * 1024 * 1024;

/** Rows in memory. Each change is a line of a file before it is answered, so that a restart finds all of them. */
export class Store {
  private readonly tables = new Map<Table, Map<string, unknown>>();
  private readonly file: string;
  private writtenBytes = 0;

  /** @param folder made where it is missing */
  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.file = join(folder, 'state.jsonl');
    for (const [table, id, row] of changesIn(this.file)) this.rowsOf(table).set(id, row);
    this.compact();
  }

  find<Name extends Table>(table: Name, id: string): Tables[Name] | undefined {
    return this.rowsOf(table).get(id) as Tables[Name] | undefined;
  }

  /** All rows of a table, the oldest first. */
  all<Name extends Table>(table: Name): Tables[Name][] {
    return [...this.rowsOf(table).values()] as Tables[Name][];
  }

  put<Name extends Table>(table: Name, id: string, row: Tables[Name]): void {
    const line = lineOf([table, id, row]);
    appendFileSync(this.file, line);
    this.rowsOf(table).set(id, row);
    this.writtenBytes += line.length;
    if (this.writtenBytes > COMPACT_AFTER_BYTES) this.compact();
  }

  private rowsOf(table: Table): Map<string, unknown> {
    const rows = this.tables.get(table) ?? new Map<string, unknown>();
    this.tables.set(table, rows);
    return rows;
  }

  /** Of each row only what it is now. */
  private compact(): void {
    const lines = [...this.tables].flatMap(([table, rows]) => [...rows].map(([id, row]) => lineOf([table, id, row])));
    writeFileSync(`${this.file}.new`, lines.join(''), { mode: 0o600 });
    renameSync(`${this.file}.new`, this.file);
    this.writtenBytes = 0;
  }
}

const lineOf = (change: Change): string => `${JSON.stringify(change)}\n`;

/** A last line that was not written to its end was never answered. */
function changesIn(file: string): Change[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as Change];
      } catch {
        return [];
      }
    });
}
