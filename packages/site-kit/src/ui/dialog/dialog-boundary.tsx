import { Button, ErrorBoundary } from '@northlight/site-kit';
import type { ReactElement } from 'react';
import { texts } from '../../texts/ui.ts';
import { Dialog } from './dialog.tsx';

interface DialogBoundaryProps {
  /**
   * The dialog while it is open, as in `{open && <MoveDialog onClose={…} />}`. Its `onClose` must take away what opened
   * it: a state of the page, or a parameter of the address.
   */
  readonly children:
    | ReactElement<{ readonly onClose: () => void; readonly isOpen?: boolean }>
    | false
    | ''
    | null
    | undefined;
}

/** Around a dialog: when it throws, the page behind it stays, and another dialog says so and can be closed. */
export function DialogBoundary({ children }: DialogBoundaryProps) {
  const isOpen = children ? children.props.isOpen !== false : false;
  return (
    <ErrorBoundary resetKey={isOpen} fallback={children && <Sorry isOpen={isOpen} onClose={children.props.onClose} />}>
      {children}
    </ErrorBoundary>
  );
}

function Sorry(dialog: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const close = (
    <Button tone="secondary" onClick={dialog.onClose}>
      {texts.close}
    </Button>
  );
  return (
    <Dialog {...dialog} title={texts.couldntOpen} footer={close}>
      {texts.somethingWentWrongOnOur}
    </Dialog>
  );
}
