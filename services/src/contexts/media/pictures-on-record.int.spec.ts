import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { admin, type MediaHouse, mediaHouse, one } from './testing/media-house.js';
import { glass } from './testing/pictures.js';

let house: MediaHouse;

beforeAll(async () => {
  house = await mediaHouse();
  await house.worker();
}, 90_000);
afterAll(() => house.close());

describe('a picture that somebody sent', () => {
  it('is on record with what it took the place of, as done by whoever sent it', async () => {
    const png = await glass();
    const pictures = async () => {
      const { imageUrl, galleryImages } = await house.experience();
      return [imageUrl, galleryImages];
    };
    const [main, gallery] = await pictures();
    for (const [place, field] of [
      ['1', 'image'],
      ['1/gallery', 'images'],
    ] as const) {
      const { body } = await house.send(`/api/upload/experience/${place}`, one(png, { field }), admin);
      await house.ends(body.uploadId);
    }
    const [newMain, newGallery] = await pictures();
    const { rows } = await house.pool.query(
      `select what, subject, who, role, old, new from log.audit where subject_kind = 'experience' order by id desc limit 4`,
    );
    const by = { subject: 'Jurassic Ride', who: 'account 1', role: 'admin' };
    expect(rows).toMatchObject([
      { ...by, what: 'picture shown', old: { gallery_images: gallery }, new: { gallery_images: newGallery } },
      { ...by, what: 'picture sent', old: null, new: { place: 'experience-gallery', fileName: 'picture.png' } },
      { ...by, what: 'picture shown', old: { image_url: main }, new: { image_url: newMain } },
      { ...by, what: 'picture sent', old: null, new: { place: 'experience', fileName: 'picture.png' } },
    ]);
    expect(newMain).not.toBe(main);
  }, 60_000);
});
