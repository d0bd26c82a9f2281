import { Menu } from '@northlight/site-kit/ui';
import type { Meta, StoryObj } from '@storybook/react';
import { userEvent, within } from 'storybook/test';
import { longTitle } from '../support/long-texts.ts';
import { focused, usage } from '../support/usage.ts';

const meta = {
  title: 'ui/Menu',
  component: Menu,
  args: {
    label: 'Ann',
    children: (
      <>
        <li>
          <a href="#bookings">My Bookings</a>
        </li>
        <li>
          <a href="#profile">Profile</a>
        </li>
        <li>
          <button type="button">Logout</button>
        </li>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'end', alignItems: 'start', minHeight: 200 }}>
        <Story />
      </div>
    ),
  ],
  parameters: usage(
    'A button that shows a list of links and buttons, each in an li. Arrows walk through it, Esc closes it and goes back to the button.',
  ),
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('button', { expanded: false })),
};
export const Focused: Story = { globals: focused };
export const LongText: Story = { args: { label: longTitle } };
