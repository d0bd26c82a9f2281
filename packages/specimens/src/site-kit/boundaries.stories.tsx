import { ErrorBoundary, Notice, PartBoundary, Spinner } from '@northlight/site-kit';
import type { Meta, StoryObj } from '@storybook/react';
import { type ComponentType, use } from 'react';
import { usage } from '../support/usage.ts';

function Broken(): never {
  throw new Error('This part throws on purpose.');
}

const never = new Promise<never>(() => undefined);

function Loading() {
  return use(never);
}

const meta = {
  title: 'site-kit/Boundaries',
  component: PartBoundary,
  // a class that derives its state is no ComponentType of any properties to TypeScript
  subcomponents: { ErrorBoundary: ErrorBoundary as unknown as ComponentType },
  args: { children: <p>A part of a page that works.</p> },
  parameters: usage(
    'PartBoundary goes around a part that is loaded when it is shown: the page stays where it does not come, and it can be retried. ErrorBoundary stops what throws and shows what you give it.',
  ),
} satisfies Meta<typeof PartBoundary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Working: Story = {};
export const WhileLoading: Story = { args: { children: <Loading />, whileLoading: <Spinner /> } };
export const PartThatFails: Story = { args: { children: <Broken /> } };
export const OwnFallback: Story = {
  render: () => (
    <ErrorBoundary fallback={<Notice title="The map can't be shown right now" />}>
      <Broken />
    </ErrorBoundary>
  ),
};
