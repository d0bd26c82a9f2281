import { IconButton, onDemand, toast } from '@northlight/site-kit';
import { Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { texts } from '../../texts/frame.ts';
import { Later, useTimesOpened } from './later.tsx';

const { Component: Sheet } = onDemand(async () => (await import('./mobile-sheet.tsx')).MobileSheet);

/** The places and the user's menu, in one sheet, where the window is too narrow for the bar. */
export function MobileMenu() {
  const [isOpen, setOpen] = useState(false);
  const times = useTimesOpened(isOpen);
  const isMissing = () => {
    setOpen(false);
    toast({ tone: 'bad', title: texts.couldntOpenTheMenu, description: texts.checkYourConnectionAndTry });
  };
  return (
    <>
      <IconButton label={texts.menu} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <MenuIcon size={22} aria-hidden />
      </IconButton>
      <Later resetKey={times} onError={isMissing}>
        {times > 0 && <Sheet isOpen={isOpen} onClose={() => setOpen(false)} />}
      </Later>
    </>
  );
}
