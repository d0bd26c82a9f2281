import { beforeEach, describe, expect, it } from '@jest/globals';
import { TestLine } from '@northlight/site-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFront, world } from '../../testing/open-front.tsx';

const page = '/experience/experience-1';
const bookLink = () => screen.findByRole<HTMLAnchorElement>('link', { name: 'Or book directly' });
const queryOf = async () => Object.fromEntries(new URL((await bookLink()).href).searchParams);
const savedLines = () => JSON.parse(localStorage.getItem('northlight-immersive-cart') ?? '{}').state.lines;

beforeEach(() => localStorage.clear());

describe('the ticket beside an experience', () => {
  it('starts at the open venue and waits for a date', async () => {
    openFront(page);
    const location = await screen.findByLabelText<HTMLSelectElement>('Location');
    expect(location.value).toBe('1');
    expect(screen.getByRole<HTMLOptionElement>('option', { name: /^Boston, MA/ }).disabled).toBe(true);
    expect(screen.getByText('Select a date to see available times')).toBeTruthy();
    expect(await queryOf()).toEqual({ venueId: '1', experienceId: '1', tickets: '1' });
  });

  it('carries the chosen time to the booking and keeps it in its own address', async () => {
    openFront(`${page}?date=2099-11-28`);
    await userEvent.click(await screen.findByRole('button', { name: /^3:15 PM/ }));
    expect(await queryOf()).toEqual({
      venueId: '1',
      experienceId: '1',
      date: '2099-11-28',
      time: '15:15',
      tickets: '1',
    });
    expect(new URLSearchParams(location.search).get('time')).toBe('15:15');
  });

  it('clears a time that is not to be had on this date, and says which', async () => {
    openFront(`${page}?date=2099-11-28&time=14:30`);
    expect(await screen.findAllByText('2:30 PM is sold out. Please choose another time.')).not.toHaveLength(0);
    await waitFor(async () =>
      expect(await queryOf()).toEqual({ venueId: '1', experienceId: '1', date: '2099-11-28', tickets: '1' }),
    );
    expect(new URLSearchParams(location.search).get('time')).toBeNull();
  });

  it('keeps a time that others fill meanwhile, says so, and carries it nowhere', async () => {
    TestLine.lay();
    openFront(`${page}?date=2099-11-28&time=15:15`);
    const time = await screen.findByRole('button', { name: /^3:15 PM/ });
    const full = { id: '15:15', time: '15:15', capacity: 20, bookedCount: 20, bookable: true };
    await act(async () => TestLine.open[0]?.say([full]));
    expect([time.textContent, time.getAttribute('aria-pressed')]).toEqual(['3:15 PM, Sold out', 'true']);
    expect(await screen.findAllByText('3:15 PM is sold out. Please choose another time.')).not.toHaveLength(0);
    expect(await queryOf()).toEqual({ venueId: '1', experienceId: '1', date: '2099-11-28', tickets: '1' });
    expect(screen.getByRole('button', { name: 'Add to Cart, schedule later' })).toBeTruthy();
    expect(new URLSearchParams(location.search).get('time')).toBe('15:15');
  });

  it('says that nothing runs on a date', async () => {
    openFront(
      `${page}?date=2099-12-25`,
      world().set('/api/availability', () => new Response('[]', { headers: { 'content-type': 'application/json' } })),
    );
    expect(await screen.findByText('No available times on this date')).toBeTruthy();
  });

  it('puts a visit into the cart, with its time or to be scheduled later', async () => {
    openFront(`${page}?date=2099-11-28&time=10:00`);
    await userEvent.click(await screen.findByRole('button', { name: 'Add to Cart' }));
    expect(savedLines()).toMatchObject([{ id: 1, type: 'experience', price: 34, quantity: 1 }]);
    expect(savedLines()[0].dateTime).toBe('November 28, 2099 at 10:00 AM');
  });

  it('counts the tickets, says what they come to with the fee, and takes as many along', async () => {
    openFront(`${page}?date=2099-11-28&time=10:00`);
    expect((await screen.findAllByText('$36.04 including the booking fee')).length).toBeGreaterThan(0);
    await userEvent.click(await screen.findByRole('button', { name: 'More: Tickets' }));
    await screen.findByText('$72.08');
    expect(await queryOf()).toMatchObject({ tickets: '2' });
    await userEvent.click(await screen.findByRole('button', { name: 'Add to Cart' }));
    expect(savedLines().at(-1)).toMatchObject({ price: 34, quantity: 2 });
  });

  it('takes no count from an address that no booking may have', async () => {
    openFront(`${page}?tickets=21`);
    expect(await queryOf()).toMatchObject({ tickets: '1' });
  });
});
