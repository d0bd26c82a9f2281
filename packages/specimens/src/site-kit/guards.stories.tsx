import { RequireAdmin, RequireRole, RequireSession } from '@northlight/site-kit';
import type { Meta, StoryObj } from '@storybook/react';
import { usage } from '../support/usage.ts';

const user = {
  id: 7,
  username: 'ann',
  email: 'ann@example.com',
  firstName: 'Ann',
  isAdmin: false,
  roles: [],
  mustSetUpSecondFactor: false,
};

const meta = {
  title: 'site-kit/Guards',
  component: RequireSession,
  subcomponents: { RequireAdmin, RequireRole },
  args: { children: <p>Only for those who may be here.</p> },
  parameters: usage(
    'Around the routes of people who are signed in. RequireSession sends others to the sign-in and back again, RequireAdmin and RequireRole send home who may not be here.',
  ),
} satisfies Meta<typeof RequireSession>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Checking: Story = {};
export const SignedIn: Story = { parameters: { answers: { 'GET /api/auth/me': { status: 200, body: user } } } };
export const CheckFailed: Story = {
  parameters: { answers: { 'GET /api/auth/me': { status: 503, body: { message: 'Not now' } } } },
};
export const SecondFactorMissing: Story = {
  render: (args) => <RequireRole worksAs="desk" {...args} />,
  parameters: {
    answers: {
      'GET /api/auth/me': { status: 200, body: { ...user, roles: ['desk'], mustSetUpSecondFactor: true } },
    },
  },
};
export const Admin: Story = {
  render: (args) => <RequireAdmin {...args} />,
  parameters: { answers: { 'GET /api/auth/me': { status: 200, body: { ...user, isAdmin: true } } } },
};
