import { afterEach, describe, expect, it } from '@jest/globals';
import { createQueryClient } from './query-client.ts';

const documentWith = (text: string) => {
  document.body.innerHTML = `<script type="application/json" id="answers">${text}</script>`;
};

afterEach(() => document.body.replaceChildren());

describe('a document that brings answers along', () => {
  it('spares the first page its questions', () => {
    documentWith(
      JSON.stringify([
        [['/api/experiences'], [{ id: 1 }]],
        [['/api/venues', 'boston'], { id: 2 }],
      ]),
    );
    const client = createQueryClient();
    expect(client.getQueryData(['/api/experiences'])).toEqual([{ id: 1 }]);
    expect(client.getQueryData(['/api/venues', 'boston'])).toEqual({ id: 2 });
  });

  it.each(['', 'not JSON'])('is a document without them when they cannot be read: "%s"', (text) => {
    documentWith(text);
    expect(createQueryClient().getQueryCache().getAll()).toEqual([]);
  });
});

describe('a document without answers', () => {
  it('lets the page ask', () => {
    expect(createQueryClient().getQueryCache().getAll()).toEqual([]);
  });
});
