import { beforeEach, describe, expect, it } from '@jest/globals';
import type { CheckedInView } from '@northlight/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, openAdmin } from '../../testing/open-admin.tsx';

const ann: CheckedInView = {
  ...{ id: 'a', reference: 'NL-AAAAAAAA', status: 'checked_in', checkedInAt: '2026-11-28T19:31:00.000Z' },
  ...{ venueName: 'Rochester Flagship', experienceId: 1, experienceName: 'Jurassic Ride' },
  ...{ date: '2026-11-28', time: '14:30', numberOfTickets: 2, ticketType: 'standard', notes: [] },
};
const bob: CheckedInView = { ...ann, id: 'b', reference: 'NL-BBBBBBBB', numberOfTickets: 3 };
const came = { code: 'ALREADY_CHECKED_IN', message: 'Already checked in at 2:31 PM' };

const doorOf = ({ reference }: CheckedInView) => `/api/admin/bookings/${reference}/check-in`;

type Answers = Parameters<typeof openAdmin>[1];
const open = (more: Answers) =>
  openAdmin('/admin/bookings', {
    'GET /api/venues': () =>
      answer([{ id: 1, name: 'Rochester Flagship', status: 'open', timezone: 'America/New_York' }]),
    'GET /api/admin/orders': () => answer({ items: [], nextCursor: null }),
    ...more,
  });

/** An answer that comes when the story wants it. */
function late() {
  let give: (response: Response) => void = () => undefined;
  const response = new Promise<Response>((resolve) => {
    give = resolve;
  });
  return { response, give };
}

/** The Idempotency-Keys of all that changes something, in the order in which it was sent. */
function sentKeys(): (string | null)[] {
  const keys: (string | null)[] = [];
  const sent = globalThis.fetch;
  globalThis.fetch = (input, init = {}) => {
    if (init.method === 'POST') keys.push(new Headers(init.headers).get('idempotency-key'));
    return sent(input, init);
  };
  return keys;
}

const field = () => screen.findByLabelText<HTMLInputElement>('Scan a ticket or enter its reference');
const scan = async (text: string) => userEvent.type(await field(), `${text}{Enter}`);
const door = () => within(screen.getByRole('region', { name: 'Check in' }));

beforeEach(cleanup);

describe('the door, while a ticket is being checked', () => {
  it('takes the next one, and each gets its answer in the order in which they came', async () => {
    const [first, second] = [late(), late()];
    const requests = open({
      [`POST ${doorOf(ann)}`]: () => first.response,
      [`POST ${doorOf(bob)}`]: () => second.response,
    });
    await scan('NL-AAAAAAAA');
    await scan('NL-BBBBBBBB');
    expect((await field()).value).toBe('');
    expect(door().getByText('Checking 2 tickets…')).toBeTruthy();
    expect(requests.filter((call) => call.startsWith('POST'))).toHaveLength(1);
    first.give(answer(came, 409));
    expect((await door().findByRole('alert')).textContent).toContain('NL-AAAAAAAA: Already checked in at 2:31 PM');
    second.give(answer(bob));
    expect(await door().findByText('NL-BBBBBBBB is checked in: 3 tickets')).toBeTruthy();
    expect(door().getByRole('alert')).toBeTruthy();
    expect(door().queryByText(/Checking/)).toBeNull();
  });

  it('does not wait until the day was loaded anew', async () => {
    open({
      'GET /api/admin/manifest': () => late().response,
      [`POST ${doorOf(ann)}`]: () => answer(ann),
      [`POST ${doorOf(bob)}`]: () => answer(bob),
    });
    await scan('NL-AAAAAAAA');
    expect(await door().findByText('NL-AAAAAAAA is checked in: 2 tickets')).toBeTruthy();
    await scan('NL-BBBBBBBB');
    expect(await door().findByText('NL-BBBBBBBB is checked in: 3 tickets')).toBeTruthy();
  });

  it('keeps the last three answers in sight', async () => {
    open({ [`POST ${doorOf(ann)}`]: () => answer(came, 409), [`POST ${doorOf(bob)}`]: () => answer(bob) });
    for (const reference of ['NL-AAAAAAAA', 'NL-BBBBBBBB', 'NL-BBBBBBBB', 'NL-BBBBBBBB']) await scan(reference);
    await waitFor(() => expect(door().getAllByText('NL-BBBBBBBB is checked in: 3 tickets')).toHaveLength(3));
    expect(door().queryByRole('alert')).toBeNull();
  });
});

