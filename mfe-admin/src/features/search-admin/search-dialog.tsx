import { color, useNavigate, VisuallyHidden } from '@northlight/site-kit';
import { Dialog, TextField } from '@northlight/site-kit/ui';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { texts } from '../../texts/search-admin.ts';
import { HitList, optionId } from './hit-list.tsx';
import { type Hits, type SearchScope, useHits } from './use-hits.ts';
import { useSettled } from './use-settled.ts';

interface SearchDialogProps {
  readonly scope: SearchScope;
  readonly onClose: () => void;
}

/** One field over everything that is managed: a combobox whose list stays open (WAI-ARIA APG). */
export function SearchDialog({ scope, onClose }: SearchDialogProps) {
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const query = useSettled(text);
  const hits = useHits(query, scope);
  const isBusy = hits.isBusy || query !== text;
  const all = hits.groups.flatMap((group) => group.hits);
  const at = Math.min(active, all.length - 1);
  const open = (to: string | undefined) => {
    if (to === undefined) return;
    onClose();
    void navigate(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by !== undefined && all.length > 0) setActive((at + by + all.length) % all.length);
    if (event.key === 'Enter') open(all[at]?.to);
    if (by !== undefined || event.key === 'Enter') event.preventDefault();
  };
  return (
    <Dialog title={texts.search} isOpen onClose={onClose} initialFocus={field} isWide>
      <TextField
        ref={field}
        label={texts.bookingsOrdersPeopleAndPages}
        hint={texts.nameEmailPhoneNumber}
        type="search"
        role="combobox"
        autoComplete="off"
        maxLength={200}
        aria-autocomplete="list"
        aria-expanded={all.length > 0}
        aria-controls={list}
        aria-activedescendant={all.length > 0 ? optionId(list, at) : undefined}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <State role="status">{stateOf(query, all.length, { ...hits, isBusy })}</State>
      <HitList id={list} groups={hits.groups} at={at} onOpen={open} />
    </Dialog>
  );
}

function stateOf(text: string, found: number, { isBusy, isPartial }: Hits) {
  if (isBusy) return texts.searching;
  if (isPartial) return texts.someResultsCouldntBeSearched;
  if (found === 0) return texts.noResults({ search: text.trim() });
  return <VisuallyHidden>{texts.result({ found })}</VisuallyHidden>;
}

const State = styled.p`
  min-height: 2.75em;
  padding-block: 0.6em;
  color: ${color.inkQuiet};
`;
