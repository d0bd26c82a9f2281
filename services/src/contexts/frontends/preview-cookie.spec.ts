import { describe, expect, it } from '@jest/globals';
import { previewOf, sealedPreview } from './preview-cookie.js';

const settings = { SECRET: 'a secret of this house, 0123456789' };
const preview = { releases: ['catalog_aaaaaaaaaa'], faults: {}, until: '2026-12-01T16:00:00.000Z' };
const at = (now: string) => ({ settings, now: new Date(now) });
const before = at('2026-12-01T15:59:59.999Z');

describe('the token of a preview', () => {
  const token = sealedPreview(preview, settings);
  const [payload = '', signature = ''] = token.split('.');

  it('says what was sealed, until its end', () => {
    expect(previewOf(token, before)).toEqual(preview);
    expect(previewOf(token, at(preview.until))).toBeUndefined();
  });

  it('is none where it was altered, or made with another secret', () => {
    const longer = Buffer.from(JSON.stringify({ ...preview, until: '2027-12-01T16:00:00.000Z' })).toString('base64url');
    const elsewhere = sealedPreview(preview, { SECRET: 'a secret of another house, 0123456' });
    for (const forged of [`${longer}.${signature}`, payload, `${payload}.`, `.${signature}`, '', elsewhere])
      expect(previewOf(forged, before)).toBeUndefined();
  });
});
