import { mailtoHref, telHref } from '@northlight/contracts';
import { color, Quiet, size, space } from '@northlight/site-kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { texts } from '../texts/common.ts';

interface CustomerCardProps {
  /** Null where they were forgotten. */
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  /** What it is about, below the name. */
  readonly children?: ReactNode;
}

/** Whom something is for, and how to reach them. */
export const CustomerCard = ({ name, email, phone, children }: CustomerCardProps) => (
  <Who aria-label={texts.customer}>
    <h2>{name || texts.nameErased}</h2>
    {children}
    {email && (
      <p>
        <a href={mailtoHref(email)}>{email}</a>
      </p>
    )}
    {phone && (
      <p>
        <a href={telHref(phone)}>{phone}</a>
      </p>
    )}
    {!name && <Quiet>{texts.thisCustomersPersonalData}</Quiet>}
  </Who>
);

const Who = styled.section`
  display: grid;
  gap: ${space.xs};

  h2 {
    overflow-wrap: anywhere;
  }

  p {
    color: ${color.inkQuiet};
    font-size: ${size.text};
    overflow-wrap: anywhere;
  }
`;
