import { Stack } from '@northlight/site-kit';
import { NewsletterForm } from '@northlight/site-kit/newsletter-ui';
import type { Meta, StoryObj } from '@storybook/react';
import { userEvent, within } from 'storybook/test';
import { usage } from '../support/usage.ts';

const send =
  (email: string): Story['play'] =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    if (email) await userEvent.type(canvas.getByRole('textbox'), email);
    await userEvent.click(canvas.getByRole('button'));
  };

const meta = {
  title: 'newsletter-ui/NewsletterForm',
  component: NewsletterForm,
  args: { labelledBy: 'news', id: 'news-email', label: 'Email', submitText: 'Sign up' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Stack>
          <h2 id="news">News from our venues</h2>
          <Story />
        </Stack>
      </div>
    ),
  ],
  parameters: usage(
    'Asks for the newsletter: at the foot of every page, and on the page of a venue that is not open yet.',
  ),
} satisfies Meta<typeof NewsletterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const NoAddress: Story = { play: send('') };
export const Busy: Story = { play: send('ann@example.com') };
export const SignedUp: Story = {
  parameters: {
    answers: {
      'POST /api/newsletter': { status: 202, body: { message: 'Almost done: please open the link in our email.' } },
    },
  },
  play: send('ann@example.com'),
};
export const Failed: Story = {
  parameters: { answers: { 'POST /api/newsletter': { status: 503, body: {} } } },
  play: send('ann@example.com'),
};
