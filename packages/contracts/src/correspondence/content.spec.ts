import { describe, expect, it } from '@jest/globals';
import { isContent } from './content.js';

describe('a text that may be edited', () => {
  it('is made of known blocks', () => {
    const blocks = [
      { kind: 'heading', text: 'Where we are' },
      { kind: 'text', text: 'In Rochester.' },
      { kind: 'list', items: ['One', 'Two'] },
      { kind: 'question', question: 'Where?', answer: 'Here.' },
      { kind: 'link', label: 'Venues', url: '/venues' },
      { kind: 'link', label: 'Mail', url: 'mailto:help@example.com' },
    ];
    expect(isContent(blocks)).toBe(true);
    expect(isContent([])).toBe(true);
  });

  it.each([
    ['nothing', null],
    ['a text', 'Where we are'],
    ['a block of another kind', [{ kind: 'html', text: '<b>' }]],
    ['a kind that every object has', [{ kind: 'constructor' }]],
    ['a block that lacks a field', [{ kind: 'question', question: 'Where?' }]],
    ['a block with a field more', [{ kind: 'text', text: 'x', onClick: 'y' }]],
    ['an empty text', [{ kind: 'text', text: ' ' }]],
    ['an empty list', [{ kind: 'list', items: [] }]],
    ['a list of lists', [{ kind: 'list', items: [['x']] }]],
    ['a script behind a link', [{ kind: 'link', label: 'x', url: 'javascript:alert(1)' }]],
    ['another site behind a path', [{ kind: 'link', label: 'x', url: '//evil.example' }]],
    ['another site behind a backslash', [{ kind: 'link', label: 'x', url: '/\\evil.example' }]],
    ['a site without TLS', [{ kind: 'link', label: 'x', url: 'http://example.com' }]],
    ['far too much', Array.from({ length: 61 }, () => ({ kind: 'text', text: 'x' }))],
  ])('is not %s', (_, blocks) => {
    expect(isContent(blocks)).toBe(false);
  });
});
