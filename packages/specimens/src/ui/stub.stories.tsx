import { Quiet, Row, Stack } from '@northlight/site-kit';
import { Stub } from '@northlight/site-kit/ui';
import type { Meta, StoryObj } from '@storybook/react';
import { longText, longTitle } from '../support/long-texts.ts';
import { usage } from '../support/usage.ts';

const meta = {
  title: 'ui/Stub',
  component: Stub,
  args: {
    children: (
      <Stack $gap="s">
        <h2>Jurassic Ride</h2>
        <Quiet>Saturday, November 21, 2026, 2:30 PM</Quiet>
      </Stack>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
  parameters: usage(
    'The ticket: a sheet with a perforated fold and a torn lower edge. `tail` is the part that is torn off: the total, the code, the button.',
  ),
} satisfies Meta<typeof Stub>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithTail: Story = {
  args: {
    tail: (
      <Row $spread>
        <span>Total</span>
        <b>$72.08</b>
      </Row>
    ),
  },
};
export const LongText: Story = { args: { children: longText, tail: longTitle } };
