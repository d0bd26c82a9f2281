import { Button } from '@northlight/site-kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface DisclosedProps {
  /** What the button says that opens the form. */
  readonly label: string;
  readonly children: (close: () => void) => ReactNode;
}

/** A form behind a button. The focus goes with it: into the form, and back to the button. */
export function Disclosed({ label, children }: DisclosedProps) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen) box.current?.querySelector('input')?.focus();
    else if (wasOpen.current) box.current?.querySelector('button')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <div ref={box}>
      {isOpen ? (
        children(() => setOpen(false))
      ) : (
        <Button tone="secondary" onClick={() => setOpen(true)}>
          {label}
        </Button>
      )}
    </div>
  );
}
