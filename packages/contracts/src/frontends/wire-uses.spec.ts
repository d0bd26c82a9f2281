import { describe, expect, it } from '@jest/globals';
import { fieldsOf, unmetUses, type Wire, type WireUses } from './wire-uses.js';

const text = {};
const wire: Wire = {
  answers: { listVenues: { items: { $ref: '#/components/schemas/Venue' } }, placeOrder: { properties: { id: text } } },
  inputs: { PlaceOrderDto: { properties: { email: text, note: text }, required: ['email'] } },
  definitions: {
    Venue: {
      properties: {
        name: text,
        address: { $ref: '#/components/schemas/Address' },
        near: { items: { $ref: '#/components/schemas/Venue' } },
      },
    },
    Address: { anyOf: [{ properties: { city: text } }, { properties: { zip: text } }] },
  },
};
const operations = [
  { name: 'listVenues', method: 'GET', path: '/api/venues' },
  { name: 'placeOrder', method: 'POST', path: '/api/orders', body: { name: 'PlaceOrderDto' } },
];
const uses: WireUses = {
  operations: {
    listVenues: {
      call: 'GET /api/venues',
      at: 'src/use-venues.ts:1',
      reads: ['[].name', '[].address.city'],
      sends: [],
      needed: [],
    },
    placeOrder: {
      call: 'POST /api/orders',
      at: 'src/order.ts:3',
      reads: ['id'],
      sends: ['email', 'note'],
      needed: ['email'],
    },
  },
  names: { name: 'src/venue.tsx:4', city: 'src/venue.tsx:9', note: 'src/order.ts:20' },
};
const front = { id: 'events_7f3a91c0de', uses };
const without = (part: object): Wire => ({ ...wire, ...part });

describe('the fields of an answer', () => {
  it('have a way each, and what contains itself is followed once', () => {
    expect(fieldsOf(wire.answers.listVenues ?? {}, wire)).toEqual([
      ...['[].name', '[].address', '[].address.city', '[].address.zip', '[].near'],
    ]);
  });
});

describe('a front and an API', () => {
  it('fit where everything is there that the front needs, also beside what it does not know', () => {
    expect(unmetUses(front, { wire, operations })).toEqual([]);
    expect(unmetUses({ id: 'old' }, { wire, operations })).toEqual([]);
  });

  it('do not fit without an operation, or with another address of it', () => {
    expect(unmetUses(front, { wire, operations: operations.slice(1) })).toEqual([
      'events_7f3a91c0de calls listVenues (src/use-venues.ts:1), which this API does not have.',
    ]);
    const moved = operations.map((one) => ({ ...one, path: one.path.replace('venues', 'places') }));
    expect(unmetUses(front, { wire, operations: moved })).toEqual([
      'events_7f3a91c0de calls listVenues at GET /api/venues (src/use-venues.ts:1), where this API has GET /api/places.',
    ]);
  });

  it('do not fit where a field is not answered any more that a line of the front reads', () => {
    const definitions = { ...wire.definitions, Address: { properties: { zip: text } } };
    expect(unmetUses(front, { wire: without({ definitions }), operations })).toEqual([
      'events_7f3a91c0de reads [].address.city of listVenues (src/venue.tsx:9), which this API does not answer.',
    ]);
  });

  it('do not fit where a field is sent that is not taken, or asked for and not sent', () => {
    const inputs = { PlaceOrderDto: { properties: { email: text, phone: text }, required: ['email', 'phone'] } };
    expect(unmetUses(front, { wire: without({ inputs }), operations })).toEqual([
      'events_7f3a91c0de sends note with placeOrder (src/order.ts:20), which this API does not take.',
      'events_7f3a91c0de does not send phone with placeOrder (src/order.ts:3), which this API asks for.',
    ]);
  });
});