describe('a party that is not to be let in as it is', () => {
  const buffalo = { ...ann, venueName: 'Buffalo', experienceName: 'VR Odyssey' };
  const venues = ['Rochester Flagship', 'Buffalo'].map((name, at) => ({
    ...{ id: at + 1, name, status: 'open', timezone: 'America/New_York' },
  }));

  it('is asked for at the venue that the desk looks at, and one of another venue is let in when the desk wants it', async () => {
    const requests = open({
      'GET /api/venues': () => answer(venues),
      [`POST ${doorOf(ann)}`]: (_, body) =>
        (body as { anyway?: boolean }).anyway
          ? answer(buffalo)
          : answer({ code: 'NOT_HERE', message: 'This visit is at Buffalo, on November 28, 2026.' }, 409),
    });
    expect(await screen.findByText('For visits to Rochester Flagship')).toBeTruthy();
    await scan('NL-AAAAAAAA');
    expect((await door().findByRole('alert')).textContent).toContain('This visit is at Buffalo');
    await userEvent.click(door().getByRole('button', { name: 'Check in anyway' }));
    expect(await door().findByText('VR Odyssey, November 28, 2026, 2:30 PM, Buffalo')).toBeTruthy();
    expect(document.activeElement).toBe(await field());
    expect(requests.filter((call) => call.startsWith('POST'))).toEqual([
      `POST ${doorOf(ann)} {"paidWith":"card","venueId":1}`,
      `POST ${doorOf(ann)} {"paidWith":"card","venueId":1,"anyway":true}`,
    ]);
  });

  it('may pay at the desk what waits to be paid online', async () => {
    const message = 'This booking is not paid: it waits to be confirmed online until 2:45 PM.';
    open({
      [`POST ${doorOf(ann)}`]: (_, body) =>
        (body as { paid?: boolean }).paid ? answer(ann) : answer({ code: 'NOT_PAID_YET', message }, 409),
    });
    await scan('NL-AAAAAAAA');
    expect((await door().findByRole('alert')).textContent).toContain(message);
    await userEvent.click(door().getByRole('button', { name: 'Paid here: check in' }));
    expect(await door().findByText('Jurassic Ride, November 28, 2026, 2:30 PM')).toBeTruthy();
  });
});

describe('a party whose answer was lost', () => {
  it('is let in by what was asked first, and told that it came already when it really comes twice', async () => {
    let tries = 0;
    open({
      [`POST ${doorOf(ann)}`]: () => {
        tries += 1;
        if (tries === 1) throw new TypeError('Failed to fetch');
        return tries === 2 ? answer(ann) : answer(came, 409);
      },
    });
    const keys = sentKeys();
    await scan('NL-AAAAAAAA');
    expect((await door().findByRole('alert')).textContent).toContain("Couldn't reach the server.");
    await userEvent.click(door().getByRole('button', { name: 'Try again' }));
    expect(await door().findByText('NL-AAAAAAAA is checked in: 2 tickets')).toBeTruthy();
    await scan('NL-AAAAAAAA');
    expect((await door().findByRole('alert')).textContent).toContain(came.message);
    const [first, again, later] = keys;
    expect(first).toHaveLength(32);
    expect(again).toBe(first);
    expect(later).not.toBe(first);
  });
});

describe('a part of a party at the door', () => {
  it('is let in by its number, which counts for one ticket only', async () => {
    const requests = open({ [`POST ${doorOf(bob)}`]: () => answer({ ...bob, inside: 2 }) });
    await userEvent.type(await screen.findByLabelText('Guests to check in'), '2');
    await scan('NL-BBBBBBBB');
    expect(await door().findByText('NL-BBBBBBBB is checked in: 2 of 3 tickets')).toBeTruthy();
    await scan('NL-BBBBBBBB');
    expect(requests.filter((call) => call.startsWith('POST'))).toEqual([
      `POST ${doorOf(bob)} {"paidWith":"card","venueId":1,"count":2}`,
      `POST ${doorOf(bob)} {"paidWith":"card","venueId":1}`,
    ]);
  });
});
