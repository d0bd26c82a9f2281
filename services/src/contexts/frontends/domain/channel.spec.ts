import { describe, expect, it } from '@jest/globals';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { begunAt, type Channel, type ChannelCommand, emptyChannel, givenOf, steer } from './channel.js';

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

describe('a candidate that climbs by itself', () => {
  const ramp = { stepMinutes: 10, retire: false };
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 27, 12, minute));
  const climbing = after(promote('catalog_1'), { ...promote('catalog_2', 5), ramp } as ChannelCommand);
  const stop: ChannelCommand = { action: 'stop', reason: 'It breaks.', at: at(9).toISOString() };

  it('says since when it has its percentage, also when somebody switched the front off and on', () => {
    const begun = begunAt(climbing, after(promote('catalog_1')), at(0));
    const off = begunAt(steer(begun, { action: 'kill' }), begun, at(5));
    expect([begun.since, off.since]).toEqual([at(0).toISOString(), at(0).toISOString()]);
  });

  it('stays where it is once a person has said something', () => {
    expect(climbing.ramp).toEqual(ramp);
    expect(steer(climbing, promote('catalog_2', 5)).ramp).toBeNull();
    expect(steer(climbing, { action: 'kill' }).ramp).toBeNull();
    expect(steer(climbing, { action: 'rollback' }).ramp).toBeNull();
  });

  it('that is stopped is given to nobody, does not climb, and says why', () => {
    const stopped = begunAt(steer(climbing, stop), climbing, at(9));
    expect(stopped).toMatchObject({ candidate: 'catalog_2', percent: 0, ramp: null, since: null });
    expect(stopped.stopped).toEqual({ reason: 'It breaks.', at: at(9).toISOString() });
    expect(givenOf(stopped)).toEqual(['catalog_1']);
    expect(steer(stopped, stop)).toBe(stopped);
  });

  it('that was stopped starts anew with another promotion', () => {
    expect(steer(steer(climbing, stop), promote('catalog_2', 5))).toMatchObject({ percent: 5, stopped: null });
  });

  it('has nothing to stop where there is no candidate', () => {
    const live = after(promote('catalog_1'));
    expect(steer(live, stop)).toBe(live);
  });
});
