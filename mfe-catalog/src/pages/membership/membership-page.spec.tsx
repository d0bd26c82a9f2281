import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, openFront, world } from '../../testing/open-front.tsx';

const ann = { id: 7, username: 'ann', firstName: 'Ann', membershipTier: 'gold', subscriptionStatus: 'active' };
const plan = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return within(heading.closest('li') as HTMLElement);
};

describe('the plans', () => {
  it('stand in their display order, the featured one marked', async () => {
    openFront('/membership');
    await plan('Gold');
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(names).toEqual(['Silver', 'Gold', 'Platinum', 'Frequently asked questions']);
    expect((await plan('Gold')).getByText('Most Popular')).toBeTruthy();
    expect((await plan('Silver')).queryByText('Most Popular')).toBeNull();
  });

  it('ask a visitor to sign up first, and to come back', async () => {
    openFront('/membership');
    const link = await (await plan('Gold')).findByRole('link', { name: 'Sign Up for Gold' });
    expect(link.getAttribute('href')).toBe('/register?redirect=%2Fmembership');
  });

  it('say when they could not be loaded, and try again when asked', async () => {
    const answers = world().set('/api/memberships', () => answer({ message: 'busy' }, 503));
    openFront('/membership', answers);
    expect(await screen.findByText("Couldn't load membership plans. Please try again.")).toBeTruthy();
    answers.set('/api/memberships', world().get('/api/memberships') ?? (() => answer([])));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await plan('Gold')).toBeTruthy();
  });

  it('have six answers below them', async () => {
    openFront('/membership');
    await screen.findByText('Question 6?');
    expect(screen.getByRole('region', { name: 'Frequently asked questions' }).querySelectorAll('summary')).toHaveLength(
      6,
    );
  });
});

describe('somebody with an account', () => {
  it('selects a plan, and sees which one is theirs', async () => {
    openFront(
      '/membership',
      world().set('/api/auth/me', () => answer(ann)),
    );
    expect(await (await plan('Platinum')).findByRole('button', { name: 'Select Plan Platinum' })).toBeTruthy();
    expect((await plan('Gold')).getByText('Your plan')).toBeTruthy();
    expect((await plan('Platinum')).queryByText('Your plan')).toBeNull();
    expect(screen.queryByRole('link', { name: /^Sign Up/ })).toBeNull();
  });
});
