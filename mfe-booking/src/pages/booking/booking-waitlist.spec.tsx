import { describe, expect, it } from '@jest/globals';
import { TestLine } from '@northlight/site-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { entryQuery } from '../../features/take-offer/waitlist-entry.ts';
import { bookButton, giveContact, slot, startAfresh } from '../../testing/booking-form.ts';
import { aWaitlistEntry, aWaitlistLink } from '../../testing/builders.ts';
import { openFront } from '../../testing/open-front.tsx';
import { answer, TestApi } from '../../testing/test-api.ts';

startAfresh();

const link = aWaitlistLink();
const address = `/booking?venueId=1&experienceId=1&date=2099-11-28&time=14:30&tickets=3#offer=${link.entryId}.${link.token}`;
const held = aWaitlistEntry({ status: 'offered', position: null, offeredUntil: '2099-11-27T17:30:00Z' });

const openWith = (entry: object | null, where = address) => {
  const api = new TestApi();
  const none = { code: 'WAITLIST_ENTRY_NOT_FOUND', message: 'We couldn’t find this place on the waitlist.' };
  api.on(`GET /api/waitlist/${link.entryId}`, () => (entry ? answer(entry) : answer(none, 404)));
  return openFront(where, api);
};

describe('the link in the mail about free seats', () => {
  it('says until when they are held, and has the full time chosen', async () => {
    openWith(held);
    expect(await screen.findByText(/^3 seats are held for you until 12:30 PM/)).toBeTruthy();
    const time = await slot(/^2:30 PM/);
    expect([time.textContent, time.getAttribute('aria-pressed')]).toEqual(['2:30 PM, Held for you', 'true']);
  });

  it('books them, by what the link holds', async () => {
    const api = openWith(held);
    await slot(/^2:30 PM , Held for you/);
    await giveContact();
    await userEvent.click(bookButton());
    await waitFor(() => expect(api.requestsTo('POST /api/bookings')).toHaveLength(1));
    expect(api.requestsTo('POST /api/bookings')[0]?.body).toMatchObject({
      time: '14:30',
      numberOfTickets: 3,
      offer: link,
    });
  });

  it('does not stand for another time or for more tickets', async () => {
    const api = openWith(held);
    await slot(/^2:30 PM , Held for you/);
    await userEvent.click(screen.getByRole('button', { name: 'More: Number of tickets' }));
    expect(await screen.findByText(/2:30 PM is sold out/)).toBeTruthy();
    await userEvent.click(await slot(/^10:00 AM/));
    await giveContact();
    await userEvent.click(bookButton());
    await waitFor(() => expect(api.requestsTo('POST /api/bookings')).toHaveLength(1));
    expect(api.requestsTo('POST /api/bookings')[0]?.body).not.toHaveProperty('offer');
  });

  it('says so when the time is over while the form is filled in, and keeps what was typed', async () => {
    const api = openWith(held);
    await slot(/^2:30 PM , Held for you/);
    await giveContact();
    const message = 'This offer has expired, and its seats went to other guests.';
    api.on('POST /api/bookings', () => answer({ statusCode: 409, code: 'OFFER_LAPSED', message }, 409));
    api.on(`GET /api/waitlist/${link.entryId}`, () => answer(aWaitlistEntry({ status: 'lapsed', position: null })));
    await userEvent.click(bookButton());
    expect(await screen.findByText(message)).toBeTruthy();
    expect(await screen.findByText('The hold on your seats has ended.')).toBeTruthy();
    expect((await slot(/^2:30 PM/)).disabled).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ann Lee');
  });
});

describe('the link in the mail about a place on the list', () => {
  it('says how far from the front it is', async () => {
    openWith(aWaitlistEntry(), address.replace('#offer=', '#waitlist='));
    expect(await screen.findByText('You’re number 2 on the waitlist for 3 seats.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Leave the waitlist' })).toBeTruthy();
    expect((await slot(/^2:30 PM/)).disabled).toBe(true);
  });

  it('looks again when the seats of its day change, and not by the clock', async () => {
    TestLine.lay();
    const api = openWith(aWaitlistEntry(), address.replace('#offer=', '#waitlist='));
    await screen.findByText('You’re number 2 on the waitlist for 3 seats.');
    await waitFor(() => expect(TestLine.open).toHaveLength(1));
    const say = (bookedCount: number) =>
      act(async () => TestLine.open[0]?.say([{ id: 's', time: '14:30', capacity: 20, bookedCount, bookable: true }]));
    await say(20);
    api.on(`GET /api/waitlist/${link.entryId}`, () => answer(held));
    const requested = api.requestsTo(`GET /api/waitlist/${link.entryId}`).length;
    await say(20);
    expect(api.requestsTo(`GET /api/waitlist/${link.entryId}`)).toHaveLength(requested);
    await say(17);
    expect(await screen.findByText(/^3 seats are held for you until 12:30 PM/)).toBeTruthy();
    expect(entryQuery(link)).not.toHaveProperty('refetchInterval');
  });

  it.each([
    ['taken', 'You booked the seats you were waiting for.'],
    ['left', 'You left the waitlist.'],
    ['lapsed', 'The hold on your seats has ended.'],
  ] as const)('says what became of it: %s', async (status, words) => {
    openWith(aWaitlistEntry({ status, position: null }));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Leave the waitlist' })).toBeNull();
  });

  it('says so where nothing came free in time', async () => {
    openWith(aWaitlistEntry({ status: 'lapsed', hasBegun: true, position: null }));
    expect(await screen.findByText('No seats opened up before this visit started.')).toBeTruthy();
  });

  it('says so where its time was closed', async () => {
    openWith(aWaitlistEntry({ status: 'lapsed', isClosed: true, position: null }));
    expect(await screen.findByText('The time you were waiting for is closed.')).toBeTruthy();
  });

  it('that opens nothing leaves a form that works', async () => {
    openWith(null);
    expect(await screen.findByText('We couldn’t find your place on the waitlist.')).toBeTruthy();
    expect((await slot(/^10:00 AM/)).disabled).toBe(false);
  });
});
