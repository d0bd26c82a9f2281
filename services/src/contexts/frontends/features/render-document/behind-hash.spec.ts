import { describe, expect, it } from '@jest/globals';
import { behindHash } from './behind-hash.js';

const requested = (originalUrl: string) => behindHash({ path: originalUrl.split('?')[0] ?? '', originalUrl });

describe('a link with an access code', () => {
  it('goes on with the code where no server sees it', () => {
    expect(requested('/franchise/portal?inquiryId=3&accessCode=7K4M-2QXD')).toBe(
      '/franchise/portal#inquiryId=3&accessCode=7K4M-2QXD',
    );
  });

  it.each(['/franchise/portal', '/franchise/portal?inquiryId=3', '/franchise?accessCode=x', '//?accessCode=x'])(
    'is not %s',
    (address) => {
      expect(requested(address)).toBeUndefined();
    },
  );
});
