import { describe, expect, it } from '@jest/globals';
import type { Place } from '../domain/place.js';
import { freshPlaceId, placeIn, placeToken } from './place-token.js';

const secrets = { SECRET: 'a secret of a test, long enough for one' };
const place: Place = { room: 12, id: freshPlaceId(), isEarly: true, nth: 49_998, at: 1_800_000_000_000 };
const token = placeToken(place, secrets);

describe('a place in a cookie', () => {
  it('is read as it was written', () => {
    expect(placeIn(token, secrets)).toEqual(place);
    expect(placeIn(placeToken({ ...place, isEarly: false }, secrets), secrets)).toMatchObject({ isEarly: false });
  });

  it.each([
    ['a better number', token.replace('.e49998.', '.e1.')],
    ['another room', token.replace(/^12/, '13')],
    ['a number that counts after the opening', token.replace('.e', '.n')],
    ['no signature', token.slice(0, token.lastIndexOf('.'))],
    ['nothing', ''],
  ])('with %s is none', (_, changed) => expect(placeIn(changed, secrets)).toBeUndefined());

  it('stays good while another secret takes over, and not for longer', () => {
    const next = { SECRET: 'the next secret of a test, long enough' };
    expect(placeIn(token, { ...next, SECRET_BEFORE: secrets.SECRET })).toEqual(place);
    expect(placeIn(token, next)).toBeUndefined();
  });
});
