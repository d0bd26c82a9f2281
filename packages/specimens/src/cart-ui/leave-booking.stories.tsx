import { LeaveBooking } from '@northlight/site-kit/cart-ui';
import type { Meta, StoryObj } from '@storybook/react';
import { fn, screen, userEvent } from 'storybook/test';
import { bookedLine } from '../support/cart-line.ts';
import { ownPage, usage } from '../support/usage.ts';

const { docs } = usage(
  'Asked before booked seats leave the cart: they stay booked, or they are given back for others, for which the line needs its manage token.',
);
const giveBack = async () => userEvent.click(await screen.findByRole('button', { name: /^Cancel/ }));

const meta = {
  title: 'cart-ui/LeaveBooking',
  component: LeaveBooking,
  args: { line: bookedLine, onLeft: fn(), onStay: fn() },
  parameters: { docs: { ...docs, ...ownPage.docs } },
} satisfies Meta<typeof LeaveBooking>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MayBeGivenBack: Story = {};
export const MayOnlyBeKept: Story = {
  args: { line: { ...bookedLine, booked: { bookingId: 'b1', reference: 'NL-7F3K2', tickets: 2 } } },
};
export const Busy: Story = { play: giveBack };
export const Failed: Story = {
  parameters: { answers: { 'POST /api/bookings/b1/cancel': { status: 503, body: {} } } },
  play: giveBack,
};
