import { Button, Row } from '@northlight/site-kit';
import { type ReactNode, useRef } from 'react';
import { texts } from '../../texts/ui.ts';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  /** What will happen, with the name of the thing in it (U45). */
  readonly children: ReactNode;
  readonly confirmText: string;
  readonly cancelText?: string;
  readonly isBusy?: boolean;
  readonly busyText?: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before something that cannot be undone. The focus starts on Cancel. */
export function ConfirmDialog({
  children,
  cancelText = texts.cancel,
  onConfirm,
  onCancel,
  ...rest
}: ConfirmDialogProps) {
  const { confirmText, isBusy, busyText, ...dialog } = rest;
  const cancel = useRef<HTMLButtonElement>(null);
  const buttons = (
    <Row>
      <Button ref={cancel} tone="secondary" onClick={onCancel}>
        {cancelText}
      </Button>
      <Button tone="danger" isBusy={isBusy} busyText={busyText} onClick={onConfirm}>
        {confirmText}
      </Button>
    </Row>
  );
  return (
    <Dialog {...dialog} role="alertdialog" onClose={onCancel} initialFocus={cancel} footer={buttons}>
      {children}
    </Dialog>
  );
}
