import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import styled from 'styled-components';
import { type ButtonLook, type ButtonTone, buttonStyle } from '../ui/button/button-style.ts';

interface LinkButtonProps extends ComponentProps<typeof Link> {
  readonly tone?: ButtonTone;
  readonly isSmall?: boolean;
  readonly isWide?: boolean;
}

/** A link that is the next step, and looks it. */
export function LinkButton({ tone, isSmall, isWide, ...link }: LinkButtonProps) {
  return <Styled {...link} $tone={tone} $isSmall={isSmall} $isWide={isWide} />;
}

const Styled = styled(Link)<ButtonLook>`
  ${buttonStyle}
`;
