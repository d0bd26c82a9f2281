import { once } from 'node:events';
import { open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { until } from '../../../test/until.js';
import { webmSeconds } from './jobs/looking/webm-seconds.js';
import { filmOf, hasFfmpeg, pathWithoutFfmpeg, probed, processesOn } from './testing/films.js';
import { type MediaHouse, mediaHouse } from './testing/media-house.js';
import { oddFilm } from './testing/odd-films.js';

const whereThereIsAnEncoder = hasFfmpeg ? describe : describe.skip;

whereThereIsAnEncoder('a film that an admin sends', () => {
  let house: MediaHouse;
  let film: Buffer;
  const upright = oddFilm('upright');
  const tall = oddFilm('one tall frame, recorded');

  beforeAll(async () => {
    house = await mediaHouse();
    film = filmOf(5, '960x540');
  }, 90_000);
  afterAll(() => house.close());

  const send = (content: Uint8Array) =>
    house.send('/api/upload/experience/1/gallery', [{ field: 'images', content, name: 'film.mp4', type: 'video/mp4' }]);

  /** Sends a film, and waits for what becomes of it. @returns where, and what is shown of it */
  async function sent(content: Uint8Array) {
    const { uploadId } = (await send(content)).body;
    const [status, reason] = await house.ends(uploadId);
    const folder = join(house.folder, 'media/up', uploadId);
    const picture = async () => {
      const { channels } = await sharp(join(folder, 'main.jpg')).stats();
      return Math.max(...channels.map(({ mean }) => mean));
    };
    return { status, reason, measures: () => probed(join(folder, 'film.mp4')).streams[0], picture };
  }
  const cutOff = (whole: Buffer) => whole.subarray(0, whole.length * 0.6);

  it('says how long it is by its blocks where a recorder has not said it', async () => {
    const recorded = join(house.folder, 'recorded');
    await writeFile(recorded, oddFilm('recorded'));
    const handle = await open(recorded);
    expect(await webmSeconds(handle)).toBeCloseTo(1.9, 1);
    await handle.close();
  });

  it('stays as it is where there is no encoder, if every browser plays it', async () => {
    const worker = await house.worker({ PATH: pathWithoutFfmpeg(house.folder) });
    expect(await sent(tall)).toMatchObject({ status: 'ready' });
    expect(await sent(oddFilm('ten bits'))).toMatchObject({ reason: expect.stringContaining('in 8 bits') });
    expect(await sent(cutOff(upright))).toMatchObject({ reason: 'This video is cut off: its end is missing.' });
    worker.kill('SIGKILL');
    await once(worker, 'exit');
  });

  it('is made anew by whoever comes after a worker that died of it, and leaves no encoder behind', async () => {
    const worker = await house.worker({ SPEC_LOCK_MS: '2000' });
    const { body } = await send(film);
    const { uploadId } = body;
    await until(async () => processesOn(house.folder).some((command) => command.startsWith('ffmpeg')), 60);
    expect(processesOn(house.folder)).toHaveLength(1);
    const dead = once(worker, 'exit');
    worker.kill('SIGKILL');
    await dead;
    await until(async () => processesOn(house.folder).length === 0);

    await house.worker({ SPEC_LOCK_MS: '2000' });
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
    const files = await house.files(`media/up/${uploadId}`);
    expect([files.length, files]).toEqual([17, expect.arrayContaining(['main-480.avif', 'og.jpg'])]);
  }, 180_000);

  it('may be of unusual measures, and gets a poster that is not black', async () => {
    const { measures, picture } = await sent(oddFilm('anamorphic, black at first'));
    expect(measures()).toMatchObject({ width: 192, height: 108 });
    expect(await picture()).toBeGreaterThan(80);
  });

  it('may stand upright, and be one frame long', async () => {
    const { measures, picture } = await sent(tall);
    expect(measures()).toMatchObject({ width: 1080, height: 1920 });
    expect(await picture()).toBeGreaterThan(80);
  });

  it('is refused when half of it is missing', async () => {
    const { reason } = await sent(cutOff(upright));
    expect(reason).toMatch(/^This video is cut off: only [\d.]+ of its 2 seconds can be read\.$/);
  });

  it('is refused in a sentence when there is nothing behind its head', async () => {
    const head = film.subarray(film.indexOf('moov') - 4);
    const hollow = Buffer.concat([film.subarray(0, 32), Buffer.alloc(8_000, 7), head]);
    const { body } = await send(hollow);
    const [status, reason] = await house.ends(body.uploadId);
    expect(status).toBe('failed');
    expect(reason).toMatch(/^(This video is damaged|There is no video|There is no picture)/);
    expect((await house.experience()).galleryImages).not.toContainEqual(expect.stringContaining(body.uploadId));
  });
});
