import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '../../../test/until.js';
import { backendsFor } from '../../platform/queues/testing/queue-backends.js';
import { type MediaHouse, mediaHouse } from './testing/media-house.js';
import { noise } from './testing/pictures.js';

/** Milliseconds that a worker on Redis waits for one that may be dead; on PostgreSQL it has the patience of every worker. */
const lockMsByStore = { PostgreSQL: '', Redis: '2000' };

/** Milliseconds in which a worker that is back has to have done what a dead one left (reliability.md row 3). */
const soon = 15_000;

describe.each(backendsFor('PostgreSQL'))(
  'a worker that dies in the middle of a picture, with its queue on %s',
  (name, url) => {
    let house: MediaHouse;
    const env = { SPEC_LOCK_MS: lockMsByStore[name] };

    beforeAll(async () => {
      house = await mediaHouse({ redisUrl: url });
    }, 90_000);
    afterAll(() => house.close());

    it('leaves it to another one, which shows it once and whole', async () => {
      const first = await house.worker(env);
      const picture = await noise(1200, 900);
      const { status, body } = await house.send('/api/upload/experience/1', [{ field: 'image', content: picture }]);
      expect(status).toBe(202);
      await until(async () => (await house.upload(body.uploadId)).progress > 5, 30);
      const dead = once(first, 'exit');
      first.kill('SIGKILL');
      await dead;
      const seen = await house.upload(body.uploadId);
      expect([seen.status, seen.progress < 100, seen.url]).toEqual(['processing', true, null]);
      expect((await house.get('/api/experiences/jurassic-ride')).body.imageUrl).toMatch(/^\/media\/art\//);

      await house.worker(env);
      const back = Date.now();
      await until(async () => (await house.upload(body.uploadId)).status === 'ready', 60);
      expect(Date.now() - back).toBeLessThan(soon);
      const { imageUrl } = (await house.get('/api/experiences/jurassic-ride')).body;
      expect(imageUrl).toBe(`/media/up/${body.uploadId}/main.jpg`);
      expect(await house.files(`media/up/${body.uploadId}`)).toHaveLength(16);
      const { rows } = await house.pool.query('select count(*)::int as n from log.outbox where done_at is not null');
      expect(rows).toEqual([{ n: 1 }]);
      expect(await house.files('uploads')).toEqual([]);
    }, 120_000);
  },
);
