import { Badge, Row } from '@northlight/site-kit';
import type { Meta, StoryObj } from '@storybook/react';
import { usage } from '../support/usage.ts';

const meta = {
  title: 'site-kit/Badge',
  component: Badge,
  args: { children: 'New' },
  argTypes: {
    $tone: { control: 'select', options: ['plain', 'light', 'few', 'soldOut', 'held', 'good', 'bad'] },
  },
  parameters: usage('One or two words about a thing. The words carry the meaning, the color only repeats it.'),
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const AllTones: Story = {
  render: () => (
    <Row>
      <Badge>Plain</Badge>
      <Badge $tone="light">New</Badge>
      <Badge $tone="few">3 left</Badge>
      <Badge $tone="soldOut">Sold out</Badge>
      <Badge $tone="held">Held for you</Badge>
      <Badge $tone="good">Confirmed</Badge>
      <Badge $tone="bad">Canceled</Badge>
    </Row>
  ),
};
