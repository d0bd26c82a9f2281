import { Injectable } from '@nestjs/common';
import pg from 'pg';

/** What was sold, or promised for money: while there is nothing of it, the house may still choose its currency. */
@Injectable()
export class Sales {
  private readonly tables: string[] = [];

  constructor(private readonly pool: pg.Pool) {}

  /** Each room that sells names its table as its module starts. @param table with its schema; each row is a sale */
  add(table: string): void {
    this.tables.push(table);
  }

  async haveBegun(): Promise<boolean> {
    const sold = this.tables.map((table) => `exists (select from ${table})`);
    const { rows } = await this.pool.query<{ begun: boolean }>(`select ${['false', ...sold].join(' or ')} as begun`);
    return rows[0]?.begun ?? false;
  }
}
