import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteServer } from '../testing/browser.ts';
import { JoinForm } from './join-form.tsx';
import { JoinedPlace } from './joined-place.tsx';
import { useJoinForm } from './use-join-form.ts';

const slot = { venueId: 1, experienceId: 1, date: '2026-11-28', time: '14:30' };
const nobody = { ...slot, party: 3, customerName: '', customerEmail: '' };
const joined = { ...slot, party: 3, id: 'entry', status: 'waiting', position: 2, offeredUntil: null, leaveToken: 'x' };
const refused = (code: string, message: string, errors?: object[]) => ({
  'POST /api/waitlist': { status: 409, body: { statusCode: 409, code, message, errors, requestId: 'r' } },
});

let site: SiteServer;
let lines: string[];

beforeEach(async () => {
  site = await SiteServer.start();
  site.answers = { 'POST /api/waitlist': { status: 201, body: joined } };
  lines = [];
});
afterEach(() => site.stop());

/** What stands in the dialog: a browser shows it as one, jsdom knows of none. */
function Inside({ first }: { readonly first: typeof nobody }) {
  const form = useJoinForm({ first, onStale: () => lines.push('stale') });
  const close = () => lines.push('closed');
  if (form.joined) return <JoinedPlace joined={form.joined} email={form.values.customerEmail} onDone={close} />;
  return <JoinForm form={form} onCancel={close} />;
}

const open = (known: Partial<typeof nobody> = {}) => render(<Inside first={{ ...nobody, ...known }} />);
const eve = { customerName: 'Eve Park', customerEmail: 'eve@example.com' };
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('somebody who joins a waitlist', () => {
  it('finds filled in what is known', () => {
    open({ party: 5, customerEmail: 'eve@example.com' });
    expect([field('Number of guests').value, field('Name').value, field('Email').value]).toEqual([
      '5',
      '',
      'eve@example.com',
    ]);
  });

  it('is told the place on it, and that is where the reader goes', async () => {
    open();
    await userEvent.type(field('Name'), ' Eve Park ');
    await userEvent.type(field('Email'), 'eve@example.com');
    await press('More: Number of guests');
    await press('Join waitlist');
    const place = await screen.findByText("You're number 2 in line.");
    expect(document.activeElement).toBe(place);
    const sent = site.requests.filter(({ line }) => line === 'POST /api/waitlist');
    expect(sent.map(({ body }) => JSON.parse(body))).toEqual([{ ...slot, ...eve, party: 4 }]);
    expect(sent[0]?.headers['idempotency-key']).toMatch(/^[\da-f]{32}$/);
    await press('Done');
    expect(lines).toEqual(['closed']);
  });

  it('joins once, however often the button is pressed', async () => {
    open(eve);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Join waitlist' }));
    await screen.findByText(/^You're number 2/);
    expect(site.requests.filter(({ line }) => line === 'POST /api/waitlist')).toHaveLength(1);
  });
});

describe('a form with mistakes', () => {
  it('is not sent; it says them in the words of the rules, and takes them back when they are mended', async () => {
    open();
    await press('Join waitlist');
    const summary = await screen.findByRole('group', { name: 'Please check these fields' });
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Please enter your name', 'Please enter a valid email']);
    expect(document.activeElement).toBe(summary);
    await userEvent.type(field('Name'), 'Eve');
    await waitFor(() => expect(field('Name').getAttribute('aria-invalid')).toBeNull());
    expect(site.requests).toEqual([]);
  });

  it('is not complained about while it is typed first, only when a field is left', async () => {
    open();
    await userEvent.type(field('Email'), 'eve@');
    expect(field('Email').getAttribute('aria-invalid')).toBeNull();
    await userEvent.click(field('Name'));
    expect(field('Email').getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByRole('group', { name: 'Please check these fields' })).toBeNull();
  });

  it('does not move its buttons away under a finger that is about to press one', async () => {
    open();
    await userEvent.type(field('Email'), 'eve@');
    await userEvent.tab();
    expect((document.activeElement as HTMLElement).textContent).toBe('Cancel');
    expect(field('Email').getAttribute('aria-invalid')).toBeNull();
  });
});

describe('a server that says no', () => {
  it('is heard in its own words, and nothing typed is lost', async () => {
    site.answers = refused('ALREADY_WAITING', 'You are on the waitlist for this slot already.');
    open(eve);
    await press('Join waitlist');
    expect((await screen.findByRole('alert')).textContent).toBe('You are on the waitlist for this slot already.');
    expect([field('Name').value, lines]).toEqual(['Eve Park', []]);
  });

  it('because there is room again has the board look anew', async () => {
    site.answers = refused('SLOT_HAS_ROOM', 'This slot has 5 seats left. Please book them instead of waiting.');
    open(eve);
    await press('Join waitlist');
    await screen.findByRole('alert');
    expect(lines).toEqual(['stale']);
  });

  it('about a field marks that field', async () => {
    const message = 'Please enter a valid email';
    site.answers = refused('INVALID_INPUT', message, [{ field: 'customerEmail', message }]);
    open(eve);
    await press('Join waitlist');
    await waitFor(() => expect(field('Email').getAttribute('aria-invalid')).toBe('true'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('not at all is asked the same again', async () => {
    site.answers = { 'POST /api/waitlist': { status: 503, body: { message: 'The service is busy.' } } };
    open(eve);
    await press('Join waitlist');
    await screen.findByRole('alert');
    await press('Join waitlist');
    await waitFor(() => expect(site.requests).toHaveLength(2));
    const [first, second] = site.requests.map(({ headers }) => headers['idempotency-key']);
    expect(second).toBe(first);
  });
});
