import { describe, expect, it } from '@jest/globals';
import type { Request, Response } from 'express';
import { sameSiteOnly } from './same-site.js';

const gate = sameSiteOnly('https://northlight.example');

const pass = (method: string, headers: Record<string, string>) => {
  let passed = false;
  gate({ method, headers: { host: 'api.internal:3001', ...headers } } as unknown as Request, {} as Response, () => {
    passed = true;
  });
  return passed;
};

describe('a write', () => {
  it('passes from the site itself, under its public name or the one it was asked by', () => {
    expect(pass('POST', { origin: 'https://northlight.example', 'sec-fetch-site': 'same-origin' })).toBe(true);
    expect(pass('POST', { origin: 'http://api.internal:3001' })).toBe(true);
  });

  it('passes from a program that is no browser', () => {
    expect(pass('DELETE', {})).toBe(true);
  });

  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'https://northlight.example.evil.example' },
    { origin: 'https://northlight.example:8443' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('is refused with %o', (headers) => {
    expect(() => pass('POST', headers)).toThrow('another site');
  });
});

describe('a read', () => {
  it('passes from anywhere', () => {
    expect(pass('GET', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).toBe(true);
  });
});
