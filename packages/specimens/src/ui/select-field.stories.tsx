import { SelectField } from '@northlight/site-kit/ui';
import type { Meta, StoryObj } from '@storybook/react';
import { longTitle } from '../support/long-texts.ts';
import { focused, usage } from '../support/usage.ts';

const meta = {
  title: 'ui/SelectField',
  component: SelectField,
  args: {
    label: 'Venue',
    placeholder: 'Select a venue',
    options: [
      { value: 1, label: 'Rochester' },
      { value: 2, label: 'Buffalo' },
      { value: 3, label: 'Albany', isDisabled: true },
      { value: 4, label: 'Boston', group: 'Opening soon' },
    ],
  },
  parameters: usage("The browser's own list: it works with every keyboard, thumb and screen reader."),
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const Chosen: Story = { args: { defaultValue: 2 } };
export const WithError: Story = { args: { isRequired: true, error: 'Please select a venue' } };
export const WithHint: Story = { args: { hint: 'Where you want to go.' } };
export const Disabled: Story = { args: { disabled: true } };
export const Focused: Story = { globals: focused };
export const LongText: Story = { args: { defaultValue: 9, options: [{ value: 9, label: longTitle }] } };
