import { motion, radius } from '@northlight/site-kit';
import { css, keyframes } from 'styled-components';
import { Modal, type ModalProps } from './modal.tsx';

interface DialogProps extends Omit<ModalProps, 'shape' | 'isBeside'> {
  readonly isWide?: boolean;
}

/** A question or form in the middle of the page. */
export function Dialog({ isWide, ...props }: DialogProps) {
  return <Modal {...props} shape={isWide ? wide : narrow} />;
}

const rise = keyframes`from { translate: 0 16px; opacity: 0; }`;

const middle = css`
  max-height: calc(100dvh - 32px);
  margin: auto;
  border-radius: ${radius.m};
  animation: ${rise} ${motion.control};
`;

const narrow = css`
  width: min(520px, calc(100vw - 32px));
  ${middle}
`;

const wide = css`
  width: min(860px, calc(100vw - 32px));
  ${middle}
`;
