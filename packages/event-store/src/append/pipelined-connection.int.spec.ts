import type { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { logHouse } from '../testing/log-house.js';
import { until } from '../testing/until.js';
import { ConnectionLost, PipelinedConnection } from './pipelined-connection.js';

let house: Awaited<ReturnType<typeof logHouse>>;

beforeAll(async () => {
  house = await logHouse();
});
afterAll(() => house.close());

const sessions = async (): Promise<number | null> =>
  (await house.pool.query("select from pg_stat_activity where application_name = 'stands still'")).rowCount;

describe('a connection whose process stood still in the middle of a transaction', () => {
  it('is lost: what PostgreSQL said when it ended it answers nothing', async () => {
    const connection = await PipelinedConnection.open({
      connectionString: house.url,
      application_name: 'stands still',
      idle_in_transaction_session_timeout: 50,
    });
    const { socket } = connection as unknown as { socket: Socket };
    await connection.send([{ text: 'begin' }]);
    socket.pause();
    await until(async () => (await sessions()) === 0);
    const answers = connection.send([{ text: 'commit' }]);
    socket.resume();
    await expect(answers).rejects.toThrow(ConnectionLost);
    expect(connection.isLost).toBe(true);
  });
});
