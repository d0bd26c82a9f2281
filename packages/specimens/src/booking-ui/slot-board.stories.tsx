import { BoardNote, SlotBoard } from '@northlight/site-kit/booking-ui';
import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { usage } from '../support/usage.ts';

const slot = (time: string, bookedCount: number, more: object = {}) => ({
  id: time,
  time,
  capacity: 12,
  bookedCount,
  bookable: true,
  ...more,
});

const meta = {
  title: 'booking-ui/SlotBoard',
  component: SlotBoard,
  subcomponents: { BoardNote },
  args: {
    date: '2026-11-21',
    today: '2026-11-18',
    tickets: 2,
    chosen: undefined,
    slots: [
      slot('10:00', 0),
      slot('11:30', 9),
      slot('13:00', 11),
      slot('14:30', 12, { heldSeats: 2 }),
      slot('16:00', 12),
      slot('17:30', 4, { bookable: false }),
    ],
    onChoose: fn(),
    onWait: fn(),
  },
  render: (args) => {
    const [chosen, choose] = useState(args.chosen);
    return <SlotBoard {...args} chosen={chosen} onChoose={choose} />;
  },
  parameters: usage(
    'The times of one day. It neither fetches nor decides what is chosen. Times that are too full for `tickets` offer their waitlist where `onWait` is given. BoardNote is the line above it: why the choice is lost, or that the board changes by itself.',
  ),
} satisfies Meta<typeof SlotBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const Chosen: Story = { args: { chosen: '10:00' } };
export const WithoutWaitlist: Story = { args: { onWait: undefined } };
export const LargeParty: Story = { args: { tickets: 12 } };
export const NoteThatItIsLive: Story = { render: () => <BoardNote lost={undefined} isLive /> };
export const NoteOfALostChoice: Story = {
  render: () => <BoardNote lost="1:00 PM has only 1 seat left." isLive />,
};
