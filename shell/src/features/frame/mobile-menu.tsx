import { IconButton, onDemand, toast } from '@northlight/site-kit';
import { Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { Later, useTimesOpened } from './later.tsx';

const { Component: Sheet } = onDemand(async () => (await import('./mobile-sheet.tsx')).MobileSheet);

/** The places and the user's menu, in one sheet, where the window is too narrow for the bar. */
export function MobileMenu() {
  const [isOpen, setOpen] = useState(false);
  const times = useTimesOpened(isOpen);
  const isMissing = () => {
    setOpen(false);
    toast({ tone: 'bad', title: 'The menu could not be opened', description: 'Check your connection and try again.' });
  };
  return (
    <>
      <IconButton label="Menu" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <MenuIcon size={22} aria-hidden />
      </IconButton>
      <Later resetKey={times} onError={isMissing}>
        {times > 0 && <Sheet isOpen={isOpen} onClose={() => setOpen(false)} />}
      </Later>
    </>
  );
}
