import { describe, expect, it } from '@jest/globals';
import { importanceOf } from './importance-of.js';

describe('how important a request is', () => {
  it.each([
    ['POST', '/api/bookings', 'booking'],
    ['POST', '/API/bookings/', 'booking'],
    ['POST', '/api/bookings/01a54b32/confirm', 'booking'],
    ['POST', '/api/admin/bookings/NL-7K4M2QXD/check-in', 'booking'],
    ['POST', '/api/payments/notices', 'booking'],
    ['GET', '/health/ready', 'booking'],
    ['GET', '/api/bookings', 'browsing'],
    ['POST', '/api/bookings/quote', 'browsing'],
    ['GET', '/api/nowhere', 'browsing'],
    ['GET', '/api/admin/reports', 'report'],
    ['HEAD', '/api/admin/reports.csv', 'report'],
    ['GET', '/api/admin/reportsXcsv', 'browsing'],
  ])('is stated by its route: %s %s is %s', (method, path, importance) => {
    expect(importanceOf(method, path)).toBe(importance);
  });
});
