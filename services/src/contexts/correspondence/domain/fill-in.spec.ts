import { describe, expect, it } from '@jest/globals';
import { fillIn } from './fill-in.js';

const names = { product: 'Northlight "Immersive"', support: 'help@example.com' };

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

  it('keeps braces that mean nothing', () => {
    expect(fillIn([{ kind: 'text', text: '{city} {}' }], names)).toEqual([{ kind: 'text', text: '{city} {}' }]);
  });
});
