import { LineNote } from '@northlight/site-kit/cart-ui';
import type { Meta, StoryObj } from '@storybook/react';
import { bookedLine } from '../support/cart-line.ts';
import { longText } from '../support/long-texts.ts';
import { focused, usage } from '../support/usage.ts';

const meta = {
  title: 'cart-ui/LineNote',
  component: LineNote,
  args: {
    id: 'note',
    line: bookedLine,
    news: {
      text: 'The price is now $36.00, it was $34.00.',
      fix: { label: 'Use the new price', patch: { price: 36 } },
    },
  },
  parameters: usage('What has changed about a line since it came into the cart, with the one press that settles it.'),
} satisfies Meta<typeof LineNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAFix: Story = {};
export const WithoutAFix: Story = { args: { news: { text: 'This item is no longer offered. Please remove it.' } } };
export const Focused: Story = { globals: focused };
export const LongText: Story = {
  args: { news: { text: longText, fix: { label: 'Choose another time later', patch: {} } } },
};
