import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useId } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { IconButton } from '../button/icon-button.tsx';
import { color, motion, radius, shadow, size, space } from '../theme/tokens.ts';
import { useModal } from './use-modal.ts';

interface DialogProps {
  /** The name of the dialog, shown as its heading. */
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Stays in sight below the scrolling content: totals and buttons. */
  readonly footer?: ReactNode;
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** `alert` asks something that cannot be undone; it has no close cross and does not close on the backdrop. */
  readonly role?: 'dialog' | 'alertdialog';
  readonly isWide?: boolean;
}

/** A question or form in the middle of the page. */
export function Dialog(props: DialogProps) {
  return <Modal {...props} shape="middle" />;
}

/** A sheet that slides in from the right and leaves the page in sight: the cart, filters, details. */
export function Panel(props: Omit<DialogProps, 'role' | 'isWide'>) {
  return <Modal {...props} shape="side" />;
}

interface ModalProps extends DialogProps {
  readonly shape: 'middle' | 'side';
}

function Modal({ title, isOpen, onClose, children, footer, initialFocus, role = 'dialog', isWide, shape }: ModalProps) {
  const id = useId();
  const { onClick, ...modal } = useModal({ isOpen, onClose, initialFocus });
  const isAlert = role === 'alertdialog';
  return (
    <Frame
      {...modal}
      {...(!isAlert && { onClick })}
      $shape={shape}
      $isWide={isWide}
      role={role}
      aria-modal="true"
      aria-labelledby={id}
      aria-describedby={isAlert ? `${id}-text` : undefined}
    >
      {isOpen && (
        <Sheet>
          <Head>
            <h2 id={id}>{title}</h2>
            {!isAlert && (
              <IconButton label="Close" onClick={onClose}>
                <X size={20} aria-hidden />
              </IconButton>
            )}
          </Head>
          <Body id={`${id}-text`}>{children}</Body>
          {footer && <Foot>{footer}</Foot>}
        </Sheet>
      )}
    </Frame>
  );
}

const slide = keyframes`from { translate: 48px 0; opacity: 0; }`;
const rise = keyframes`from { translate: 0 16px; opacity: 0; }`;
const dim = keyframes`from { opacity: 0; }`;

const shapes = {
  side: css`
    inset: 0 0 0 auto;
    width: min(460px, 100vw);
    height: 100dvh;
    max-height: none;
    margin: 0;
    border-width: 0 0 0 1px;
    animation: ${slide} ${motion.control};
  `,
  middle: css<{ $isWide: boolean | undefined }>`
    width: min(${({ $isWide }) => ($isWide ? '860px' : '520px')}, calc(100vw - 32px));
    max-height: calc(100dvh - 32px);
    margin: auto;
    border-radius: ${radius.m};
    animation: ${rise} ${motion.control};
  `,
};

const Frame = styled.dialog<{ $shape: 'middle' | 'side'; $isWide: boolean | undefined }>`
  max-width: none;
  padding: 0;
  overflow: hidden;
  border: 1px solid ${color.line};
  background: ${color.raised};
  color: ${color.ink};
  text-align: start; /* it may be opened from a cell or a line that says otherwise */
  white-space: normal;

  &[open] {
    display: flex;
    box-shadow: ${shadow};
    ${({ $shape }) => shapes[$shape]}
  }

  &::backdrop {
    background: rgb(5 8 14 / 58%);
    animation: ${dim} ${motion.control};
  }
`;

const Sheet = styled.div`
  display: flex;
  width: 100%;
  min-height: 0;
  flex-direction: column;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.m};
  padding: ${space.l} ${space.l} ${space.m} ${space.xl};

  h2 {
    font-size: ${size.title};
  }
`;

const Body = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  padding: 0 ${space.xl} ${space.xl};
`;

const Foot = styled.div`
  padding: ${space.l} ${space.xl};
  border-top: 1px solid ${color.line};
`;
