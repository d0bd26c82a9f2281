import { IconButton } from '@northlight/site-kit';
import type { Meta, StoryObj } from '@storybook/react';
import { X } from 'lucide-react';
import { fn } from 'storybook/test';
import { focused, hovered, usage } from '../support/usage.ts';

const meta = {
  title: 'site-kit/IconButton',
  component: IconButton,
  args: { label: 'Close', children: <X size={20} aria-hidden />, onClick: fn() },
  parameters: usage('One icon that everybody knows, 44 px square. `label` says what happens, also as a tooltip.'),
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Hovered: Story = { globals: hovered };
export const Focused: Story = { globals: focused };
export const Disabled: Story = { args: { disabled: true } };
