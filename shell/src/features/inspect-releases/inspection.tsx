import { color, font, from, radius, shadow, size, space } from '@northlight/site-kit';
import styled from 'styled-components';
import { documentRelease } from '../../pinned-fronts.ts';
import { texts } from '../../texts/inspect-releases.ts';
import { ReleasePanel } from './release-panel.tsx';
import { untilText } from './release-words.ts';

interface InspectionProps {
  readonly isOpen: boolean;
  readonly onChange: (isOpen: boolean) => void;
}

/** What each part of the page is of, and what this browser is shown instead of what is live. */
export function Inspection({ isOpen, onChange }: InspectionProps) {
  const { preview } = documentRelease;
  return (
    <>
      {preview && !isOpen && (
        <Place aria-label={texts.preview}>
          <Badge type="button" onClick={() => onChange(true)}>
            {texts.previewUntil({ time: untilText(preview.until) })}
          </Badge>
        </Place>
      )}
      <ReleasePanel isOpen={isOpen} onClose={() => onChange(false)} />
    </>
  );
}

/** In a small window above the bar that has the total and the button of a page. */
const Place = styled.aside`
  position: fixed;
  z-index: 44;
  bottom: calc(6.5rem + env(safe-area-inset-bottom));
  left: ${space.m};

  @media (${from.large}) {
    bottom: ${space.m};
  }

  @media print {
    display: none;
  }
`;

const Badge = styled.button`
  min-height: 44px;
  padding: ${space.s} ${space.l};
  border: 1px solid ${color.ink};
  border-radius: ${radius.s};
  background: ${color.action};
  box-shadow: ${shadow};
  color: ${color.onAction};
  cursor: pointer;
  font: 600 ${size.small} / 1.4 ${font.text};

  &:hover {
    background: ${color.actionHover};
  }
`;
