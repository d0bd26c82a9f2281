import { from, space } from '@northlight/site-kit';
import { PasswordField } from '@northlight/site-kit/ui';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { texts } from '../texts/account-ui.ts';
import { PasswordChecklist } from './password-checklist.tsx';

type Field = Omit<ComponentProps<typeof PasswordField>, 'label'>;

interface NewPasswordFieldsProps {
  /** What the controls of the form need, by name. */
  readonly field: (name: 'password' | 'confirmPassword') => Field;
  /** What is typed in them so far. */
  readonly typed: readonly [password: string, repeated: string];
  readonly label?: string;
  readonly repeatLabel?: string;
}

/** A new password, typed twice, and the rules that it keeps so far: the same in every form that asks for one. */
export function NewPasswordFields({
  field,
  typed: [password, repeated],
  label = texts.password,
  repeatLabel = texts.confirmPassword,
}: NewPasswordFieldsProps) {
  return (
    <>
      <Pair>
        <PasswordField label={label} autoComplete="new-password" isRequired {...field('password')} />
        <PasswordField label={repeatLabel} autoComplete="new-password" isRequired {...field('confirmPassword')} />
      </Pair>
      <PasswordChecklist password={password} repeated={repeated} />
    </>
  );
}

const Pair = styled.div`
  display: grid;
  gap: ${space.xl} ${space.l};

  @media (${from.medium}) {
    grid-template-columns: 1fr 1fr;
  }
`;
