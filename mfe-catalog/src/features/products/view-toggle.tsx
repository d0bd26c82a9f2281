import { color, radius, space, useSearchParams } from '@northlight/site-kit';
import { LayoutGrid, List } from 'lucide-react';
import styled from 'styled-components';
import { texts } from '../../texts/products.ts';
import type { View } from './product-card.tsx';

/** Grid or list, kept in the address beside the search. */
export const useView = () => {
  const [params, setParams] = useSearchParams();
  const view: View = params.get('view') === 'list' ? 'list' : 'grid';
  const choose = (wanted: View) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (wanted === 'list') next.set('view', wanted);
        else next.delete('view');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { view, choose };
};

const views = [
  { value: 'grid', label: texts.grid, Icon: LayoutGrid },
  { value: 'list', label: texts.list, Icon: List },
] as const;

interface ViewToggleProps {
  readonly view: View;
  readonly onChoose: (view: View) => void;
}

/** Two buttons of which one is pressed. */
export function ViewToggle({ view, onChoose }: ViewToggleProps) {
  return (
    <Pair role="group" aria-label={texts.view}>
      {views.map(({ value, label, Icon }) => (
        <button key={value} type="button" aria-pressed={value === view} onClick={() => onChoose(value)}>
          <Icon size={18} aria-hidden /> {label}
        </button>
      ))}
    </Pair>
  );
}

const Pair = styled.div`
  display: flex;
  overflow: hidden;
  border: 1px solid ${color.edge};
  border-radius: ${radius.s};

  button {
    display: inline-flex;
    min-height: 44px;
    align-items: center;
    gap: ${space.s};
    padding-inline: ${space.l};
    border: 0;
    background: ${color.raised};
    color: ${color.ink};
    cursor: pointer;
    font-weight: 600;
  }

  button[aria-pressed='true'] {
    background: ${color.ink};
    color: ${color.ground};

    @media (forced-colors: active) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }

  button:focus-visible {
    outline: 3px solid ${color.focus};
    outline-offset: -3px;
  }
`;
