import { toast } from '@northlight/site-kit';
import { ToastViewport } from '@northlight/site-kit/frame';
import type { Meta, StoryObj } from '@storybook/react';
import { longText, longTitle } from '../support/long-texts.ts';
import { ownPage, usage } from '../support/usage.ts';

const { docs } = usage(
  'Where toasts appear; once in the frame. Call `toast` of site-kit from anywhere: one at a time, for five seconds, and longer while a pointer or the focus is on it. F8 brings the focus there.',
);

const meta = {
  title: 'frame/ToastViewport',
  component: ToastViewport,
  parameters: { docs: { ...docs, ...ownPage.docs } },
} satisfies Meta<typeof ToastViewport>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { play: () => toast({ title: 'Added to your cart' }) };
export const Good: Story = {
  play: () => toast({ title: 'Booking canceled', description: 'You will get back $68.00.', tone: 'good' }),
};
export const Bad: Story = {
  play: () => toast({ title: "Couldn't cancel the booking", description: 'Please try again.', tone: 'bad' }),
};
export const LongText: Story = { play: () => toast({ title: longTitle, description: longText, tone: 'good' }) };
