import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aVenueInDetail } from '../../testing/demo-venues.ts';
import { answer, openFront, world } from '../../testing/open-front.tsx';

const planned = aVenueInDetail({
  id: 2,
  name: 'Boston',
  city: 'Boston',
  state: 'MA',
  status: 'planned',
  openedYear: null,
  estimatedOpeningYear: 2099,
  directions: [],
});

const withVenue = (venue = aVenueInDetail({ id: 1 })) =>
  world()
    .set(`/api/venues/${venue.slug}`, () => answer(venue))
    .set(`/api/venues/${venue.slug}/experiences`, () => answer([]));

const panel = (name: string) => screen.findByRole('tabpanel', { name });

describe('the page of an open venue', () => {
  it('says what its record says', async () => {
    openFront('/venue/venue-1', withVenue());
    const info = within(await panel('Venue Info'));
    for (const text of ['Open since 2025', '10:00 AM–8:00 PM', '$25 daily maximum', 'Lockers', 'A guide']) {
      expect(info.getByText(text)).toBeTruthy();
    }
    expect(info.getByText('Closed on Friday, December 25, 2099')).toBeTruthy();
    expect(info.queryByText(/2020/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Book a Visit' }).getAttribute('href')).toBe('/booking?venueId=1');
  });

  it('opens in the tab that its address names, and writes the next one there', async () => {
    openFront('/venue/venue-1?tab=experiences', withVenue());
    expect(
      await within(await panel('Experiences')).findByText('No experiences available at this location yet.'),
    ).toBeTruthy();
    await userEvent.click(screen.getByRole('tab', { name: 'Map & Directions' }));
    expect(location.search).toBe('?tab=map');
    await userEvent.click(screen.getByRole('tab', { name: 'Venue Info' }));
    expect(location.search).toBe('');
  });

  it('draws its streets, describes the ways there and leads to services that know more', async () => {
    openFront('/venue/venue-1?tab=map', withVenue());
    const map = await screen.findByRole('img', { name: /^Map of the streets around Rochester Flagship/ });
    expect(map.textContent).toContain('Demo Plaza');
    expect(screen.getByText('Over the river.')).toBeTruthy();
    const services = screen.getAllByRole<HTMLAnchorElement>('link', { name: /^Open in/ });
    expect(services.map(({ href }) => new URL(href).hostname)).toEqual(['www.openstreetmap.org', 'www.google.com']);
    for (const { href } of services) expect(href).toContain('100%20Demo%20Plaza');
  });
});

describe('the interactive map of a venue', () => {
  const somewhere = { latitude: 43.1566, longitude: -77.6088 };

  it('is loaded from OpenStreetMap only when it is asked for, in place of our drawing', async () => {
    openFront('/venue/venue-1?tab=map', withVenue(aVenueInDetail({ id: 1, ...somewhere })));
    const button = await screen.findByRole('button', { name: 'Show the interactive map' });
    expect(document.querySelector('iframe')).toBeNull();
    await userEvent.click(button);
    const { hostname, searchParams } = new URL(screen.getByTitle<HTMLIFrameElement>(/^Map of the streets/).src);
    expect([hostname, searchParams.get('marker')]).toEqual(['www.openstreetmap.org', '43.1566,-77.6088']);
    expect(searchParams.get('bbox')).toBe('-77.62080,43.14960,-77.59680,43.16360');
    await userEvent.click(screen.getByRole('button', { name: 'Show the illustrated map' }));
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('is not offered where nobody has said where the door is', async () => {
    openFront('/venue/venue-1?tab=map', withVenue());
    await screen.findByRole('img', { name: /^Map of the streets around Rochester Flagship/ });
    expect(screen.queryByRole('button', { name: 'Show the interactive map' })).toBeNull();
  });
});

describe('the page of a planned venue', () => {
  it('sells nothing, has no hours and fees, and offers to write when it opens', async () => {
    const sent: string[] = [];
    const answers = withVenue(planned).set('/api/newsletter', (_, init) => {
      sent.push(String(init?.body));
      return answer({ message: 'Almost done.' }, 202);
    });
    openFront('/venue/venue-2', answers);
    await userEvent.type(await screen.findByLabelText('Email me when it opens'), 'ann@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Notify me' }));
    expect(await screen.findByText('Almost done.')).toBeTruthy();
    expect(sent).toEqual(['{"email":"ann@example.com"}']);
    for (const text of ['10:00 AM–8:00 PM', '$25 daily maximum', 'Lockers'])
      expect(screen.queryByText(text)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Book a Visit' })).toBeNull();
    expect(screen.getAllByText('Planned opening: 2099')).not.toHaveLength(0);
  });
});

describe('a venue that cannot be shown', () => {
  it('is said to be missing, with a way home', async () => {
    openFront('/venue/nowhere');
    expect(await screen.findByRole('heading', { name: 'Venue not found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
  });

  it('can be asked for again when it did not load', async () => {
    const answers = openFront(
      '/venue/venue-1',
      world().set('/api/venues/venue-1', () => answer({ message: 'busy' }, 503)),
    );
    await screen.findByText("Couldn't load this venue. Please try again.");
    answers.set('/api/venues/venue-1', () => answer(aVenueInDetail({ id: 1 })));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Rochester Flagship' })).toBeTruthy();
  });
});
