import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '../../../test/until.js';
import { sorry } from './domain/upload.js';
import { type MediaHouse, mediaHouse, one } from './testing/media-house.js';
import { glass } from './testing/pictures.js';

let house: MediaHouse;

beforeAll(async () => {
  house = await mediaHouse();
}, 90_000);
afterAll(() => house.close());

describe('a file whose job fails for good', () => {
  let uploadId: string;

  it('is told of in a sentence, and what was shown stays', async () => {
    const { imageUrl } = await house.experience();
    uploadId = (await house.send('/api/upload/experience/1', one(await glass()))).body.uploadId;
    await rm(join(house.folder, 'uploads/originals', uploadId));
    await house.worker();
    expect(await house.ends(uploadId)).toEqual(['failed', sorry]);
    expect((await house.experience()).imageUrl).toBe(imageUrl);
  });

  it('is told of the next night where that could not be told at once', async () => {
    await until(async () => (await house.queue.getFailedCount()) === 1);
    await house.pool.query("update media.uploads set status = 'processing', reason = null, finished_at = null");
    const { body } = await house.send('/api/upload/product/1', one(await glass()));
    expect(await house.ends(body.uploadId)).toEqual(['ready', null]);
    await house.orphanCleanup().process();
    expect(await house.ends(uploadId)).toEqual(['failed', sorry]);
    expect(await house.ends(body.uploadId)).toEqual(['ready', null]);
  });
});
