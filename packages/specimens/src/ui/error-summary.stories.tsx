import { ErrorSummary } from '@northlight/site-kit/ui';
import type { Meta, StoryObj } from '@storybook/react';
import { longText } from '../support/long-texts.ts';
import { focused, usage } from '../support/usage.ts';

const meta = {
  title: 'ui/ErrorSummary',
  component: ErrorSummary,
  args: {
    attempt: 0,
    problems: [
      { fieldId: 'name', message: 'Please enter your name' },
      { fieldId: 'email', message: 'Please enter a valid email address' },
    ],
  },
  parameters: usage(
    'What is wrong with a form that was sent, in one place above it; each entry leads to its field. Raise `attempt` at every refused submit: it then takes the focus.',
  ),
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoProblems: Story = {};
export const Focused: Story = { globals: focused };
export const OwnTitle: Story = { args: { title: 'Your venue was not saved' } };
export const LongText: Story = { args: { problems: [{ fieldId: 'note', message: longText }] } };
