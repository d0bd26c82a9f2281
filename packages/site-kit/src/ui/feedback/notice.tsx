import { CircleCheck, Info, OctagonAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, radius, space } from '../theme/tokens.ts';

type NoticeTone = 'plain' | 'good' | 'bad';

interface NoticeProps {
  readonly tone?: NoticeTone;
  readonly title: ReactNode;
  /** What to do next: text, a Retry button, a link. */
  readonly children?: ReactNode;
  readonly className?: string;
}

const icons = { plain: Info, good: CircleCheck, bad: OctagonAlert };
const edges = { plain: color.ink, good: color.good, bad: color.bad };

/** Something the visitor should know about this part of the page; failures are spoken at once (U39, U43). */
export function Notice({ tone = 'plain', title, children, className }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <Box $tone={tone} role={tone === 'bad' ? 'alert' : 'status'} className={className}>
      <Icon size={22} aria-hidden />
      <div>
        <p>{title}</p>
        {children}
      </div>
    </Box>
  );
}

const Box = styled.div<{ $tone: NoticeTone }>`
  display: flex;
  gap: ${space.m};
  padding: ${space.l};
  border: 1px solid ${({ $tone }) => edges[$tone]};
  border-radius: ${radius.s};
  background: ${color.raised};

  > svg {
    flex: none;
    margin-top: 2px;
    color: ${({ $tone }) => edges[$tone]};
  }

  > div > p:first-child {
    font-weight: 600;
  }

  > div > * + * {
    margin-top: ${space.m};
  }
`;
