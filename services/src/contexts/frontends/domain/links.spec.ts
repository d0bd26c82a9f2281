import { describe, expect, it } from '@jest/globals';
import { aRelease, aShell } from '../testing/builders.js';
import { objections } from './objections.js';

const shell = aShell();
const linkingTo = (address: string) => JSON.stringify({ [address]: 'src/card.tsx:12' });
const booking = aRelease({ app: 'mfe-booking', routes: ['/booking', '/bookings/*'] });

describe('a release that links to another front', () => {
  it('may go where a live front answers, itself or the site', () => {
    for (const address of ['/bookings/:id/ticket', '/experiences', '/login', '/admin/queues'])
      expect(objections(aRelease({ links: linkingTo(address) }), { others: [shell, booking], retire: false })).toEqual(
        [],
      );
  });

  it('is refused where nobody answers, with the line that links', () => {
    const lost = aRelease({ links: linkingTo('/merch') });
    expect(objections(lost, { others: [shell, booking], retire: false })).toEqual([
      'catalog_aaaaaaaaaa links to /merch (src/card.tsx:12), which no live front answers.',
    ]);
  });

  it('is not asked for more than there is, as the first shell of a site', () => {
    expect(objections({ ...shell, links: linkingTo('/merch') }, { others: [], retire: false })).toEqual([]);
  });
});

describe('a release that gives up an address', () => {
  const current = aRelease({ routes: ['/experiences', '/experience/*'] });
  const next = aRelease({ build: 'bbbbbbbbbb' });
  const linking = { ...booking, links: linkingTo('/experience/:slug') };
  const house = { current, retire: true };

  it('may when nobody links to it, or another front answers it by now', () => {
    expect(objections(next, { ...house, others: [shell, booking] })).toEqual([]);
    const heir = aRelease({ app: 'mfe-experience', routes: ['/experience/*'] });
    expect(objections(next, { ...house, others: [shell, linking, heir] })).toEqual([]);
  });

  it('is refused while a live front links to it, with the line that links', () => {
    expect(objections(next, { ...house, others: [shell, linking] })).toEqual([
      'catalog_bbbbbbbbbb gives up /experience/:slug, to which booking_aaaaaaaaaa links (src/card.tsx:12).',
    ]);
  });

  it('is not held to what was a dead link before it', () => {
    const astray = { ...booking, links: linkingTo('/nowhere') };
    expect(objections(next, { ...house, others: [shell, astray] })).toEqual([]);
  });
});
