import { CircleCheck, OctagonAlert, X } from 'lucide-react';
import { type KeyboardEvent as KeyPress, type RefObject, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styled, { keyframes } from 'styled-components';
import { useStore } from 'zustand';
import { texts } from '../texts/toast.ts';
import { IconButton } from '../ui/button/icon-button.tsx';
import { useTopModal } from '../ui/dialog/modal-stack.ts';
import { ErrorBoundary } from '../ui/error-boundary/error-boundary.tsx';
import { color, font, from, motion, radius, shadow, size, space } from '../ui/theme/tokens.ts';
import { dismissToast, type ToastMessage, toastStore } from './toast.store.ts';
import { useCountdown } from './use-countdown.ts';
import { useFocusBefore, useFocusGivenBack } from './use-focus-given-back.ts';
import { useSwipeRight } from './use-swipe.ts';

const DISPLAY_MS = 5000;

/**
 * Where toasts appear; once in the frame. While a modal panel is open it moves inside it, since everything else on the
 * page is inert then and would be neither seen nor spoken. F8 brings the focus here.
 */
export function ToastViewport() {
  const modal = useTopModal();
  const region = useRef<HTMLElement>(null);
  const message = useStore(toastStore, (state) => state.message);
  useHotkey('F8', region);
  const { before, onFocus } = useFocusBefore();

  return createPortal(
    <Region ref={region} tabIndex={-1} aria-label={texts.notificationsF8} onFocus={onFocus}>
      <div role="status">{message && message.tone !== 'bad' && <Shown message={message} before={before} />}</div>
      <div role="alert">{message?.tone === 'bad' && <Shown message={message} before={before} />}</div>
    </Region>,
    modal ?? document.body,
  );
}

interface BeforeProps {
  /** What had the focus before it came in here. */
  readonly before: RefObject<HTMLElement | null>;
}

type KnownMessage = ToastMessage & { readonly id: number };

/** A message that cannot be shown takes no later one with it. */
function Shown({ message, before }: BeforeProps & { readonly message: KnownMessage }) {
  return (
    <ErrorBoundary resetKey={message.id} fallback={null}>
      <Toast key={message.id} {...message} before={before} />
    </ErrorBoundary>
  );
}

type ToastProps = KnownMessage & BeforeProps;

function Toast({ id, title, description, tone = 'plain', before }: ToastProps) {
  const close = () => dismissToast(id);
  const { hold, release } = useCountdown(DISPLAY_MS, close);
  const swipe = useSwipeRight(close);
  const card = useFocusGivenBack(before);
  const Icon = tone === 'bad' ? OctagonAlert : CircleCheck;
  return (
    <Card
      ref={card}
      $tone={tone}
      onPointerEnter={() => hold('pointer')}
      onPointerLeave={() => release('pointer')}
      onFocus={() => hold('focus')}
      onBlur={() => release('focus')}
      onKeyDown={closeOnEscape(close)}
      {...swipe}
    >
      {tone !== 'plain' && <Icon size={22} aria-hidden />}
      <div>
        <strong>{title}</strong>
        {description && <p>{description}</p>}
      </div>
      <IconButton label={texts.close} onClick={close}>
        <X size={18} aria-hidden />
      </IconButton>
    </Card>
  );
}

const closeOnEscape = (close: () => void) => (event: KeyPress) => {
  if (event.key !== 'Escape') return;
  event.preventDefault(); // a dialog around the toast stays open
  close();
};

const useHotkey = (wanted: string, region: { readonly current: HTMLElement | null }) => {
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === wanted && region.current?.focus();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [wanted, region]);
};

const arrive = keyframes`
  from { opacity: 0; translate: 0 12px; }
`;

const Region = styled.section`
  position: fixed;
  z-index: 60;
  /* below the heading of the page, and above the bar with the total and the button that small windows have */
  bottom: calc(6.5rem + env(safe-area-inset-bottom));
  left: 0;
  width: min(420px, 100vw);
  padding: ${space.m} ${space.l};
  pointer-events: none;

  &:focus-visible {
    outline-offset: -6px;
  }

  @media print {
    display: none;
  }

  /* above a panel that is low at the bottom, and not over the heading of the page that it leaves in sight */
  dialog[data-beside] > & {
    position: absolute;
    bottom: 100%;
  }

  /* clear of the totals and buttons of a side panel */
  @media (${from.large}) {
    bottom: 0;
    padding: ${space.l};

    dialog[data-beside] > & {
      position: fixed;
      bottom: 0;
    }
  }
`;

const edgeOf = { plain: color.ink, good: color.good, bad: color.bad };

const Card = styled.div<{ $tone: 'plain' | 'good' | 'bad' }>`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: auto;
  grid-template-columns: ${({ $tone }) => ($tone === 'plain' ? '1fr auto' : 'auto 1fr auto')};
  gap: ${space.m};
  align-items: start;
  padding: ${space.l};
  border: 1px solid ${({ $tone }) => edgeOf[$tone]};
  border-radius: ${radius.m};
  background: ${color.raised};
  color: ${color.ink};
  box-shadow: ${shadow};
  pointer-events: auto;
  touch-action: pan-y;
  animation: ${arrive} ${motion.control};

  > svg {
    margin-top: 2px;
    color: ${({ $tone }) => edgeOf[$tone]};
  }

  strong {
    font-family: ${font.display};
    font-size: ${size.text};
    font-weight: 700;
    line-height: 1.3;
  }

  p {
    color: ${color.inkQuiet};
    font-size: ${size.small};
  }

  button {
    margin: -8px -8px -8px 0;
  }
`;
