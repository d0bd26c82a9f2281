import { PasswordField } from '@northlight/site-kit/ui';
import type { Meta, StoryObj } from '@storybook/react';
import { userEvent, within } from 'storybook/test';
import { usage } from '../support/usage.ts';

const meta = {
  title: 'ui/PasswordField',
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password' },
  parameters: usage('A password that can be pasted, filled in by a manager, and looked at.'),
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Filled: Story = { args: { defaultValue: 'northern-lights-7' } };
export const Shown: Story = {
  args: { defaultValue: 'northern-lights-7' },
  play: ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('button')),
};
export const WithError: Story = { args: { error: 'Please enter your password', isRequired: true } };
