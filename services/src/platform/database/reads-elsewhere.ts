import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

const storage = new AsyncLocalStorage<pg.Pool | undefined>();

/** Sends every statement of `work` to another pool than the one of the process, such as a replica's. */
export const readFrom = <Result>(pool: pg.Pool, work: () => Result): Result => storage.run(pool, work);

/** Sends every statement of `work` to the primary: for what is remembered, and so used by decisions, too. */
export const readFromPrimary = <Result>(work: () => Result): Result => storage.run(undefined, work);

/**
 * The pool of the primary, with one exception: within `readFrom`, connections are those of the pool named there. So
 * a handler reads from a replica without knowing of it, whether by TypeORM or by a statement of its own.
 */
export class RoutedPool extends pg.Pool {
  // pg.Pool#query takes its connection from here, too
  override connect = ((...args: Parameters<pg.Pool['connect']>): unknown => {
    const elsewhere = storage.getStore();
    return elsewhere ? elsewhere.connect(...args) : pg.Pool.prototype.connect.apply(this, args);
  }) as pg.Pool['connect'];
}
