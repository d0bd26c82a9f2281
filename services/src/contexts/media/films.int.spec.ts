import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { until } from '../../../test/until.js';
import { filmOf, hasFfmpeg, probed, processesOn } from './testing/films.js';
import { type MediaHouse, mediaHouse } from './testing/media-house.js';

const whereThereIsAnEncoder = hasFfmpeg ? describe : describe.skip;

whereThereIsAnEncoder('a film that an admin sends', () => {
  let house: MediaHouse;
  let film: Buffer;

  beforeAll(async () => {
    house = await mediaHouse();
    film = filmOf(5, '960x540');
  }, 90_000);
  afterAll(() => house.close());

  const send = (content: Uint8Array) =>
    house.send('/api/upload/experience/1/gallery', [{ field: 'images', content, name: 'film.mp4', type: 'video/mp4' }]);

  it('is made anew by whoever comes after a worker that died of it, and leaves no encoder behind', async () => {
    const worker = await house.worker({ SPEC_PATIENCE: '2000' });
    const { body } = await send(film);
    const { uploadId } = body;
    await until(async () => processesOn(house.folder).some((command) => command.startsWith('ffmpeg')), 60);
    expect(processesOn(house.folder)).toHaveLength(1);
    const dead = once(worker, 'exit');
    worker.kill('SIGKILL');
    await dead;
    await until(async () => processesOn(house.folder).length === 0);

    await house.worker({ SPEC_PATIENCE: '2000' });
    const seen = new Set<number>();
    await until(async () => {
      const { status, progress } = await house.upload(uploadId);
      seen.add(progress);
      return status !== 'processing';
    }, 90);
    expect([...seen].some((progress) => progress > 5 && progress < 80)).toBe(true);
    expect(await house.ends(uploadId)).toEqual(['ready', null]);
    expect((await house.experience()).galleryImages).toContain(`/media/up/${uploadId}/film.mp4`);
    const made = join(house.folder, 'media/up', uploadId);
    const { streams, format } = probed(join(made, 'film.mp4'));
    expect(streams).toEqual([{ codec_name: 'h264', width: 960, height: 540 }, { codec_name: 'aac' }]);
    expect(JSON.stringify(format)).not.toMatch(/secret-marker|43\.1566/);
    const bytes = await readFile(join(made, 'film.mp4'));
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    const { dominant } = await sharp(join(made, 'main.jpg')).stats();
    expect(dominant.b).toBeGreaterThan(dominant.r);
    expect(await house.files(`media/up/${uploadId}`)).toEqual(expect.arrayContaining(['main-480.avif', 'og.jpg']));
    expect(await house.files('media/up')).toHaveLength(17);
  }, 180_000);

  it('is refused in a sentence when there is nothing behind its head', async () => {
    const head = film.subarray(film.indexOf('moov') - 4);
    const hollow = Buffer.concat([film.subarray(0, 32), Buffer.alloc(8_000, 7), head]);
    const { body } = await send(hollow);
    const [status, reason] = await house.ends(body.uploadId);
    expect(status).toBe('failed');
    expect(reason).toMatch(/^(This film is damaged|There is no film|There is no picture)/);
    expect((await house.experience()).galleryImages).not.toContainEqual(expect.stringContaining(body.uploadId));
  });
});
