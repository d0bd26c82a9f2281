import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chosen, field, slot, startAfresh } from '../../testing/booking-form.ts';
import { openFront } from '../../testing/open-front.tsx';

startAfresh();

describe('a link that brings what is chosen along', () => {
  const part = (name: string) => screen.queryByRole('button', { name });

  it('has it in a line each, and lands on what is missing', async () => {
    openFront(`${chosen}#chosen`);
    const visit = (await slot(/^Change venue and experience/)).parentElement;
    await waitFor(() => expect(visit?.textContent).toContain('Jurassic RideRochester Flagship'));
    expect(screen.getByText('Saturday, November 28, 2099 at 3:15 PM')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Date' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Tickets' }));
  });

  it('opens the part that is to be changed, with the focus in it', async () => {
    openFront(`${chosen}#chosen`);
    await userEvent.click(await slot(/^Change day and time/));
    expect((await slot(/^3:15 PM/)).getAttribute('aria-pressed')).toBe('true');
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Choose a date' }));
    await userEvent.click(await slot(/^Change venue and experience/));
    expect(document.activeElement).toBe(await field<HTMLSelectElement>('Venue'));
  });

  it('leaves open what it does not bring', async () => {
    openFront('/booking?venueId=1&experienceId=1#chosen');
    await slot(/^Change venue and experience/);
    expect(part('Change day and time')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Choose a date' }));
  });

  it('shows the times again where the chosen one is gone', async () => {
    openFront(`${chosen.replace('15:15', '14:30')}#chosen`);
    expect(await screen.findByText(/^We cleared the time because 2:30 PM is sold out/)).toBeTruthy();
    await userEvent.click(await slot(/^10:00 AM/));
    expect((await slot(/^10:00 AM/)).getAttribute('aria-pressed')).toBe('true');
  });
});
