import { describe, expect, it } from '@jest/globals';
import { cartStore } from '@northlight/site-kit';
import { cleanup, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { keepConfirmed } from '../../features/booking-confirmed/confirmed-booking.ts';
import { markNew } from '../../just-made.ts';
import { startAfresh } from '../../testing/booking-form.ts';
import { aConfirmedBooking, aPlacedBooking } from '../../testing/builders.ts';
import { openFront } from '../../testing/open-front.tsx';
import { TestApi } from '../../testing/test-api.ts';

const QUARTER_HOUR_MS = 15 * 60_000;
const { reference } = aPlacedBooking();

startAfresh();

describe('a booking that was just made', () => {
  it('opens the cart beside it, as long as it is looked at', async () => {
    markNew(reference);
    keepConfirmed(aConfirmedBooking({ holdExpiresAt: new Date(Date.now() + QUARTER_HOUR_MS).toISOString() }));
    openFront(`/booking/confirmed/${reference}`, new TestApi(), StrictMode);
    await screen.findByRole('heading', { level: 1, name: 'Your seats are held' });
    expect(cartStore.getState()).toMatchObject({ isOpen: true, isBeside: true });
    cleanup();
    expect(cartStore.getState().isOpen).toBe(false);
  });
});
