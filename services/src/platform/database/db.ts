import type { ClientBase } from 'pg';

/** Where statements go: a pool, a connection, or the transaction that one is in. */
export type Db = Pick<ClientBase, 'query'>;
