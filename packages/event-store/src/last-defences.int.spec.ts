import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { drop, jar, logHouse } from './testing/log-house.js';

let house: Awaited<ReturnType<typeof logHouse>>;

beforeAll(async () => {
  house = await logHouse();
  await house.events.transaction(1, (work) => {
    work.apply(jar, 'jar/a', drop(1));
    work.enqueue('tell-somebody', {});
  });
});
afterAll(() => house.close());

const columns = 'stream, version, type, schema, data, meta, at';

describe('the tables of the log, whoever writes to them', () => {
  it.each([
    [
      'two events at one position',
      `insert into log.events (ledger, position, ${columns}) select ledger, position, 'jar/b', 1, type, schema, data, meta, at from log.events`,
      'events_pkey',
    ],
    [
      'two events of one version',
      `insert into log.events (ledger, position, ${columns}) select ledger, position + 1, ${columns} from log.events`,
      'events_stream_version',
    ],
    [
      'two jobs of one event and one kind',
      'insert into log.outbox (ledger, position, kind, payload, at) select ledger, position, kind, payload, at from log.outbox',
      'outbox_pkey',
    ],
  ])('do not take %s', async (_, write, constraint) => {
    await expect(house.pool.query(write)).rejects.toMatchObject({ constraint });
  });
});
