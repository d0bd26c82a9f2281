import { type ChildProcess, execFileSync } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { signedIn } from '../../platform/http/testing/room-app.js';
import { avifBomb } from './testing/avif-bomb.js';
import { childrenOf } from './testing/films.js';
import { admin, type MediaHouse, mediaHouse, one } from './testing/media-house.js';
import { glass, pixelBomb } from './testing/pictures.js';

let house: MediaHouse;
let png: Buffer;
let worker: ChildProcess;

beforeAll(async () => {
  house = await mediaHouse();
  png = await glass();
  worker = await house.worker();
}, 90_000);
afterAll(() => house.close());

/** Only root may mount one. */
const whereDisksCanBeSmall = process.getuid?.() === 0 ? it : it.skip;

/** Asks for a page's list again and again until this has ended. @returns each answer, and whoever was seen drawing, once */
async function meanwhile(ending: Promise<unknown>) {
  const [answers, drawing] = [new Set<number>(), new Set<string>()];
  let isOver = false;
  const over = ending.finally(() => {
    isOver = true;
  });
  const draws = (id: number | undefined) => childrenOf(id).some((command) => command.includes('drawing-process'));
  while (!isOver) {
    answers.add((await house.get('/api/experiences', {})).status);
    if (draws(worker.pid)) drawing.add('the worker');
    if (draws(process.pid)) drawing.add('the API');
  }
  await over;
  return { answers, drawing };
}

describe('what is no picture', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

  it.each([
    ['a page', '<!doctype html><script>alert(1)</script>', 415, 'UPLOAD_TYPE_REFUSED'],
    ['a drawing with a script', svg, 415, 'UPLOAD_TYPE_REFUSED'],
    ['a program', 'MZ\u0090\u0000 and more of it', 415, 'UPLOAD_TYPE_REFUSED'],
    ['nothing', '', 400, 'UPLOAD_FILE_MISSING'],
  ])('%s is refused in a sentence, whatever it calls itself', async (...[, content, status, code]) => {
    const sent = { name: '../../../etc/passwd.png' };
    const answer = await house.send('/api/upload/experience/2', one(content, sent));
    expect(answer).toMatchObject({ status, body: { code } });
    if (status === 415)
      expect(answer.body.message).toBe(
        'passwd.png isn’t a supported file type. Please choose JPEG, PNG, WebP, MP4, or WebM.',
      );
    expect(await house.files('uploads')).toEqual([]);
  });

  it('is found out by whoever draws it, and what was shown stays', async () => {
    const before = (await house.experience('hyper-3d-zoo')).imageUrl;
    const hostile: [Buffer, string][] = [
      [pixelBomb(), 'This picture has more than 50 megapixels.'],
      [png.subarray(0, png.length / 2), 'This picture is damaged and couldn’t be read.'],
    ];
    for (const [content, reason] of hostile) {
      const { body } = await house.send('/api/upload/experience/2', one(content));
      expect(await house.ends(body.uploadId)).toEqual(['failed', reason]);
    }
    expect((await house.experience('hyper-3d-zoo')).imageUrl).toBe(before);
    expect(await house.files('uploads')).toEqual([]);
  });

  it.each([
    ['that is torn in its head', '1a45dfa3c28242c284c2', 'UPLOAD_TYPE_REFUSED'],
    ['that has nothing behind its head', '1a45dfa387428284', undefined],
  ])('is a film %s', async (_, head, code) => {
    const content = Buffer.concat([Buffer.from(head, 'hex'), Buffer.from('webm'), Buffer.alloc(5_000)]);
    const { body } = await house.send('/api/upload/experience/2', one(content));
    expect(body.code).toBe(code);
    if (!code) expect(await house.ends(body.uploadId)).toEqual(['failed', 'There is no video in this file.']);
    expect(await house.files('uploads')).toEqual([]);
  });

  it('takes nothing along when it breaks what draws it, and what was sent with it is shown', async () => {
    const bomb = one(avifBomb(), { name: 'gold.avif' });
    const sent = [
      await house.send('/api/memberships/1/image', bomb),
      await house.send('/api/upload/product/3', one(png)),
      await house.send('/api/memberships/2/image', bomb),
    ];
    const ending = Promise.all(sent.map(({ body }) => house.ends(body.uploadId)));
    const { answers, drawing } = await meanwhile(ending);
    const ends = await ending;
    const tooMuch = 'This picture takes too much memory or time to process. Please send a smaller one or a JPEG.';
    expect(ends).toEqual([
      ['failed', tooMuch],
      ['ready', null],
      ['failed', tooMuch],
    ]);
    expect(worker.exitCode ?? worker.signalCode).toBeNull();
    expect([...answers, ...drawing]).toEqual([200, 'the worker']);
  });

  it('is left behind when it comes along with a picture', async () => {
    const both = Buffer.concat([
      await sharp(png).jpeg().toBuffer(),
      Buffer.from('<script>polyglot</script>PK\u0003\u0004'),
    ]);
    const { body } = await house.send('/api/upload/experience/3', one(both, { name: 'x.html', type: 'text/html' }));
    expect(await house.ends(body.uploadId)).toEqual(['ready', null]);
    for (const name of await house.files(`media/up/${body.uploadId}`))
      expect((await readFile(join(house.folder, 'media/up', body.uploadId, name))).includes('polyglot')).toBe(false);
  });

  it('is refused while it is still coming when it is too large', async () => {
    const large = Buffer.concat([png, Buffer.alloc(11 * 1024 * 1024)]);
    const answer = await house.send('/api/upload/experience/2', one(large, { name: 'wall.png' }));
    expect(answer).toMatchObject({
      status: 413,
      body: { message: 'wall.png is larger than 10 MB. Please choose a smaller file.' },
    });
    expect(await house.files('uploads')).toEqual([]);
  });
});

