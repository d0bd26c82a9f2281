import { describe, expect, it } from '@jest/globals';
import { fillIn, unknownNames } from './content-names.js';

const names = {
  ...{ product: 'Northlight "Immersive"', support: 'help@example.com', fee: '6%', memberDiscount: '10%' },
  ...{ groupDiscount: '10%', groupFrom: '5', refundHours: '48', moveHours: '24' },
};

describe('a text that names the product', () => {
  it('has the name filled in, wherever it stands', () => {
    const blocks = [
      { kind: 'list', items: ['{product} and {product}'] },
      { kind: 'link', label: 'Write', url: 'mailto:{support}' },
    ] as const;
    expect(fillIn(blocks, names)).toEqual([
      { kind: 'list', items: ['Northlight "Immersive" and Northlight "Immersive"'] },
      { kind: 'link', label: 'Write', url: 'mailto:help@example.com' },
    ]);
  });

  it('has the figures of the house filled in', () => {
    const text = 'The {fee} fee; {groupDiscount} off from {groupFrom}; {refundHours} or {moveHours} hours.';
    expect(fillIn([{ kind: 'text', text }], names)).toEqual([
      { kind: 'text', text: 'The 6% fee; 10% off from 5; 48 or 24 hours.' },
    ]);
  });

  it('keeps braces that mean nothing', () => {
    expect(fillIn([{ kind: 'text', text: '{city} {} {constructor}' }], names)).toEqual([
      { kind: 'text', text: '{city} {} {constructor}' },
    ]);
  });

  it('tells which braces name nothing', () => {
    expect(unknownNames('{moveHour} before; {fee}, {} and {constructor}')).toEqual(['moveHour', 'constructor']);
  });
});
