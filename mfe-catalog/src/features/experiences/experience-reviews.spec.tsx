import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ReviewView } from '@northlight/contracts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, openFront, world } from '../../testing/open-front.tsx';

const aReview = (nth: number, more: Partial<ReviewView> = {}): ReviewView => ({
  ...{ id: `review-${nth}`, stars: 4, title: null, text: `Review number ${nth}`, displayName: `Guest ${nth}` },
  ...{ writtenAt: '2026-11-20T15:00:00.000Z', answer: null, ...more },
});

const reviews = '/api/experiences/1/reviews';
const page = '/experience/experience-1?tab=reviews';

beforeEach(() => localStorage.clear());

describe('the reviews of an experience', () => {
  it('are samples, which say so, while nobody has written any', async () => {
    openFront(page);
    expect(await screen.findAllByText('Sample')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Load More Reviews' })).toBeNull();
  });

  it('are those of guests, with stars in words, the date and what the house answered', async () => {
    const items = [aReview(1, { title: 'Again!', answer: 'Thank you.' })];
    openFront(
      page,
      world().set(reviews, () => answer({ summary: { count: 1, average: null }, items, nextCursor: null })),
    );
    expect(await screen.findByText('Review number 1')).toBeTruthy();
    for (const text of ['1 review', 'Again!', 'Guest 1', 'November 20, 2026', 'Verified visit', 'Thank you.'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('img', { name: '4 out of 5 stars' })).toBeTruthy();
    expect(screen.queryByText('Sample')).toBeNull();
  });

  it('come page by page, and the button goes with the last', async () => {
    const summary = { count: 11, average: 4.6 };
    const pages = (query: URLSearchParams) =>
      query.get('cursor')
        ? answer({ summary, items: [aReview(2)], nextCursor: null })
        : answer({ summary, items: [aReview(1)], nextCursor: 'next' });
    openFront(page, world().set(reviews, pages));
    await screen.findByText('4.6 out of 5, from 11 reviews');
    await userEvent.click(screen.getByRole('button', { name: 'Load More Reviews' }));
    const list = (await screen.findByText('Review number 2')).closest('ul');
    expect(document.activeElement).toBe(list);
    expect(screen.getByText('Review number 1')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Load More Reviews' })).toBeNull();
  });

  it('can be asked for again where they did not come', async () => {
    let isAway = true;
    const reply = () =>
      isAway
        ? answer({ message: 'Nothing' }, 404)
        : answer({ summary: { count: 1, average: null }, items: [aReview(1)], nextCursor: null });
    openFront(page, world().set(reviews, reply));
    await screen.findByText('Couldn’t load reviews.');
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Review number 1')).toBeTruthy();
  });
});

describe('the rating of an experience', () => {
  it('is the text of the site until guests have made one', async () => {
    openFront('/experience/experience-1');
    expect(await screen.findByText('(412 reviews)')).toBeTruthy();
  });

  it('is what guests say, once enough of them have', async () => {
    const ratings = [{ experienceId: 1, count: 12, average: 4.7 }];
    openFront(
      '/experience/experience-1',
      world().set('/api/reviews/ratings', () => answer(ratings)),
    );
    expect(await screen.findByText('(12 reviews)')).toBeTruthy();
    expect(screen.queryByText('(412 reviews)')).toBeNull();
  });
});
