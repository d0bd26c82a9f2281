import { describe, expect, it } from '@jest/globals';
import type { Request, Response } from 'express';
import { inputGate } from './input-gate.js';

const pass = (body: unknown, originalUrl = '/api/bookings') => {
  let passed = false;
  inputGate({ body, originalUrl } as Request, {} as Response, () => {
    passed = true;
  });
  return passed;
};

const nest = (depth: number): object => (depth === 0 ? {} : { a: nest(depth - 1) });

describe('the input gate', () => {
  it('lets an ordinary body and an empty one pass', () => {
    expect(pass({ name: 'Ann 😀', seats: [1, 2], at: null })).toBe(true);
    expect(pass(undefined)).toBe(true);
  });

  it.each([
    ['a list', [{}]],
    ['a text', 'x'],
    ['nothing at all', null],
    ['a NUL in a text', { a: ['b\u0000'] }],
    ['a lone surrogate', { a: { b: '\ud800' } }],
    ['a NUL in a name', { 'a\u0000': 1 }],
    ['a prototype', JSON.parse('{"a":{"__proto__":{"isAdmin":true}}}')],
    ['33 levels', nest(33)],
    ['1,001 entries', { a: Array.from({ length: 1_000 }, () => 0) }],
  ])('refuses %s', (_, body) => {
    expect(() => pass(body)).toThrow('couldn’t understand');
  });

  it.each(['/api/%00', '/api/%E0%A4%A', '/api?date=a%00', '/api?a=%ED%A0%80'])('refuses the address %s', (address) => {
    expect(() => pass(undefined, address)).toThrow('couldn’t understand');
  });
});
