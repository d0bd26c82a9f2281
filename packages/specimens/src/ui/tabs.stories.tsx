import { Tabs } from '@northlight/site-kit/ui';
import type { Meta, StoryObj } from '@storybook/react';
import { focused, usage } from '../support/usage.ts';

const tab = (title: string) => ({ id: title.toLowerCase(), title, content: <p>{`What ${title} shows.`}</p> });

const meta = {
  title: 'ui/Tabs',
  component: Tabs,
  args: { label: 'Bookings', tabs: [tab('Upcoming'), tab('Past'), tab('Canceled')] },
  parameters: usage(
    'Parts of one page of which one is read at a time. One tab stop; arrows, Home and End move and select. With `selected` and `onSelect` the page keeps the choice.',
  ),
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstChosen: Story = {};
export const Controlled: Story = { args: { selected: 'past' } };
export const Focused: Story = { globals: focused };
export const MoreThanFit: Story = {
  args: {
    selected: 'security',
    tabs: ['Bookings', 'Orders', 'Vouchers', 'Membership', 'Profile', 'Newsletter', 'Passkeys', 'Security'].map(tab),
  },
};
