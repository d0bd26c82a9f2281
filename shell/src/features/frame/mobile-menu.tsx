import { IconButton } from '@northlight/site-kit';
import { Menu as MenuIcon } from 'lucide-react';
import { lazy, useRef, useState } from 'react';
import { Later } from './later.tsx';

const Sheet = lazy(() => import('./mobile-sheet.tsx').then(({ MobileSheet }) => ({ default: MobileSheet })));

/** The places and the user's menu, in one sheet, where the window is too narrow for the bar. */
export function MobileMenu() {
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useRef(false);
  wasOpen.current ||= isOpen;
  return (
    <>
      <IconButton label="Menu" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <MenuIcon size={22} aria-hidden />
      </IconButton>
      <Later>{wasOpen.current && <Sheet isOpen={isOpen} onClose={() => setOpen(false)} />}</Later>
    </>
  );
}
