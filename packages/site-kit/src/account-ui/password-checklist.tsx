import { passwordLength, passwordLowercase, passwordNumber, passwordUppercase } from '@northlight/contracts';
import { color, size, space, VisuallyHidden } from '@northlight/site-kit';
import { Circle, CircleCheck } from 'lucide-react';
import styled from 'styled-components';
import { texts } from '../texts/account-ui.ts';

const rules = [passwordLength, passwordUppercase, passwordLowercase, passwordNumber];

interface PasswordChecklistProps {
  readonly password: string;
  readonly repeated: string;
}

/** The five rules of a password, ticked while it is typed (U32). */
export function PasswordChecklist({ password, repeated }: PasswordChecklistProps) {
  const isRepeated = password.length > 0 && password === repeated;
  return (
    <List aria-label={texts.passwordRules}>
      {rules.map(({ name, label, holds }) => (
        <Rule key={name} label={label} isKept={holds(password)} />
      ))}
      <Rule label={texts.passwordsMatch} isKept={isRepeated} />
    </List>
  );
}

function Rule({ label, isKept }: { readonly label: string; readonly isKept: boolean }) {
  const Icon = isKept ? CircleCheck : Circle;
  return (
    <Item $isKept={isKept}>
      <Icon size={16} aria-hidden />
      {label}
      <VisuallyHidden>{isKept ? ' (done)' : ' (still missing)'}</VisuallyHidden>
    </Item>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(210px, 1fr));
  gap: ${space.xs} ${space.l};
  font-size: ${size.small};
`;

const Item = styled.li<{ $isKept: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space.s};
  color: ${({ $isKept }) => ($isKept ? color.good : color.inkQuiet)};
  font-weight: ${({ $isKept }) => ($isKept ? 600 : 400)};
`;
