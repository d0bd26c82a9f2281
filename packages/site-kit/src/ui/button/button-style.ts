import { css } from 'styled-components';
import { color, font, motion, radius, size, space } from '../theme/tokens.ts';

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonLook {
  readonly $tone?: ButtonTone;
  readonly $isSmall?: boolean;
  readonly $isWide?: boolean;
}

const tones = {
  primary: css`
    border-color: ${color.onAction};
    background: ${color.action};
    color: ${color.onAction};

    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${color.actionHover};
    }

    [data-theme='dark'] & {
      border-color: ${color.action};
    }
  `,
  secondary: css`
    border-color: ${color.ink};
    background: transparent;
    color: ${color.ink};

    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${color.ink};
      color: ${color.ground};
    }
  `,
  quiet: css`
    border-color: transparent;
    background: transparent;
    color: ${color.ink};

    &:hover:not(:disabled, [aria-disabled='true']) {
      border-color: ${color.edge};
    }
  `,
  danger: css`
    border-color: ${color.bad};
    background: transparent;
    color: ${color.bad};

    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${color.bad};
      color: ${color.ground};
    }
  `,
};

/** The look of a button, for <button> and for links that lead to the next step. */
export const buttonStyle = css<ButtonLook>`
  display: inline-flex;
  width: ${({ $isWide }) => ($isWide ? '100%' : 'auto')};
  min-height: ${({ $isSmall }) => ($isSmall ? '36px' : '48px')};
  align-items: center;
  justify-content: center;
  gap: ${space.s};
  padding: ${({ $isSmall }) => ($isSmall ? `6px ${space.m}` : `10px 22px`)};
  border: 1.5px solid;
  border-radius: ${radius.s};
  font: 600 ${({ $isSmall }) => ($isSmall ? size.small : size.text)} / 1.2 ${font.text};
  text-align: center;
  text-decoration: none;
  transition: background ${motion.control}, color ${motion.control}, border-color ${motion.control};

  ${({ $tone = 'primary' }) => tones[$tone]}

  &:active:not(:disabled, [aria-disabled='true']) {
    translate: 0 1px;
  }

  &:disabled,
  &[aria-disabled='true'] {
    border-style: dashed;
    border-color: ${color.edge};
    background: transparent;
    color: ${color.inkQuiet};
    cursor: not-allowed;
  }
`;
