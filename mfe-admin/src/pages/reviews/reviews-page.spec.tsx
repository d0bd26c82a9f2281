import { describe, expect, it } from '@jest/globals';
import type { ModeratedReviewView } from '@northlight/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, openAdmin } from '../../testing/open-admin.tsx';

const waiting: ModeratedReviewView = {
  ...{ id: '01a54c90-7a10-7b52-9c3e-4d8f1a6b2e75', version: 1, state: 'waiting', experienceId: 1 },
  ...{ experienceName: 'Jurassic Ride', venueId: 1, visitedOn: '2026-11-28', writtenAt: '2026-11-29T15:00:00.000Z' },
  ...{ moderatedAt: null, refusal: null, answer: null },
  written: { stars: 2, title: 'Too short', text: 'Lovely, but over too soon.', displayName: 'Ann L.' },
};
const approved: ModeratedReviewView = { ...waiting, version: 2, state: 'approved', answer: 'Thank you.' };
const at = `/api/admin/reviews/${waiting.id}`;
const list = 'GET /api/admin/reviews';

const open = (answers: Parameters<typeof openAdmin>[1] = {}, address = '/admin/reviews') =>
  openAdmin(address, {
    [list]: (query) => answer({ items: query.get('state') === 'approved' ? [approved] : [waiting], nextCursor: null }),
    ...answers,
  });

describe('the reviews that wait', () => {
  it('are read whole, and let through as they were read', async () => {
    const requests = open({ [`POST ${at}/approve`]: () => answer(approved) });
    await screen.findByText('Lovely, but over too soon.');
    expect(screen.getByText('2 out of 5 stars')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(requests).toContain(`POST ${at}/approve {"version":1}`));
  });

  it('are refused for a reason, and not without one', async () => {
    const requests = open({ [`POST ${at}/refuse`]: () => answer({ ...approved, state: 'refused' }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Refuse' }));
    await screen.findByText('Please choose a reason');
    await userEvent.selectOptions(screen.getByLabelText('Reason'), 'abusive');
    await userEvent.click(screen.getByRole('button', { name: 'Refuse' }));
    await waitFor(() => expect(requests).toContain(`POST ${at}/refuse {"version":1,"reason":"abusive"}`));
  });

  it('say so where a colleague was faster', async () => {
    const message = 'This review has changed since you opened it. Please read it again.';
    open({ [`POST ${at}/approve`]: () => answer({ code: 'REVIEW_CHANGED', message }, 409) });
    await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('are none once all are decided on', async () => {
    open({ [list]: () => answer({ items: [], nextCursor: null }) });
    expect(await screen.findByText('No reviews are waiting')).toBeTruthy();
  });
});

describe('an approved review', () => {
  it('gets another answer of the house, and loses it', async () => {
    const requests = open(
      { [`PUT ${at}/answer`]: () => answer(approved), [`DELETE ${at}/answer`]: () => answer(approved) },
      '/admin/reviews?tab=approved',
    );
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Answer');
    expect(field.value).toBe('Thank you.');
    await userEvent.type(field, ' Come again!');
    await userEvent.click(screen.getByRole('button', { name: 'Save answer' }));
    await waitFor(() => expect(requests).toContain(`PUT ${at}/answer {"version":2,"answer":"Thank you. Come again!"}`));
    await userEvent.click(screen.getByRole('button', { name: 'Remove answer' }));
    await waitFor(() => expect(requests).toContain(`DELETE ${at}/answer`));
  });
});
