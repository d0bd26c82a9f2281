import { Aurora, Horizon } from '@northlight/site-kit/ui';
import type { Meta, StoryObj } from '@storybook/react';
import { usage } from '../support/usage.ts';

const meta = {
  title: 'ui/Light',
  component: Aurora,
  subcomponents: { Horizon },
  args: { motion: 'still' },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', minHeight: 280 }}>
        <Story />
      </div>
    ),
  ],
  parameters: usage(
    'The northern light fills its positioned parent: beside text, never behind it, never on a form. Horizon is where a page ends and the footer begins.',
  ),
} satisfies Meta<typeof Aurora>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Still: Story = {};
export const Drift: Story = { args: { motion: 'drift' } };
export const OverTheHorizon: Story = { render: () => <Horizon /> };
