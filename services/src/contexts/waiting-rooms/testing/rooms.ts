import type { WaitingRoom } from '../domain/waiting-room.js';

export const opening = Date.parse('2026-12-04T23:00:00Z');
export const minutes = (count: number): number => count * 60_000;

/** A waiting room in front of Jurassic Ride that lets 300 people a minute in, for a quarter of an hour each. */
export const aRoom = (change: Partial<WaitingRoom> = {}): WaitingRoom => ({
  ...{ id: 1, name: 'New Year’s Eve', experience: { id: 7, slug: 'jurassic-ride' }, seed: 'a seed of a test' },
  ...{ gathersAt: opening - minutes(30), opensAt: opening, closesAt: opening + minutes(600), visitMinutes: 15 },
  pace: [{ since: opening, served: 0, perMinute: 300 }],
  ...change,
});
