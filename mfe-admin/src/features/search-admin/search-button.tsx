import { color, ErrorBoundary, from, onDemand, radius, size, space, toast } from '@northlight/site-kit';
import { Search } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import styled from 'styled-components';
import { texts } from '../../texts/search-admin.ts';
import type { SearchScope } from './use-hits.ts';

const { Component: Found, ahead } = onDemand(async () => (await import('./search-dialog.tsx')).SearchDialog);

/** Opens the search of the whole admin, as Ctrl-K does, and on a Mac Cmd-K. */
export function SearchButton({ scope }: { readonly scope: SearchScope }) {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  const isMissing = () => {
    setOpen(false);
    toast({
      tone: 'bad',
      title: texts.couldntOpenSearch,
      description: texts.checkYourConnectionAndTry,
    });
  };
  useShortcut(open);
  return (
    <>
      <Opener
        type="button"
        aria-haspopup="dialog"
        aria-label={texts.searchTheAdmin}
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={() => void ahead()}
        onClick={open}
      >
        <Search size={18} aria-hidden />
        <span>{texts.search}</span>
        <kbd aria-hidden>{isMac() ? '⌘K' : 'Ctrl K'}</kbd>
      </Opener>
      <ErrorBoundary resetKey={isOpen} fallback={null} onError={isMissing}>
        <Suspense>{isOpen && <Found scope={scope} onClose={() => setOpen(false)} />}</Suspense>
      </ErrorBoundary>
    </>
  );
}

const isMac = (): boolean => /^Mac|^iP/.test(navigator.platform);

/** Not while a dialog is open: what is being written there would be left. */
function useShortcut(onPress: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isMeant = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey;
      if (!isMeant || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      onPress();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onPress]);
}

const Opener = styled.button`
  display: flex;
  flex: none;
  min-width: 44px;
  min-height: 44px;
  align-items: center;
  justify-content: center;
  gap: ${space.s};
  padding: 0 ${space.s};
  border: 0;
  border-radius: ${radius.s};
  background: none;
  color: ${color.ink};
  font-size: ${size.small};

  span,
  kbd {
    display: none;
  }

  @media (${from.large}) {
    min-width: 220px;
    min-height: 40px;
    justify-content: flex-start;
    padding: 0 ${space.m};
    border: 1px solid ${color.edge};
    background: ${color.raised};
    color: ${color.inkQuiet};

    &:hover {
      border-color: ${color.ink};
    }

    span,
    kbd {
      display: inline;
    }

    kbd {
      margin-left: auto;
      font: inherit;
    }
  }
`;
