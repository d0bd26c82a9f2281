import { besideWidth, from, motion } from '@northlight/site-kit';
import { css, keyframes } from 'styled-components';
import { Modal, type ModalProps } from './modal.tsx';

interface PanelProps extends Omit<ModalProps, 'role' | 'shape'> {
  /** Leaves the page to be read and used: at the side where there is room (the frame makes it), else low at the bottom. */
  readonly isBeside?: boolean;
}

/** A sheet that slides in from the right and leaves the page in sight: the cart, filters, details. */
export function Panel(props: PanelProps) {
  return <Modal {...props} shape={props.isBeside ? beside : side} />;
}

const slide = keyframes`from { translate: 48px 0; opacity: 0; }`;
const rise = keyframes`from { translate: 0 16px; opacity: 0; }`;

const side = css`
  inset: 0 0 0 auto;
  width: min(460px, 100vw);
  height: 100dvh;
  max-height: none;
  margin: 0;
  border-width: 0 0 0 1px;
  animation: ${slide} ${motion.control};
`;

const beside = css`
  position: fixed;
  z-index: 50; /* not in the top layer, as it is not modal: above the bar, below toasts */
  inset: auto 0 0;
  width: 100vw;
  max-height: 44dvh;
  margin: 0;
  overflow: visible;
  border-width: 1px 0 0;
  animation: ${rise} ${motion.control};

  @media (${from.large}) {
    inset: 0 0 0 auto;
    width: ${besideWidth};
    height: 100dvh;
    max-height: none;
    border-width: 0 0 0 1px;
    animation-name: ${slide};
  }
`;
