import type { ComponentProps, MouseEvent } from 'react';
import styled from 'styled-components';
import { type ButtonLook, type ButtonTone, buttonStyle } from './button-style.ts';

interface ButtonProps extends ComponentProps<'button'> {
  readonly tone?: ButtonTone;
  readonly isSmall?: boolean;
  readonly isWide?: boolean;
  /** While true the button keeps the focus, says `busyText` and ignores presses (U10). */
  readonly isBusy?: boolean;
  readonly busyText?: string;
  /** A field that is left by the press shows its error after it: what it shows would move the button away from under it. */
  readonly keepsFocus?: boolean;
}

/** Says what happens when pressed; with `aria-disabled` nothing does. A link that looks like a button is <LinkButton>. */
export function Button({ tone, isSmall, isWide, isBusy = false, busyText, keepsFocus, ...plain }: ButtonProps) {
  const { children, onClick, ...rest } = plain;
  const isOff = isBusy || rest['aria-disabled'] === true;
  const press = (event: MouseEvent<HTMLButtonElement>) => (isOff ? event.preventDefault() : onClick?.(event));
  return (
    <Plain
      type="button"
      {...rest}
      $tone={tone}
      $isSmall={isSmall}
      $isWide={isWide}
      aria-disabled={isOff || undefined}
      onClick={press}
      {...(keepsFocus && { onMouseDown: keepFocus })}
    >
      {isBusy && busyText ? busyText : children}
    </Plain>
  );
}

const keepFocus = (event: MouseEvent): void => event.preventDefault();

const Plain = styled.button<ButtonLook>`
  ${buttonStyle}
`;
