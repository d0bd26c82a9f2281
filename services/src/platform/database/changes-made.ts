import type pg from 'pg';

let made = 0;

/** Counts what the tables say to a connection that changes them (log.tell_change). */
export const countChanges = (client: pg.ClientBase): void => {
  client.on('notice', ({ message }) => {
    if (message === 'table_changes') made++;
  });
};

/** How often statements of this process changed a table that tells of its changes, before their commit. */
export const changesMade = (): number => made;
