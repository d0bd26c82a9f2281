import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { color, motion, radius } from '../theme/tokens.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What happens when pressed, for those who do not see the icon. */
  readonly label: string;
}

/** A square of 44 px around one icon. */
export function IconButton({ label, ...rest }: IconButtonProps) {
  return <Square type="button" aria-label={label} title={label} {...rest} />;
}

const Square = styled.button`
  position: relative;
  display: inline-grid;
  width: 44px;
  height: 44px;
  flex: none;
  place-items: center;
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${radius.s};
  background: transparent;
  transition: border-color ${motion.control};

  &:hover:not(:disabled, [aria-disabled='true']) {
    border-color: ${color.edge};
  }

  &:disabled,
  &[aria-disabled='true'] {
    color: ${color.inkQuiet};
    cursor: not-allowed;
    opacity: 0.55;
  }
`;
