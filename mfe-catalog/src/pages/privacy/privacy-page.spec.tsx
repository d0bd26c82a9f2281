import { afterEach, describe, expect, it } from '@jest/globals';
import {
  cookieKinds,
  retentionFigures,
  siteCookies,
  type Term,
  usualRetention,
  type VisitorKindName,
  visitorKindNames,
  visitorKinds,
} from '@northlight/contracts';
import { cleanup, screen, within } from '@testing-library/react';
import { kindTexts } from '../../features/kept-data/kind-texts.tsx';
import { answer, openFront, world } from '../../testing/open-front.tsx';

const rules = { ...usualRetention, keepNoteDays: 14, keepSalesYears: 1 };

/** What the page says of a kind. */
const shownOf = (kind: VisitorKindName): string => {
  const heading = screen.getByRole('heading', { level: 3, name: kindTexts[kind].title });
  return within(heading.parentElement as HTMLElement)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent)
    .join(' | ');
};

/** How the page must begin to say a term: with how much of which unit, or until when. */
const beginningOf = (term: Term): RegExp => {
  if ('rule' in term)
    return new RegExp(`^${rules[term.rule]} ${retentionFigures[term.rule].unit.slice(0, -1)}s? after `);
  if ('within' in term) return new RegExp(`^${term.within} at most `);
  return 'until' in term ? /^Until you / : /^(?:For good|Until newer) ?/;
};

afterEach(cleanup);

describe('the privacy page', () => {
  it('says of every kind of data how long it is kept, as the rules are set', async () => {
    openFront(
      '/privacy',
      world().set('/api/house-rules', () => answer({ retention: rules })),
    );
    await screen.findByText('14 days after your visit');
    const untold = visitorKindNames.filter((kind) => !beginningOf(visitorKinds[kind].term).test(shownOf(kind)));
    expect(untold).toEqual([]);
    expect(shownOf('bookings')).toBe('1 year after your visit | Contract with you, and tax law | Our email provider');
    expect(shownOf('newsletter')).toMatch(/^Until you unsubscribe/);
  });

  it('makes no term up while the rules are not there', async () => {
    openFront(
      '/privacy',
      world().set('/api/house-rules', () => answer({}, 503)),
    );
    await screen.findByRole('heading', { name: 'Notes for your visit' });
    expect(shownOf('notes')).toMatch(/^… after your visit/);
    expect(shownOf('sessions')).toMatch(/^30 days at most/);
  });

  it('names every cookie with its life', async () => {
    openFront('/privacy');
    const list = (await screen.findByRole('heading', { name: 'Cookies' })).parentElement?.textContent ?? '';
    expect(cookieKinds.filter((kind) => !list.includes(siteCookies[kind].name))).toEqual([]);
    expect(list).toMatch(/second-factor.*5 minutes.*device-….*1 year.*candidate.*2 hours/s);
  });
});
