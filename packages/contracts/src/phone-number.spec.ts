import { describe, expect, it } from '@jest/globals';
import { isPhoneNumber, mailtoHref, telHref } from './phone-number.js';

describe('a phone number', () => {
  it.each([
    ['+1 585 555 0100', 'tel:+15855550100'],
    ['(585) 555-0100', 'tel:5855550100'],
    ['585.555.0100', 'tel:5855550100'],
    [' 585 555 0100 ', 'tel:5855550100'],
    ['030/1234567', 'tel:0301234567'],
    ['585–555–0100', 'tel:5855550100'],
    ['585‑555‑0100', 'tel:5855550100'],
    ['585 555 0100', 'tel:5855550100'],
    ['+49 (0)30 1234567', 'tel:+490301234567'],
    ['585-555-0100 ext. 12', 'tel:5855550100;ext=12'],
    ['1-585-555-0100 x12', 'tel:15855550100;ext=12'],
    ['585.555.0100;ext=12', 'tel:5855550100;ext=12'],
    ['585-555-0100, extension 4', 'tel:5855550100;ext=4'],
    ['585 555 0100 #7', 'tel:5855550100;ext=7'],
  ])('may be written %s, and is dialed %s', (text, href) => {
    expect([isPhoneNumber(text), telHref(text)]).toEqual([true, href]);
  });

  it.each([
    'call me',
    '12345',
    '1'.repeat(21),
    '585 555\n0100',
    '585 555 0100\next. 1',
    '585 555 0100\r',
    '585+5550100',
    'x12',
    '++1 585 555 0100',
    'tel:5855550100',
  ])('is not %j', (text) => {
    expect(isPhoneNumber(text)).toBe(false);
  });
});

describe('the link to an email address', () => {
  it.each([
    ['maya@example.com', 'mailto:maya@example.com'],
    ['a?bcc=x@evil.example&y=@d.com', 'mailto:a%3Fbcc%3Dx@evil.example%26y%3D%40d.com'],
    ['maya+zoo@example.com', 'mailto:maya%2Bzoo@example.com'],
  ])('of %s writes to nobody else', (email, href) => {
    expect(mailtoHref(email)).toBe(href);
  });
});
