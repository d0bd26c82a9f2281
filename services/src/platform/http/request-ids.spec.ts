import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { RequestIds } from './request-ids.js';

const ids = new RequestIds('a secret of thirty-two characters');

describe('the id of a request', () => {
  it('is known by every process with the secret of the site, and is a UUID', () => {
    const id = ids.make();
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(new RequestIds('a secret of thirty-two characters').isOurs(id)).toBe(true);
    expect(ids.make()).not.toBe(id);
  });

  it.each([
    ['words', 'Qjxbrequestid_Jane_Doe_1985'],
    ['a UUID', randomUUID()],
    ['one of another site', new RequestIds('another secret, and as long as it').make()],
    ['one of ours that was changed', ids.make().replace(/^./, (digit) => (digit === 'f' ? '0' : 'f'))],
    ['two headers', [ids.make(), ids.make()]],
    ['nothing', undefined],
  ])('is not %s that a visitor makes up', (_what, made) => {
    expect(ids.isOurs(made)).toBe(false);
  });
});
