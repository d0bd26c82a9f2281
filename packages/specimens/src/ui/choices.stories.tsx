import { CheckboxField, RadioCards } from '@northlight/site-kit/ui';
import type { Meta, StoryObj } from '@storybook/react';
import { longText, longTitle } from '../support/long-texts.ts';
import { focused, usage } from '../support/usage.ts';

const options = [
  { value: 'standard', label: 'Standard', hint: '$34.00 per person' },
  { value: 'family', label: 'Family', hint: '10% off from 4 tickets' },
  { value: 'member', label: 'Member', hint: 'Sign in to book as a member', isDisabled: true },
];

const meta = {
  title: 'ui/Choices',
  component: RadioCards,
  subcomponents: { CheckboxField },
  args: { legend: 'Ticket type', name: 'ticketType', options, value: 'standard', onChange: () => undefined },
  parameters: usage(
    'RadioCards: one of few, each with its meaning beside it; more than seven are a SelectField. CheckboxField: one yes or no, and its label may contain a link.',
  ),
} satisfies Meta<typeof RadioCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneChosen: Story = {};
export const NothingChosen: Story = { args: { value: '' } };
export const WithError: Story = { args: { value: '', error: 'Please choose a ticket type' } };
export const AllDisabled: Story = { args: { disabled: true } };
export const Focused: Story = { globals: focused };
export const LongText: Story = { args: { options: [{ value: 'standard', label: longTitle, hint: longText }] } };

export const Checkbox: Story = { render: () => <CheckboxField label="Remember me on this device" /> };
export const CheckboxChecked: Story = { render: () => <CheckboxField label="Remember me" defaultChecked /> };
export const CheckboxWithError: Story = {
  render: () => (
    <CheckboxField
      label={
        <>
          I agree to the <a href="#terms">terms</a>
        </>
      }
      hint="You can read them later, too."
      error="Please agree to the terms"
    />
  ),
};
export const CheckboxDisabled: Story = { render: () => <CheckboxField label="Not for now" disabled defaultChecked /> };
export const CheckboxFocused: Story = {
  render: () => <CheckboxField label="Remember me" />,
  globals: focused,
};
