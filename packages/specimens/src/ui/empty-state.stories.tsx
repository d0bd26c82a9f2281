import { Button } from '@northlight/site-kit';
import { EmptyState } from '@northlight/site-kit/ui';
import type { Meta, StoryObj } from '@storybook/react';
import { longText, longTitle } from '../support/long-texts.ts';
import { usage } from '../support/usage.ts';

const meta = {
  title: 'ui/EmptyState',
  component: EmptyState,
  args: { title: 'No experiences found' },
  parameters: usage('Nothing here, and what to do about it.'),
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithAWayOut: Story = {
  args: { hint: 'Try another city or fewer filters.', children: <Button tone="secondary">Clear filters</Button> },
};
export const LongText: Story = { args: { title: longTitle, hint: longText } };
