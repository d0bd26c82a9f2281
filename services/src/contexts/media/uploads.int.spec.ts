import { mkdir, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { until } from '../../../test/until.js';
import { pathWithoutFfmpeg } from './testing/films.js';
import { admin, type MediaHouse, mediaHouse, one } from './testing/media-house.js';
import { glass, noise, photograph } from './testing/pictures.js';

let house: MediaHouse;
let png: Buffer;

beforeAll(async () => {
  house = await mediaHouse();
  png = await glass();
  await house.worker({ PATH: pathWithoutFfmpeg(house.folder) });
}, 90_000);
afterAll(() => house.close());

describe('a picture that an admin sends', () => {
  it('is safe at once, and shown in every size when it is ready', async () => {
    const before = (await house.experience()).imageUrl;
    const { status, body } = await house.send('/api/upload/experience/1', one(png));
    expect([status, body.status, body.uploads.length]).toEqual([202, 'stored', 1]);
    expect(before).toBe('/media/art/experiences/jurassic-ride/main.jpg');
    expect(await house.ends(body.uploadId)).toEqual(['ready', null]);
    const { imageUrl } = await house.experience();
    expect([imageUrl, (await house.upload(body.uploadId)).url]).toEqual(
      Array(2).fill(`/media/up/${body.uploadId}/main.jpg`),
    );
    const hint = { blur: expect.stringMatching(/^data:image\/webp;base64,/), width: 600, jpegs: [480, 960] };
    expect((await house.experience()).pictures[imageUrl]).toEqual({ ...hint, alt: '' });
    const listed = (await house.get('/api/experiences')).body.find(({ id }: { id: number }) => id === 1);
    expect(listed.pictures).toEqual({ [imageUrl]: hint });
    expect(await house.files(`media/up/${body.uploadId}`)).toEqual([
      ...['index.json', 'main-1600.avif', 'main-1600.webp', 'main-480.avif', 'main-480.jpg', 'main-480.webp'],
      ...[
        'main-960.avif',
        'main-960.jpg',
        'main-960.webp',
        'main.jpg',
        'og.jpg',
        'square-320.avif',
        'square-320.webp',
        'square-640.avif',
      ],
      ...['square-640.webp', 'square.jpg'],
    ]);
    expect(await house.files('uploads')).toEqual([]);
  });

  it('is turned upright, and forgets where it was taken', async () => {
    const { body } = await house.send('/api/upload/product/1', one(await photograph(), { name: 'IMG.jpg' }));
    expect(await house.ends(body.uploadId)).toEqual(['ready', null]);
    const drawn = await readFile(join(house.folder, `media/up/${body.uploadId}/main.jpg`));
    const { width, height, exif } = await sharp(drawn).metadata();
    expect([width, height, exif]).toEqual([600, 900, undefined]);
    expect(drawn.includes('secret-marker')).toBe(false);
  });

  it('hangs up to five in the gallery in the order in which they were sent, the first of which takes longest', async () => {
    const before = (await house.experience()).galleryImages;
    const slow = await noise(900, 600);
    const five = [slow, png, png, png, png].map((content, nth) => ({ field: 'images', content, name: `${nth}.png` }));
    const { status, body } = await house.send('/api/upload/experience/1/gallery', five);
    expect([status, body.uploads.map(({ fileName }) => fileName)]).toEqual([
      202,
      ['0.png', '1.png', '2.png', '3.png', '4.png'],
    ]);
    for (const { uploadId } of body.uploads) expect(await house.ends(uploadId)).toEqual(['ready', null]);
    const { rows } = await house.pool.query<{ id: string }>(
      "select id from media.uploads where target = 'experience-gallery' order by finished_at",
    );
    expect(rows[0]?.id).not.toBe(body.uploadId); // the first one was not the first to be ready
    const after: string[] = (await house.experience()).galleryImages;
    expect(after.slice(0, before.length)).toEqual(before);
    const gallery = body.uploads.map(({ uploadId }) => `/media/up/${uploadId}/main.jpg`);
    expect(after.slice(before.length)).toEqual(gallery);
    const six = [...five, { field: 'images', content: png }];
    expect(await house.send('/api/upload/experience/1/gallery', six)).toMatchObject({
      status: 400,
      body: { code: 'UPLOAD_TOO_MANY' },
    });
  }, 120_000);

  it('hangs once when it is sent again after a lost answer, which is the same then', async () => {
    const keyed = { ...admin, 'idempotency-key': 'the-first-press' };
    const two = ['one', 'two'].map((name) => ({ field: 'images', content: png, name: `${name}.png` }));
    const send = (files = two, place = 2) => house.send(`/api/upload/experience/${place}/gallery`, files, keyed);
    const answers = await Promise.all([send(), send()]);
    const [first] = answers;
    expect([...answers, await send()].map(({ status, body }) => [status, body])).toEqual(
      Array(3).fill([202, first?.body]),
    );
    for (const { uploadId } of first?.body.uploads ?? []) expect(await house.ends(uploadId)).toEqual(['ready', null]);
    expect((await house.get('/api/uploads?target=experience-gallery&targetId=2')).body).toHaveLength(2);
    expect(await house.files('uploads')).toEqual([]);

    const reused = { status: 422, body: { code: 'IDEMPOTENCY_KEY_REUSED' } };
    expect(await send(two.slice(1))).toMatchObject(reused);
    expect(await send(two, 3)).toMatchObject(reused);
    expect(await house.files('uploads')).toEqual([]);
  });

  it('may be a film, which stays as it is without an encoder, and gets the picture before it as its poster', async () => {
    const film = await readFile('infra/artwork/films/flight-sim/film.webm');
    const { body } = await house.send('/api/upload/experience/8', one(film, { name: 'film.webm', type: 'video/webm' }));
    expect(await house.ends(body.uploadId)).toEqual(['ready', null]);
    expect((await house.experience('flight-sim')).imageUrl).toBe(`/media/up/${body.uploadId}/film.webm`);
    const files = await house.files(`media/up/${body.uploadId}`);
    expect([files.length, files]).toEqual([17, expect.arrayContaining(['film.webm', 'index.json', 'main-480.avif'])]);
  });

  it('gets its poster in every size where it was sent when there was one only', async () => {
    const folder = dirname(join(house.folder, (await house.experience('flight-sim')).imageUrl));
    const before = await readdir(folder);
    for (const name of before.filter((one) => !/^(film|main)\./.test(one))) await rm(join(folder, name));
    await rename(join(folder, 'main.jpg'), join(folder, 'film.jpg'));
    await house.worker();
    await until(async () => (await readdir(folder)).includes('main.jpg'), 60);
    expect(await readdir(folder)).toEqual(expect.arrayContaining(before));
  });

  it('is one of a plan too, in more kinds', async () => {
    const gif = await sharp(png).gif().toBuffer();
    const { body } = await house.send('/api/memberships/2/image', one(gif, { name: 'gold.gif' }));
    expect(await house.ends(body.uploadId)).toEqual(['ready', null]);
    expect(await house.send('/api/upload/product/1', one(gif))).toMatchObject({
      status: 415,
      body: { code: 'UPLOAD_TYPE_REFUSED' },
    });
  });

  it('is not overtaken by one that was sent before it', async () => {
    const [first, second] = [
      await house.send('/api/upload/product/2', one(png)),
      await house.send('/api/upload/product/2', one(png)),
    ];
    await house.ends(first.body.uploadId);
    await house.ends(second.body.uploadId);
    const { rows } = await house.pool.query('select image_url from merchandise.products where id = 2');
    expect(rows[0].image_url).toBe(`/media/up/${second.body.uploadId}/main.jpg`);
    const { body } = await house.get('/api/uploads?target=product&targetId=2');
    expect(body.map(({ uploadId }: { uploadId: string }) => uploadId)).toEqual([
      second.body.uploadId,
      first.body.uploadId,
    ]);
  });
});

describe('every night', () => {
  it('goes what nobody refers to, and nothing else', async () => {
    const of = (days: number) => new Date(Date.now() - days * 86_400_000);
    const [old, young] = ['10000000-0000-4000-8000-000000000000', '20000000-0000-4000-8000-000000000000'];
    const shown = /up\/([^/]+)/.exec((await house.experience()).imageUrl)?.[1] ?? '';
    const put = async (path: string, days: number) => {
      const file = join(house.folder, path);
      await mkdir(join(file, '..'), { recursive: true });
      await writeFile(file, 'x');
      for (const each of [file, join(file, '..')]) await utimes(each, of(days), of(days));
    };
    for (const [name, days] of [
      [old, 40],
      [young, 0],
    ] as const) {
      await put(`media/up/.work-${name}-1/main.jpg`, days);
      await put(`media/up/${name}/main.jpg`, days);
      await put(`uploads/incoming/${name}.part`, days);
      await put(`uploads/originals/${name}`, days);
    }
    await utimes(join(house.folder, 'media/up', shown), of(40), of(40));
    const orphanCleanup = house.orphanCleanup();
    expect(await orphanCleanup.process()).toEqual({ thrownAway: 4 });
    expect(await orphanCleanup.process()).toEqual({ thrownAway: 0 });
    expect(await house.files('uploads')).toEqual([`incoming/${young}.part`, `originals/${young}`]);
    expect((await house.files('media/up')).filter((name) => name.includes('0000-4000'))).toEqual([
      `.work-${young}-1/main.jpg`,
      `${young}/main.jpg`,
    ]);
    expect(await house.files(`media/up/${shown}`)).toContain('main.jpg');
  });

  it('counts from when a picture was replaced, not from when it was sent', async () => {
    const { body } = await house.get('/api/uploads?target=product&targetId=2');
    const [shown, replaced] = body.map(({ uploadId }: { uploadId: string }) => uploadId);
    const days = (count: number) => new Date(Date.now() + count * 86_400_000);
    for (const id of [shown, replaced]) await utimes(join(house.folder, 'media/up', id), days(-40), days(-40));
    const isThere = async (id: string) => (await house.files(`media/up/${id}`)).includes('main.jpg');
    for (const [night, isKept] of [
      [0, true],
      [29, true],
      [31, false],
    ] as const) {
      await house.orphanCleanup({ now: () => days(night) }).process();
      expect([await isThere(shown), await isThere(replaced)]).toEqual([true, isKept]);
    }
  });
});
