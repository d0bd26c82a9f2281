import { projection } from '@northlight/event-store';
import type { {{Events}} } from '../domain/{{eventsFile}}.js';

/** Counts how often each stream saw {{Event}}. Rebuild: npm run projections -- rebuild {{name}} */
export const {{camel}} = projection<{{Events}}>('{{name}}', {
  tables: ['{{roomSnake}}.{{snake}}'],
  on: {
    {{Event}}: ({ ledger, stream }, db) =>
      db.query(
        `insert into {{roomSnake}}.{{snake}} (venue_id, stream, times) values ($1, $2, 1)
         on conflict (venue_id, stream) do update set times = {{snake}}.times + 1`,
        [ledger, stream],
      ),
  },
});
