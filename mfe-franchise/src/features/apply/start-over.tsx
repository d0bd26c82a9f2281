import { Button } from '@northlight/site-kit';
import { ConfirmDialog } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { texts } from '../../texts/apply.ts';

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
        {texts.startOver}
      </Button>
      <ConfirmDialog
        title={texts.startOverQuestion}
        isOpen={isAsked}
        confirmText={texts.clearForm}
        onConfirm={confirm}
        onCancel={() => setIsAsked(false)}
      >
        <p>{texts.thisDeletesEverythingYouve}</p>
      </ConfirmDialog>
    </>
  );
}
