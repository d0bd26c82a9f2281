import { Logo, Mark } from '@northlight/site-kit/ui';
import type { Meta, StoryObj } from '@storybook/react';
import { usage } from '../support/usage.ts';

const meta = {
  title: 'ui/Logo',
  component: Logo,
  subcomponents: { Mark },
  args: { name: 'Northlight Immersive' },
  parameters: usage('The mark and the name, whose first word is set heavy. Mark stands alone where there is no room.'),
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithName: Story = {};
export const MarkAlone: Story = { render: () => <Mark /> };
