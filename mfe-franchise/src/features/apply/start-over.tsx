import { Button } from '@northlight/site-kit';
import { ConfirmDialog } from '@northlight/site-kit/ui';
import { useState } from 'react';

/** Empties the form, once that was confirmed. */
export function StartOver({ onStartOver }: { readonly onStartOver: () => void }) {
  const [isAsked, setIsAsked] = useState(false);
  const confirm = () => {
    setIsAsked(false);
    onStartOver();
  };
  return (
    <>
      <Button tone="secondary" onClick={() => setIsAsked(true)}>
        Start over
      </Button>
      <ConfirmDialog
        title="Start over?"
        isOpen={isAsked}
        confirmText="Clear the form"
        onConfirm={confirm}
        onCancel={() => setIsAsked(false)}
      >
        <p>What you have typed into the pre-application is forgotten.</p>
      </ConfirmDialog>
    </>
  );
}
