import { Button, Row } from '@northlight/site-kit';
import type { Meta, StoryObj } from '@storybook/react';
import { fn } from 'storybook/test';
import { longTitle } from '../support/long-texts.ts';
import { focused, hovered, usage } from '../support/usage.ts';

const meta = {
  title: 'site-kit/Button',
  component: Button,
  args: { children: 'Book 2 tickets', onClick: fn() },
  parameters: usage(
    'Says what happens when pressed, with a verb. One primary button a page or dialog; `danger` is for what cannot be undone. A link that is the next step is a LinkButton.',
  ),
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Secondary: Story = { args: { tone: 'secondary' } };
export const Quiet: Story = { args: { tone: 'quiet' } };
export const Danger: Story = { args: { tone: 'danger', children: 'Cancel booking' } };
export const Small: Story = { args: { isSmall: true } };
export const Wide: Story = { args: { isWide: true } };
export const Busy: Story = { args: { isBusy: true, busyText: 'Booking…' } };
export const Disabled: Story = { args: { 'aria-disabled': true } };
export const LongText: Story = { args: { children: `Book 2 tickets for ${longTitle}` } };

const all: Story['render'] = (args) => (
  <Row>
    <Button {...args} />
    <Button {...args} tone="secondary" />
    <Button {...args} tone="quiet" />
    <Button {...args} tone="danger" />
    <Button {...args} aria-disabled />
  </Row>
);

export const Hovered: Story = { render: all, globals: hovered };
export const Focused: Story = { render: all, globals: focused };
