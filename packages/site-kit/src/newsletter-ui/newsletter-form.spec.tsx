import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SiteProvider } from '@northlight/site-kit';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewsletterForm } from './newsletter-form.tsx';

const accepted = { message: 'Almost done: open the mail.' };
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
const signUp = () => userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
const complaint = () => document.getElementById(email().getAttribute('aria-describedby') ?? '')?.textContent;
const realFetch = globalThis.fetch;
let sent: unknown[];

const listSays = (status: number, body: object) => {
  globalThis.fetch = async (_, init) => {
    sent.push(JSON.parse(String(init?.body)));
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  };
};

beforeEach(() => {
  sent = [];
  render(
    <SiteProvider>
      <h2 id="newsletter">Sign up for updates</h2>
      <NewsletterForm labelledBy="newsletter" id="newsletter-email" label="Email" submitText="Sign up" />
    </SiteProvider>,
  );
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

describe('somebody who wants to hear of news', () => {
  it('is told to look into their mailbox', async () => {
    listSays(202, accepted);
    await userEvent.type(email(), ' ann@example.com{Enter}');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(accepted.message));
    expect([sent, email().value]).toEqual([[{ email: 'ann@example.com' }], '']);
  });

  it.each(['', 'ann', 'ann@'])('has to give an address: %p', async (typed) => {
    listSays(202, accepted);
    if (typed) await userEvent.type(email(), typed);
    await signUp();
    expect([complaint(), document.activeElement, sent]).toEqual(['Please enter a valid email address', email(), []]);
    await userEvent.type(email(), 'x');
    expect(email().getAttribute('aria-invalid')).toBeNull();
  });

  it.each([
    [
      429,
      { message: 'Too many attempts. Please wait 15 min and try again.' },
      'Too many attempts. Please wait 15 min and try again.',
    ],
    [502, {}, 'Something went wrong. Please try again.'],
  ])('loses nothing when it fails with %i', async (status, body, words) => {
    listSays(status, body);
    await userEvent.type(email(), 'ann@example.com');
    await signUp();
    await waitFor(() => expect(complaint()).toBe(words));
    expect(email().value).toBe('ann@example.com');
    listSays(202, accepted);
    await signUp();
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(accepted.message));
  });
});
