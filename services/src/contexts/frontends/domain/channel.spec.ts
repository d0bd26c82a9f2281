import { describe, expect, it } from '@jest/globals';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { type Channel, type ChannelCommand, emptyChannel, steer } from './channel.js';

const promote = (release: string, percent = 100): ChannelCommand => ({ action: 'promote', release, percent });
const after = (...orders: ChannelCommand[]): Channel => orders.reduce(steer, emptyChannel('mfe-catalog'));

describe('a front with two releases behind it', () => {
  const live = after(promote('catalog_1'), promote('catalog_2'));

  it('serves the newer and remembers the older', () => {
    expect(live).toMatchObject({ stable: 'catalog_2', lastGood: 'catalog_1', revision: 2 });
  });

  it('goes back to the older when it is rolled back', () => {
    expect(steer(live, { action: 'rollback' })).toMatchObject({ stable: 'catalog_1', revision: 3 });
  });

  it('has nowhere further to go back to', () => {
    const back = steer(live, { action: 'rollback' });
    expect(() => steer(back, { action: 'rollback' })).toThrow(Refusal);
  });

  it('is left alone when the live release is promoted again', () => {
    expect(steer(live, promote('catalog_2'))).toBe(live);
  });
});

describe('a candidate for some visitors', () => {
  const trial = after(promote('catalog_1'), promote('catalog_2', 10));

  it('stands beside the stable release', () => {
    expect(trial).toMatchObject({ stable: 'catalog_1', candidate: 'catalog_2', percent: 10 });
  });

  it('grows without changing place', () => {
    expect(steer(trial, promote('catalog_2', 50))).toMatchObject({ stable: 'catalog_1', percent: 50, revision: 3 });
  });

  it('is withdrawn by a rollback, and the stable release stays', () => {
    expect(steer(trial, { action: 'rollback' })).toMatchObject({ stable: 'catalog_1', candidate: null, percent: 0 });
  });

  it('becomes stable when it is promoted to everybody', () => {
    const done = steer(trial, promote('catalog_2'));
    expect(done).toMatchObject({ stable: 'catalog_2', candidate: null, lastGood: 'catalog_1' });
  });

  it('cannot be the first release of a front', () => {
    expect(() => after(promote('catalog_1', 10))).toThrow('A first release goes to everybody.');
  });
});

describe('a front that was switched off', () => {
  const off = after(promote('catalog_1'), { action: 'kill' });

  it('keeps its releases and comes back with them', () => {
    expect(off).toMatchObject({ killed: true, stable: 'catalog_1' });
    expect(steer(off, { action: 'revive' })).toMatchObject({ killed: false, stable: 'catalog_1' });
  });

  it('stays off when it is switched off again', () => {
    expect(steer(off, { action: 'kill' })).toBe(off);
  });
});
