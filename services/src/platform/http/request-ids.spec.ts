import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { RequestIds } from './request-ids.js';

const secrets = { SECRET: 'a secret of thirty-two characters' };
const ids = new RequestIds(secrets);

describe('the id of a request', () => {
  it('is a UUID, and known by every process with the secret of the site', () => {
    const { id, sealed } = ids.make();
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(new RequestIds(secrets).read(sealed)).toEqual({ id, sealed });
    expect(ids.make().id).not.toBe(id);
  });

  it.each([
    ['words', 'Qjxbrequestid_Jane_Doe_1985'],
    ['a UUID', randomUUID()],
    ['one that an answer told', ids.make().id],
    ['one of another site', new RequestIds({ SECRET: 'another secret, and as long as it' }).make().sealed],
    ['one of ours that was changed', ids.make().sealed.replace(/^./, (digit) => (digit === 'f' ? '0' : 'f'))],
    ['one of ours with more behind it', `${ids.make().sealed}.`],
    ['two headers', [ids.make().sealed, ids.make().sealed]],
    ['nothing', undefined],
  ])('is not %s that a visitor makes up', (_what, made) => {
    expect(ids.read(made)).toBeUndefined();
  });

  it('is known while the secret changes, and goes on under the present one', () => {
    const { id, sealed } = ids.make();
    const next = { SECRET: 'the next secret, and as long as it' };
    const during = new RequestIds({ ...next, SECRET_BEFORE: secrets.SECRET });
    const read = during.read(sealed);
    expect(read?.id).toBe(id);
    expect(new RequestIds(next).read(read?.sealed)).toEqual(read);
    expect(new RequestIds(next).read(sealed)).toBeUndefined();
  });
});
