import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordField } from './password-field.tsx';

const field = () => screen.getByLabelText<HTMLInputElement>('Password');

describe('a field for a password', () => {
  it('shows no letter of it, until its owner wants to see it', async () => {
    render(<PasswordField label="Password" />);
    expect(field().type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field().type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field().type).toBe('password');
  });

  it('takes what is pasted, whole, and what a manager fills in', async () => {
    render(<PasswordField label="Password" autoComplete="current-password" />);
    await userEvent.click(field());
    await userEvent.paste('a long one, of more than sixty-four characters, out of a password manager');
    expect(field().value).toHaveLength(73);
    expect([field().autocomplete, field().maxLength]).toEqual(['current-password', -1]);
  });
});
