import { beforeEach, describe, expect, it } from '@jest/globals';
import type { OwnReviewView } from '@northlight/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startAfresh } from '../../testing/booking-form.ts';
import { openFront } from '../../testing/open-front.tsx';
import { answer, TestApi } from '../../testing/test-api.ts';

const id = '01a54b32-0180-7c3e-9a41-5d0b7c2e8f16';
const page = `/bookings/${id}/review`;
const [show, write, stop] = [
  `GET /api/bookings/${id}/review`,
  `POST /api/bookings/${id}/review`,
  `POST /api/bookings/${id}/review/stop`,
];
const token = 't'.repeat(43);

const open: OwnReviewView = {
  ...{ bookingId: id, experienceId: 1, experienceName: 'Jurassic Ride', experienceSlug: 'jurassic-ride' },
  ...{ venueName: 'Rochester Flagship', visitedOn: '2026-11-28', standing: 'open', suggestedName: 'Ann L.' },
  ...{ review: null, refusal: null, answer: null, mayBeAsked: true },
};
const review = { stars: 4, title: null, text: 'We rode it twice, and the dinosaurs won.', displayName: 'Ann L.' };

let api: TestApi;
let now: OwnReviewView;

startAfresh();
beforeEach(() => {
  api = new TestApi();
  now = open;
  api.on(show, () => answer(now));
});

const becomes = (more: Partial<OwnReviewView>) => () => {
  now = { ...now, ...more };
  return answer(now);
};

describe('the page of a review', () => {
  it('is opened by the link of the mail, and sends what was written', async () => {
    api.on(write, becomes({ standing: 'waiting', review }));
    openFront(`${page}#${token}`, api);
    await screen.findByText('Jurassic Ride, Rochester Flagship, November 28, 2026');
    expect([api.requestsTo(show)[0]?.token, location.hash]).toEqual([token, '']);
    await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
    await userEvent.type(screen.getByLabelText('What was it like?'), review.text);
    await userEvent.click(screen.getByRole('button', { name: 'Send review' }));
    await screen.findByText(/Until then you can change it/);
    expect(api.requestsTo(write)[0]).toMatchObject({ token, body: { stars: 4, text: review.text } });
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeTruthy();
  });

  it('says what is missing before anything is sent', async () => {
    openFront(page, api);
    await userEvent.type(await screen.findByLabelText('What was it like?'), 'Short');
    await userEvent.click(screen.getByRole('button', { name: 'Send review' }));
    expect((await screen.findAllByText('Please choose 1 to 5 stars')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Please write at least 20 characters').length).toBeGreaterThan(0);
    expect(api.requestsTo(write)).toEqual([]);
  });

  it('keeps what was typed where it could not be sent', async () => {
    api.on(write, () => answer({ code: 'UNAVAILABLE', message: 'The service is busy.' }, 503));
    openFront(page, api);
    await userEvent.click(await screen.findByRole('radio', { name: '5 stars' }));
    await userEvent.type(screen.getByLabelText('What was it like?'), review.text);
    await userEvent.click(screen.getByRole('button', { name: 'Send review' }));
    await screen.findByRole('alert');
    expect(screen.getByLabelText<HTMLTextAreaElement>('What was it like?').value).toBe(review.text);
  });

  it('has nothing to write before the visit', async () => {
    now = { ...open, standing: 'not_visited' };
    openFront(page, api);
    await screen.findByText('You can write a review once you’ve been checked in at the venue.');
    expect(screen.queryByRole('button', { name: 'Send review' })).toBeNull();
  });

  it('shows what was approved with the answer of the house, and where everybody reads it', async () => {
    now = { ...open, standing: 'approved', review, answer: 'Thank you, Ann.' };
    openFront(page, api);
    await screen.findByText('Your review is on the site.');
    expect(screen.getByText('Thank you, Ann.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Read the reviews' }).getAttribute('href')).toBe(
      '/experience/jurassic-ride?tab=reviews',
    );
  });

  it('says why a review is not shown', async () => {
    now = { ...open, standing: 'refused', review, refusal: 'not_about_visit' };
    openFront(page, api);
    await screen.findByText('Your review isn’t shown.');
    expect(screen.getByText('It isn’t about this visit.')).toBeTruthy();
  });

  it('ends the mails that ask', async () => {
    api.on(stop, becomes({ mayBeAsked: false }));
    openFront(page, api);
    await userEvent.click(await screen.findByRole('button', { name: 'Don’t ask me for reviews' }));
    await waitFor(() => expect(screen.getByText('We won’t email you to ask for reviews.')).toBeTruthy());
  });

  it('of somebody else is not there', async () => {
    api.on(show, () => answer({ code: 'BOOKING_NOT_FOUND', message: 'Booking not found' }, 404));
    openFront(page, api);
    await screen.findByRole('heading', { level: 1, name: 'We couldn’t find this booking' });
  });
});