describe('whoever sends it', () => {
  it.each([
    ['nobody', {}, 401],
    ['a visitor', signedIn(), 403],
    ['a desk', signedIn({ roles: ['desk', 'ops'] }), 403],
  ])('%s is turned away', async (_, headers, status) => {
    for (const path of [
      'upload/experience/1',
      'upload/experience/1/gallery',
      'memberships/1/image',
      'upload/product/1',
    ])
      expect((await house.send(`/api/${path}`, one(png), headers)).status).toBe(status);
    expect((await house.get('/api/uploads?target=product&targetId=1', headers)).status).toBe(status);
  });

  it.each([
    ['/api/upload/experience/999', 404, 'EXPERIENCE_NOT_FOUND'],
    ['/api/upload/product/999', 404, 'PRODUCT_NOT_FOUND'],
    ['/api/memberships/999/image', 404, 'MEMBERSHIP_NOT_FOUND'],
    ['/api/upload/experience/x', 400, 'INVALID_INPUT'],
    ['/api/upload/experience/99999999999', 400, 'INVALID_INPUT'],
  ])('has to name something that is there: %s', async (path, status, code) => {
    expect(await house.send(path, one(png))).toMatchObject({ status, body: { code } });
  });

  it('has to send a form with the file in its field', async () => {
    const json = { ...admin, 'Content-Type': 'application/json' };
    const form = { ...admin, 'Content-Type': 'multipart/form-data; boundary=x' };
    expect(await house.ask('POST', '/api/upload/product/1', { headers: json, body: '{}' })).toMatchObject({
      status: 415,
    });
    expect(await house.ask('POST', '/api/upload/product/1', { headers: form, body: '--x\r\nnonsense' })).toMatchObject({
      status: 400,
    });
    expect(await house.ask('POST', '/api/upload/product/1', { headers: form, body: '' })).toMatchObject({
      status: 400,
    });
    expect(await house.send('/api/upload/product/1', [])).toMatchObject({
      status: 400,
      body: { code: 'UPLOAD_FILE_MISSING' },
    });
    expect(await house.send('/api/upload/product/1', [{ field: 'file', content: png }])).toMatchObject({
      status: 400,
      body: { code: 'UPLOAD_FIELD_UNKNOWN' },
    });
  });

  whereDisksCanBeSmall('hears that there is no room, and the rest of the house goes on', async () => {
    const incoming = join(house.folder, 'uploads', 'incoming');
    await mkdir(incoming, { recursive: true });
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', incoming], { stdio: 'ignore' });
    try {
      const large = Buffer.concat([png, Buffer.alloc(3 * 1024 * 1024)]);
      const { imageUrl } = await house.experience('zipline-simulator');
      expect(await house.send('/api/upload/experience/5', one(large))).toMatchObject({
        status: 507,
        body: { code: 'UPLOAD_NO_ROOM' },
      });
      expect((await house.experience('zipline-simulator')).imageUrl).toBe(imageUrl);
      expect(await house.files('uploads')).toEqual([]);
    } finally {
      execFileSync('umount', ['-l', incoming]);
    }
  });
});
