import { NetworkMap } from '@northlight/site-kit/network-map';
import type { Meta, StoryObj } from '@storybook/react';
import { usage } from '../support/usage.ts';

const meta = {
  title: 'network-map/NetworkMap',
  component: NetworkMap,
  args: {
    venues: [
      { id: 1, city: 'Rochester', mapX: 18, mapY: 40, status: 'open' },
      { id: 2, city: 'Buffalo', mapX: 8, mapY: 46, status: 'planned' },
      { id: 3, city: 'Albany', mapX: 46, mapY: 50, status: 'planned' },
      { id: 4, city: 'Boston', mapX: 72, mapY: 48, status: 'open' },
      { id: 5, city: 'New York', mapX: 47, mapY: 78, status: 'planned' },
    ],
  },
  decorators: [
    (Story) => (
      <div data-theme="dark" style={{ maxWidth: 720, background: 'var(--ground)' }}>
        <Story />
      </div>
    ),
  ],
  parameters: usage(
    'The cities of the network by night, on a piece of night. The list beside it says the same in words.',
  ),
} satisfies Meta<typeof NetworkMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllCities: Story = {};
export const OneMarked: Story = { args: { marked: 4 } };
export const NoCities: Story = { args: { venues: [] } };
