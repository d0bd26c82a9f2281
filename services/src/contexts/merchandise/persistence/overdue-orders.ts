import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { pageSize, pagesOf } from '../../../platform/database/pages.js';
import { type OrderRow, selectOrders } from './order.row.js';

/** Orders whose merchandise was to be collected by now: what the job goes by, whatever became of earlier jobs. */
@Injectable()
export class OverdueOrders {
  constructor(private readonly pool: pg.Pool) {}

  /** Page by page, the longest overdue first. */
  at(now: Date): AsyncGenerator<readonly OrderRow[]> {
    return pagesOf((last) => this.after(last, now));
  }

  private async after(last: OrderRow | undefined, now: Date): Promise<OrderRow[]> {
    const { rows } = await this.pool.query<OrderRow>(
      `${selectOrders} where o.status = 'reserved' and o.collect_by <= $1
         and ($2::timestamptz is null or (o.collect_by, o.id) > ($2, $3::uuid))
       order by o.collect_by, o.id limit ${pageSize}`,
      [now, last?.collectBy ?? null, last?.id ?? null],
    );
    return rows;
  }
}
