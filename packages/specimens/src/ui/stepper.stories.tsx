import { Stepper } from '@northlight/site-kit/ui';
import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { fn, userEvent, within } from 'storybook/test';
import { focused, usage } from '../support/usage.ts';

const meta = {
  title: 'ui/Stepper',
  component: Stepper,
  args: { label: 'Number of tickets', value: 2, min: 1, max: 20, onChange: fn() },
  render: (args) => {
    const [value, setValue] = useState(args.value);
    return <Stepper {...args} value={value} onChange={setValue} />;
  },
  parameters: usage('A number with − and +. Both ends are hard; a number typed beyond them is refused on leaving.'),
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const AtTheLowerEnd: Story = { args: { value: 1 } };
export const AtTheUpperEnd: Story = { args: { value: 20 } };
export const Locked: Story = { args: { isLocked: true, hint: 'Your booking is for 2. Reschedule it to change this.' } };
export const WithError: Story = { args: { error: 'Only 1 seat is left at this time' } };
export const Focused: Story = { globals: focused };
export const TypedTooMuch: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.type(field, '{Backspace}40');
    await userEvent.tab();
  },
};
