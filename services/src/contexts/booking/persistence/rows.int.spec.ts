import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { driftOf } from '../../../platform/database/testing/drift.js';
import { type BookingHouse, bookingHouse } from '../testing/booking-house.js';

let house: BookingHouse;

beforeAll(async () => {
  house = await bookingHouse();
});
afterAll(() => house.close());

describe('the rows of the booking room', () => {
  it('say what the migrations made', async () => {
    const drift = await driftOf(house.app.get(DataSource));
    // accounts are another room's, and this house does without their tables
    expect(drift.filter((query) => !query.includes('"identity"'))).toEqual([]);
  });
});
