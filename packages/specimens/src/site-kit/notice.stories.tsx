import { Button, Notice } from '@northlight/site-kit';
import type { Meta, StoryObj } from '@storybook/react';
import { longText, longTitle } from '../support/long-texts.ts';
import { usage } from '../support/usage.ts';

const meta = {
  title: 'site-kit/Notice',
  component: Notice,
  args: { title: 'Your seats are held until 4:30 PM' },
  parameters: usage(
    'Something to know about this part of the page, and in it what to do next. `bad` is spoken at once, the others when there is a pause.',
  ),
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Good: Story = { args: { tone: 'good', title: 'Your booking is confirmed' } };
export const Bad: Story = { args: { tone: 'bad', title: "Couldn't load the times" } };
export const WithAWayOut: Story = {
  args: {
    tone: 'bad',
    title: "Couldn't load the times",
    children: (
      <Button tone="secondary" isSmall>
        Retry
      </Button>
    ),
  },
};
export const LongText: Story = { args: { title: longTitle, children: <p>{longText}</p> } };
