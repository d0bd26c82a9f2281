import { MonthCalendar } from '@northlight/site-kit/booking-ui';
import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { focused, hovered, usage } from '../support/usage.ts';

const openSlots = new Map([
  ['2026-11-19', 4],
  ['2026-11-20', 12],
  ['2026-11-21', 14],
  ['2026-11-22', 1],
  ['2026-11-27', 9],
]);

const meta = {
  title: 'booking-ui/MonthCalendar',
  component: MonthCalendar,
  args: {
    label: 'Date of your visit',
    today: '2026-11-18',
    lastDay: '2027-02-16',
    openSlots,
    selected: '2026-11-21',
    onSelect: fn(),
  },
  render: (args) => {
    const [selected, select] = useState(args.selected);
    return <MonthCalendar {...args} selected={selected} onSelect={select} />;
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
  parameters: usage(
    'One month at a time. Days that have times can be chosen; arrow keys move by day and week, Page Up and Page Down by month.',
  ),
} satisfies Meta<typeof MonthCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DayChosen: Story = {};
export const NothingChosen: Story = { args: { selected: undefined } };
export const Loading: Story = { args: { selected: undefined, openSlots: undefined } };
export const NoTimes: Story = { args: { selected: undefined, openSlots: new Map() } };
export const Disabled: Story = { args: { selected: undefined, isDisabled: true } };
export const Hovered: Story = { globals: hovered };
export const Focused: Story = { globals: focused };
