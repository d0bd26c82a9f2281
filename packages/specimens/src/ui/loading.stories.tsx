import { Stack } from '@northlight/site-kit';
import { LoadFailure, Skeleton } from '@northlight/site-kit/ui';
import type { Meta, StoryObj } from '@storybook/react';
import { fn } from 'storybook/test';
import { usage } from '../support/usage.ts';

const meta = {
  title: 'ui/Loading',
  component: LoadFailure,
  subcomponents: { Skeleton },
  args: { text: "Couldn't load the experiences", onRetry: fn() },
  parameters: usage(
    'Skeleton keeps the place of what is loading; say "Loading" once beside the list. LoadFailure takes that place when it did not come, while the rest of the page works.',
  ),
} satisfies Meta<typeof LoadFailure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {};
export const Retrying: Story = { args: { isRetrying: true } };
export const InPlace: Story = {
  render: () => (
    <Stack>
      <Skeleton $ratio="3 / 2" $width="280px" />
      <Skeleton $height="1.5em" $width="220px" />
      <Skeleton $height="1em" />
    </Stack>
  ),
};
