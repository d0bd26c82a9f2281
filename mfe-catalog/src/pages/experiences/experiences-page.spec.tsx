import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, openFront, world } from '../../testing/open-front.tsx';

const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const searchBox = () => screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search' });
const found = (name: string) => screen.findByRole('heading', { level: 2, name });

describe('the catalogue', () => {
  it('keeps every letter that is typed, finds as one types, and writes it into the address', async () => {
    openFront('/experiences');
    await userEvent.type(await searchBox(), 'flight sim');
    expect((await searchBox()).value).toBe('flight sim');
    expect(await found('1 experience found')).toBeTruthy();
    expect(names()).toEqual(['Flight Sim']);
    expect(location.search).toBe('?search=flight+sim');
  });

  it('says of an experience that rests on Mondays that it runs on selected days', async () => {
    const answers = world().set('/api/availability/weekdays', () =>
      answer([
        { experienceId: 8, weekdays: [2, 3, 4, 5, 6, 7] },
        ...[1, 2].map((experienceId) => ({ experienceId, weekdays: [1, 2, 3, 4, 5, 6, 7] })),
      ]),
    );
    openFront('/experiences?search=jurassic', answers);
    expect(await screen.findByText('Daily')).toBeTruthy();
    await userEvent.clear(await searchBox());
    await userEvent.type(await searchBox(), 'flight sim');
    expect(await screen.findByText('Selected days')).toBeTruthy();
  });

  it('opens as the address says', async () => {
    openFront('/experiences?category=new&sort=price-high');
    expect(await found('3 experiences found')).toBeTruthy();
    expect(names()).toEqual(['Midnight Lounge', 'Parachute Simulator', 'FPV Drone Sim']);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'New' }).checked).toBe(true);
  });

  it('ignores a category and an order that do not exist', async () => {
    openFront('/experiences?category=pets&sort=random');
    expect(await found('12 experiences found')).toBeTruthy();
  });

  it('follows Back, and a link to itself, even after typing', async () => {
    openFront('/experiences');
    await userEvent.type(await searchBox(), 'zip');
    await waitFor(() => expect(location.search).toBe('?search=zip'));
    act(() => history.pushState(null, '', '/experiences?category=new'));
    act(() => void dispatchEvent(new PopStateEvent('popstate')));
    expect(await found('3 experiences found')).toBeTruthy();
    expect((await searchBox()).value).toBe('');
    history.back();
    await waitFor(async () => expect((await searchBox()).value).toBe('zip'));
    expect(await found('1 experience found')).toBeTruthy();
  });

  it('leads out of an empty list: everything again, the focus in the search', async () => {
    openFront('/experiences?search=volcano&category=kids&sort=duration');
    expect(await screen.findByText('No experiences found')).toBeTruthy();
    expect(screen.getByText('Try adjusting your search or filter criteria')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(await found('12 experiences found')).toBeTruthy();
    expect(document.activeElement).toBe(await searchBox());
    expect(location.search).toBe('?sort=duration');
  });

  it('says when it could not be loaded, and tries again when asked', async () => {
    const answers = world().set('/api/experiences', () => answer({ message: 'busy' }, 503));
    openFront('/experiences', answers);
    expect(await screen.findByText('Failed to load experiences. Please try again.')).toBeTruthy();
    answers.set('/api/experiences', world().get('/api/experiences') ?? (() => answer([])));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(names()).toHaveLength(12));
  });

  it('takes a missing answer for an empty list', async () => {
    openFront(
      '/experiences',
      world().set('/api/experiences', () => new Response(null, { status: 204 })),
    );
    expect(await screen.findByText('No experiences found')).toBeTruthy();
  });
});

describe('an odd address', () => {
  it.each([
    ['/experiences?search=%', 'Extraordinary Experiences'],
    ['/experiences?search=%F0%9F%98&category=%E0%A4%A', 'Extraordinary Experiences'],
    ['/experiences?search=%E2%80%AE😀#50%', 'Extraordinary Experiences'],
    ['/experience/%F0%9F%98', 'Experience not found'],
    ['/experience/50%?date=%', 'Experience not found'],
    ['/experience/\uD83D', 'Experience not found'],
    ['/venue/%E0%A4%A?tab=%', 'Venue not found'],
    ['/contact?subject=%F0%9F%98%&tab=%', 'Contact'],
  ])('shows its page all the same: %j', async (address, heading) => {
    openFront(address);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
  });
});
