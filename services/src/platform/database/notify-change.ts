/** A table with its schema: `catalog.venues`. */
export type TableName = `${string}.${string}`;

/** SQL for a migration: a table tells of every change from now on, whoever makes it (docs/adr/0047). */
export const notifyChange = (table: TableName): string => `
      create trigger tell_change after insert or update or delete or truncate on ${table}
        for each statement execute function log.tell_change('${table}');`;
