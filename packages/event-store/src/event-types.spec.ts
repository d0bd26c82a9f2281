import { describe, expect, it } from '@jest/globals';
import { EventTypes } from './event-types.js';
import type { EventRow } from './recorded.js';

const row = (type: string, schema: number, data: Record<string, unknown>): EventRow => ({
  ledger: 1,
  position: 1,
  stream: 'jar/a',
  version: 1,
  type,
  schema,
  data,
  meta: {},
  at: new Date(0),
});

function coins(): EventTypes {
  const types = new EventTypes();
  types.add({
    CoinsDropped: {
      upcast: [
        ({ count, ...data }) => ({ ...data, coins: count }),
        ({ coins, ...data }) => ({ ...data, cents: Number(coins) * 100 }),
      ],
    },
  });
  return types;
}

describe('an event of an older schema', () => {
  it('is read as if it had been written today', () => {
    expect(coins().read(row('CoinsDropped', 1, { count: 2 })).event).toEqual({ type: 'CoinsDropped', cents: 200 });
    expect(coins().read(row('CoinsDropped', 2, { coins: 2 })).event).toEqual({ type: 'CoinsDropped', cents: 200 });
    expect(coins().read(row('CoinsDropped', 3, { cents: 200 })).event).toEqual({ type: 'CoinsDropped', cents: 200 });
  });

  it('is written in the schema of today', () => {
    expect(coins().schemaOf('CoinsDropped')).toBe(3);
  });
});

describe('an event of the next release', () => {
  const types = coins();
  types.add({ CoinsCounted: { isOnlyRead: true } });

  it('is read already', () => {
    expect(types.read(row('CoinsCounted', 1, { cents: 7 })).event).toEqual({ type: 'CoinsCounted', cents: 7 });
    expect(types.readable).toEqual({ CoinsDropped: 3, CoinsCounted: 1 });
  });

  it('that is only read so far is not written, and says so', () => {
    expect(types.written).toEqual({ CoinsDropped: 3 });
    expect(() => types.schemaOf('CoinsCounted')).toThrow('CoinsCounted is only read so far');
  });
});

describe('an event that cannot be read', () => {
  it('fails loudly when nothing is known of it, or when it comes from a newer program', () => {
    expect(() => coins().read(row('CoinsLost', 1, {}))).toThrow('Nothing is known of the event CoinsLost');
    expect(() => coins().read(row('CoinsDropped', 4, {}))).toThrow(
      'CoinsDropped has schema 4, newer than this program',
    );
  });

  it('belongs to one part of a program', () => {
    const types = coins();
    expect(() => types.add({ CoinsDropped: {} })).toThrow('CoinsDropped is published twice');
  });
});
