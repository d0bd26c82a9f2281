import { color, IconButton, motion, shadow, size, space } from '@northlight/site-kit';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useId } from 'react';
import styled, { keyframes, type RuleSet } from 'styled-components';
import { texts } from '../../texts/ui.ts';
import { useModal } from './use-modal.ts';
import { useScrollStop } from './use-scroll-stop.ts';

export interface ModalProps {
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
  /** Size, place and movement of the sheet. */
  readonly shape: RuleSet<object>;
  readonly isBeside?: boolean | undefined;
}

/** A native modal dialog with head, scrolling body and foot; Dialog and Panel give it its shape. */
export function Modal(props: ModalProps) {
  const { title, isOpen, onClose, children, footer, initialFocus, role = 'dialog', shape, isBeside } = props;
  const id = useId();
  const { onClick, ...modal } = useModal({ isOpen, onClose, initialFocus, isBeside });
  const scroll = useScrollStop();
  const isAlert = role === 'alertdialog';
  return (
    <Frame
      {...modal}
      {...(!isAlert && { onClick })}
      $shape={shape}
      role={role}
      aria-modal={isBeside ? undefined : 'true'}
      data-beside={isBeside ? '' : undefined}
      aria-labelledby={id}
      aria-describedby={isAlert ? `${id}-text` : undefined}
    >
      {isOpen && (
        <Sheet>
          <Head>
            <h2 id={id}>{title}</h2>
            {!isAlert && (
              <IconButton label={texts.close} onClick={onClose}>
                <X size={20} aria-hidden />
              </IconButton>
            )}
          </Head>
          <Body id={`${id}-text`} {...scroll}>
            {children}
          </Body>
          {footer && <Foot>{footer}</Foot>}
        </Sheet>
      )}
    </Frame>
  );
}

const dim = keyframes`from { opacity: 0; }`;

const Frame = styled.dialog<{ $shape: RuleSet<object> }>`
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
    ${({ $shape }) => $shape}
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
