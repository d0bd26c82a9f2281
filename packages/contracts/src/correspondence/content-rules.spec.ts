import { describe, expect, it } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { WriteContentDto } from './content.js';
import { contentLimits, contentProblems } from './content-rules.js';

const long = 'x'.repeat(contentLimits.text + 1);
const link = (url: string) => ({ kind: 'link', label: 'See', url });

describe('what is against a text', () => {
  it('is said where it stands', () => {
    const blocks = [{ kind: 'text', text: 'Fine.' }, { kind: 'question', question: ' ', answer: long }, link('venues')];
    expect(contentProblems(blocks)).toEqual([
      { block: 1, field: 'question', message: 'Please write the question' },
      { block: 1, field: 'answer', message: 'Please keep the answer under 4,000 characters' },
      {
        ...{ block: 2, field: 'url' },
        message: 'Please start the address with / for a page on this site, or with https://, mailto:, or tel:',
      },
    ]);
  });

  it.each([
    [{ kind: 'heading', text: '' }, 'Please write the heading'],
    [{ kind: 'heading', text: 'x'.repeat(301) }, 'Please keep the heading under 300 characters'],
    [{ kind: 'list', items: [] }, 'Please write at least one item'],
    [{ kind: 'list', items: ['One', ' '] }, 'Please write item 2'],
    [{ kind: 'list', items: Array(61).fill('x') }, 'Please write at most 60 items'],
    [
      { kind: 'text', text: 'Until {moveHour} hours before' },
      '{moveHour} is not a known name. Please use one of the names listed.',
    ],
    [{ kind: 'list', items: ['{Fee}'] }, '{Fee} is not a known name. Please use one of the names listed.'],
    [{ kind: 'html', text: 'x' }, 'Please send only headings, texts, lists, questions, and links'],
  ])('%j: %s', (block, message) => {
    expect(contentProblems([block]).map((problem) => problem.message)).toEqual([message]);
  });

  it.each(['/venues', 'https://example.com/a?b', 'mailto:{support}', 'tel:+1-585-555-0100'])('is not %s', (url) => {
    expect(contentProblems([link(url)])).toEqual([]);
  });

  it('is told to whoever sends it, with the number of the block', () => {
    const sent = plainToInstance(WriteContentDto, {
      version: 1,
      blocks: [link('/venues'), { kind: 'text', text: '' }],
    });
    expect(validateSync(sent).map(({ constraints }) => constraints)).toEqual([
      { isContent: 'Block 2: Please write the text' },
    ]);
  });
});
