import { JoinWaitlist } from '@northlight/site-kit/waitlist-ui';
import type { Meta, StoryObj } from '@storybook/react';
import { fn, screen, userEvent } from 'storybook/test';
import { ownPage, usage } from '../support/usage.ts';

const { docs } = usage(
  'The dialog that joins the waitlist of a full time, and says the place on the list. Load it when it is asked for.',
);

const wanted = {
  experienceName: 'Jurassic Ride',
  experienceId: 3,
  venueId: 1,
  date: '2026-11-21',
  time: '16:00',
  party: 2,
  customerName: '',
  customerEmail: '',
};
const known = { ...wanted, customerName: 'Ann Archer', customerEmail: 'ann@example.com' };
const join = async () => userEvent.click(await screen.findByRole('button', { name: 'Join waitlist' }));

const meta = {
  title: 'waitlist-ui/JoinWaitlist',
  component: JoinWaitlist,
  args: { wanted, onClose: fn(), onStale: fn() },
  parameters: { docs: { ...docs, ...ownPage.docs } },
} satisfies Meta<typeof JoinWaitlist>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const KnownCustomer: Story = { args: { wanted: known } };
export const SentTooEarly: Story = { play: join };
export const Busy: Story = { args: { wanted: known }, play: join };
export const Joined: Story = {
  args: { wanted: known },
  parameters: { answers: { 'POST /api/waitlist': { status: 201, body: { id: 'w1', party: 2, position: 3 } } } },
  play: join,
};
export const Refused: Story = {
  args: { wanted: known },
  parameters: {
    answers: {
      'POST /api/waitlist': {
        status: 409,
        body: { code: 'SLOT_AVAILABLE', message: 'This time has seats again. Please book it.' },
      },
    },
  },
  play: join,
};
