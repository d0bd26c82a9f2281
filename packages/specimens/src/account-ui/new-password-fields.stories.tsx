import { Stack } from '@northlight/site-kit';
import { NewPasswordFields } from '@northlight/site-kit/account-ui';
import type { Meta, StoryObj } from '@storybook/react';
import { type ComponentProps, useState } from 'react';
import { usage } from '../support/usage.ts';

type Props = ComponentProps<typeof NewPasswordFields>;

const field: Props['field'] = () => ({});

const meta = {
  title: 'account-ui/NewPasswordFields',
  component: NewPasswordFields,
  args: { field, typed: ['', ''] },
  render: (args) => {
    const [typed, setTyped] = useState({ password: args.typed[0], confirmPassword: args.typed[1] });
    return (
      <Stack>
        <NewPasswordFields
          {...args}
          typed={[typed.password, typed.confirmPassword]}
          field={(name) => ({
            value: typed[name],
            onChange: ({ target }) => setTyped({ ...typed, [name]: target.value }),
            ...args.field(name),
          })}
        />
      </Stack>
    );
  },
  parameters: usage(
    'A new password, typed twice, and the rules that it keeps so far. The same in every form that asks for one.',
  ),
} satisfies Meta<typeof NewPasswordFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const SomeRulesKept: Story = { args: { typed: ['northern', ''] } };
export const AllRulesKept: Story = { args: { typed: ['Northern-lights-7', 'Northern-lights-7'] } };
export const WithErrors: Story = {
  args: { field: (name) => (name === 'password' ? { error: 'Please enter a password' } : {}) },
};
