import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aVenueInDetail } from '../../testing/demo-venues.ts';
import { answer, openFront, world } from '../../testing/open-front.tsx';

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const typeIn = async (input: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(input)) await userEvent.type(await screen.findByLabelText(name), text);
};
const question = {
  Name: 'Ann Lee',
  Email: 'ann@example.com',
  Subject: 'A lost scarf',
  Message: 'Grey wool, in the gallery.',
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
const tab = (name: string) => screen.findByRole('tab', { name });

/** A desk that keeps what it is sent, and answers when it is told to. */
const desk = () => {
  const sent: { body: Record<string, string>; key: string }[] = [];
  let open: (response: Response) => void = () => undefined;
  const answers = world().set('/api/contact', (_, init) => {
    const headers = init?.headers as Record<string, string>;
    sent.push({ body: JSON.parse(String(init?.body)), key: String(headers['idempotency-key']) });
    return new Promise<Response>((resolve) => {
      open = resolve;
    });
  });
  return { sent, answers, says: (response: Response) => open(response) };
};
const accepted = () => answer({ id: 'x', createdAt: '2026-11-20T15:00:00Z' }, 201);

describe('a visitor who writes to us', () => {
  it('sees that it is on its way, and then an empty form', async () => {
    const { sent, answers, says } = desk();
    openFront('/contact', answers);
    await typeIn(question);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Location' }), 'Rochester Flagship');
    await send();
    const busy = await screen.findByRole('button', { name: 'Sending...' });
    await userEvent.click(busy); // a second press sends nothing
    says(accepted());
    await screen.findByText("We got your message. We'll reply to ann@example.com.");
    expect(sent.map(({ body }) => body)).toEqual([
      {
        ...{ name: 'Ann Lee', email: 'ann@example.com', phone: '', website: '', location: '1' },
        ...{ subject: 'A lost scarf', message: 'Grey wool, in the gallery.' },
      },
    ]);
    expect([field('Name').value, field('Message').value]).toEqual(['', '']);
  });

  it('is told what is wrong in the words of the rules, and brought to it', async () => {
    openFront('/contact');
    await typeIn({ Name: 'A', Email: 'ann', Subject: 'Hey', Message: 'Too short' });
    await send();
    const summary = await screen.findByRole('group', { name: 'Please check these fields' });
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Name must be at least 2 characters',
      'Please enter a valid email address',
      'Subject must be at least 5 characters',
      'Message must be at least 10 characters',
    ]);
    expect(document.activeElement).toBe(summary);
    await userEvent.type(field('Name'), 'nn');
    await waitFor(() => expect(field('Name').getAttribute('aria-invalid')).toBeNull());
  });

  it('loses nothing when it fails, and sends the same again as the same', async () => {
    const { sent, answers, says } = desk();
    openFront('/contact', answers);
    await typeIn(question);
    await send();
    await screen.findByRole('button', { name: 'Sending...' });
    says(answer({ message: 'The service is busy. Please try again in a moment.' }, 503));
    expect((await screen.findByRole('alert')).textContent).toBe('The service is busy. Please try again in a moment.');
    expect(field('Message').value).toBe('Grey wool, in the gallery.');
    await send();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual(sent[0]);
    says(accepted());
    await screen.findByText(/^We got your message/);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('may look at the other tabs without losing a word', async () => {
    openFront('/contact');
    await typeIn({ Name: 'Ann Lee', Message: 'Grey wool' });
    await userEvent.click(await tab('Support'));
    expect(location.search).toBe('?tab=support');
    await userEvent.click(await tab('General'));
    expect([field('Name').value, field('Message').value, location.search]).toEqual(['Ann Lee', 'Grey wool', '']);
  });

  it('is never asked for what only programs fill in', async () => {
    openFront('/contact');
    await screen.findByLabelText('Subject');
    expect(screen.queryByRole('textbox', { name: /empty/ })).toBeNull();
  });
});

describe('the map beside the form', () => {
  it('shows the streets around the open venue once they are asked for', async () => {
    const somewhere = aVenueInDetail({ id: 1, latitude: 43.1566, longitude: -77.6088 });
    openFront(
      '/contact',
      world().set('/api/venues/venue-1', () => answer(somewhere)),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Show the interactive map' }));
    expect(screen.getByTitle<HTMLIFrameElement>(/^Map of the streets around Rochester/).src).toContain('43.1566');
  });
});

describe('a link to a tab', () => {
  it('leads from the form to the answers', async () => {
    openFront('/contact');
    await userEvent.click(await screen.findByRole('link', { name: 'See the FAQ' }));
    expect((await tab('Support')).getAttribute('aria-selected')).toBe('true');
  });

  it.each([
    ['support', 'Support'],
    ['locations', 'Locations'],
    ['nonsense', 'General'],
  ])('opens it: ?tab=%s', async (requested, name) => {
    openFront(`/contact?tab=${requested}`);
    expect((await tab(name)).getAttribute('aria-selected')).toBe('true');
  });
});

describe('a text of the house', () => {
  const text = { key: 'contact-faq', version: 1, updatedAt: '' };
  const question = { kind: 'question', question: 'Where do I park?', answer: 'At the venue.' };

  it('that cannot be loaded says so, and can be asked for again, beside all that can', async () => {
    const answers = openFront(
      '/contact?tab=support',
      world().set('/api/content/contact-faq', () => answer({}, 503)),
    );
    expect(await screen.findByText("Couldn't load the FAQ. Please try again.")).toBeTruthy();
    answers.set('/api/content/contact-faq', () => answer({ ...text, blocks: [question] }));
    const failed = screen.getByText("Couldn't load the FAQ. Please try again.").closest('[role=alert]');
    await userEvent.click(within(failed as HTMLElement).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Where do I park?')).toBeTruthy();
  });

  it('shows what stands in it as text, and other sites as other sites', async () => {
    const blocks = [
      { kind: 'text', text: '<b>plain</b>' },
      { kind: 'link', label: 'Elsewhere', url: 'https://example.com/x' },
      { kind: 'link', label: 'All venues', url: '/venues' },
    ];
    openFront(
      '/contact?tab=support',
      world().set('/api/content/contact-faq', () => answer({ ...text, blocks })),
    );
    expect(await screen.findByText('<b>plain</b>')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Elsewhere' }).getAttribute('rel')).toBe('noreferrer');
    expect(screen.getByRole('link', { name: 'All venues' }).getAttribute('href')).toBe('/venues');
  });
});
