import { Spinner } from '@northlight/site-kit';
import type { Meta, StoryObj } from '@storybook/react';
import { usage } from '../support/usage.ts';

const meta = {
  title: 'site-kit/Spinner',
  component: Spinner,
  parameters: usage('Waiting, in words. `isPage` takes the room of a page, so that the footer does not jump.'),
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const InWords: Story = { args: { text: 'Looking for free times…' } };
export const OfAPage: Story = { args: { isPage: true } };
