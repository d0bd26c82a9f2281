import { FieldError, FieldFrame, Hint, TextArea, TextField } from '@northlight/site-kit/ui';
import type { Meta, StoryObj } from '@storybook/react';
import { longText, longTitle } from '../support/long-texts.ts';
import { focused, hovered, usage } from '../support/usage.ts';

const meta = {
  title: 'ui/TextField',
  component: TextField,
  subcomponents: { FieldError, FieldFrame, Hint, TextArea },
  args: { label: 'Email', type: 'email' },
  parameters: usage(
    'One line of text, and TextArea for several. Takes what `register()` of a form returns. Label above; hint and error below, read with the field. FieldFrame does the same for a control of your own, with Hint and FieldError.',
  ),
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Filled: Story = { args: { defaultValue: 'ann@example.com' } };
export const Required: Story = { args: { isRequired: true, hint: 'Your tickets go here.' } };
export const WithError: Story = {
  args: { defaultValue: 'ann@', isRequired: true, error: 'Please enter a valid email address' },
};
export const WithHintAndError: Story = {
  args: { defaultValue: 'ann@', hint: 'Your tickets go here.', error: 'Please enter a valid email address' },
};
export const Disabled: Story = { args: { defaultValue: 'ann@example.com', disabled: true } };
export const Placeholder: Story = { args: { placeholder: 'name@example.com' } };
export const Hovered: Story = { globals: hovered };
export const Focused: Story = { globals: focused };
export const LongText: Story = { args: { label: longTitle, hint: longText, error: longText, defaultValue: longText } };
export const SeveralLines: Story = { render: () => <TextArea label="Message" hint="Up to 2,000 characters." /> };
export const SeveralLinesWithError: Story = {
  render: () => <TextArea label="Message" isRequired error="Please enter a message" />,
};
export const OwnControl: Story = {
  render: () => (
    <FieldFrame label="Color of your ticket" hint="Only on paper." error="Please choose another color">
      {(control) => <input {...control} type="color" defaultValue="#f7b34c" />}
    </FieldFrame>
  ),
};
export const HintAndErrorAlone: Story = {
  render: () => (
    <>
      <Hint>Only on paper.</Hint>
      <FieldError>Please choose another color</FieldError>
    </>
  ),
};
