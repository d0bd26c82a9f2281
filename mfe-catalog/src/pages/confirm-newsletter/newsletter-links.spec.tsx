import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, openFront, world } from '../../testing/open-front.tsx';

const link = `d3a04ead-0000-4000-8000-000000000001.${'a'.repeat(43)}`;
const dead = () => answer({ code: 'NEWSLETTER_LINK_DEAD', message: 'This link no longer works.' }, 404);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** The site with a list that keeps what was pressed. */
const list = (path: string, first: Response, ...later: Response[]) => {
  const sent: unknown[] = [];
  const left = [first, ...later];
  const answers = world().set(path, (_, init) => {
    sent.push(JSON.parse(String(init?.body)));
    return left.shift() ?? first;
  });
  return { sent, answers };
};

describe('the link that confirms an address', () => {
  it('changes nothing by being opened, only by the press of a person', async () => {
    const { sent, answers } = list('/api/newsletter/confirm', answer({ status: 'confirmed' }));
    openFront(`/newsletter/confirm#${link}`, answers);
    await screen.findByRole('button', { name: 'Confirm subscription' });
    expect(sent).toEqual([]);
    await press('Confirm subscription');
    expect((await screen.findByRole('status')).textContent).toMatch(/^You're on the list\./);
    expect(sent).toEqual([{ link }]);
    expect(screen.queryByRole('button', { name: 'Confirm subscription' })).toBeNull();
  });

  it('says what to do when it is too old', async () => {
    openFront(`/newsletter/confirm#${link}`, list('/api/newsletter/confirm', dead()).answers);
    await press('Confirm subscription');
    expect((await screen.findByRole('alert')).textContent).toMatch(/no longer works\..*Enter your email again/);
  });

  it('may be pressed again when the line was cut', async () => {
    const busy = answer({ message: 'The service is busy.' }, 503);
    const { sent, answers } = list('/api/newsletter/confirm', busy, answer({ status: 'confirmed' }));
    openFront(`/newsletter/confirm#${link}`, answers);
    await press('Confirm subscription');
    expect((await screen.findByRole('alert')).textContent).toBe('The service is busy.');
    await press('Confirm subscription');
    await waitFor(() => expect(sent).toHaveLength(2));
    await screen.findByText(/^You're on the list/);
  });

  it('that lost its end is not sent at all', async () => {
    openFront('/newsletter/confirm#half');
    expect(await screen.findByText('This link is incomplete.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirm subscription' })).toBeNull();
  });
});

describe('the link that ends the newsletter', () => {
  it('asks once more, and says that the address is forgotten', async () => {
    const { sent, answers } = list('/api/newsletter/unsubscribe', answer({ status: 'unsubscribed' }));
    openFront(`/newsletter/unsubscribe#${link}`, answers);
    await press('Unsubscribe');
    expect(await screen.findByText(/we've deleted your email address\.$/)).toBeTruthy();
    expect(sent).toEqual([{ link }]);
  });
});
