import { LinkButton, Row } from '@northlight/site-kit';
import type { Meta, StoryObj } from '@storybook/react';
import { focused, hovered, usage } from '../support/usage.ts';

const meta = {
  title: 'site-kit/LinkButton',
  component: LinkButton,
  args: { to: '/booking', children: 'Choose a time' },
  parameters: usage('A link to the next step that looks like a Button. What changes something is a Button.'),
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Secondary: Story = { args: { tone: 'secondary' } };
export const Quiet: Story = { args: { tone: 'quiet' } };
export const Small: Story = { args: { isSmall: true } };
export const Wide: Story = { args: { isWide: true } };

const all: Story['render'] = (args) => (
  <Row>
    <LinkButton {...args} />
    <LinkButton {...args} tone="secondary" />
    <LinkButton {...args} tone="quiet" />
  </Row>
);

export const Hovered: Story = { render: all, globals: hovered };
export const Focused: Story = { render: all, globals: focused };
