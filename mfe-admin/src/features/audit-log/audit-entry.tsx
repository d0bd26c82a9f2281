import type { AuditEntryView } from '@northlight/contracts';
import { Badge, Button, color, from, Link, size, space, VisuallyHidden } from '@northlight/site-kit';
import styled from 'styled-components';
import { fieldsOf, pageOf, subjectText, whoText } from '../../format/audit-words.ts';
import { momentText } from '../../format/moments.ts';
import { texts } from '../../texts/audit-log.ts';
import { FieldChanges } from '../../ui/field-changes.tsx';

interface AuditEntryProps {
  readonly entry: AuditEntryView;
  /** Shows this subject alone; not offered where nothing else is shown. */
  readonly onOnly: ((subject: AuditEntryView['subject']) => void) | undefined;
}

/** More fields than these are folded in: somebody made or deleted the whole thing. */
const MAX_SHOWN = 6;

/** One change: when, who, what, and each field before and after. */
export function AuditEntry({ entry, onOnly }: AuditEntryProps) {
  const { at, role, subject, what } = entry;
  const fields = fieldsOf(entry);
  const to = pageOf(subject);
  const name = subjectText(subject);
  return (
    <Line>
      <header>
        <time dateTime={at}>{momentText(at)}</time>
        <p>
          {whoText(entry)} {entry.whoId !== null && <Badge $tone="plain">{role}</Badge>}
        </p>
      </header>
      <div>
        <h2>
          {to ? <Link to={to}>{name}</Link> : name} <span>{what.replaceAll('-', ' ')}</span>
        </h2>
        {fields.length > 0 && fields.length <= MAX_SHOWN && <FieldChanges of={`${name} ${what}`} fields={fields} />}
        {fields.length > MAX_SHOWN && (
          <details>
            <summary>{texts.field({ fields: fields.length })}</summary>
            <FieldChanges of={`${name} ${what}`} fields={fields} />
          </details>
        )}
        {onOnly && (
          <Button tone="secondary" isSmall onClick={() => onOnly(subject)}>
            {texts.filterTo}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </Button>
        )}
      </div>
    </Line>
  );
}

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s} ${space.xl};
  padding-block: ${space.l};
  border-top: 1px solid ${color.line};

  time {
    color: ${color.inkQuiet};
    font-size: ${size.small};
    font-variant-numeric: tabular-nums;
  }

  > div {
    display: grid;
    min-width: 0;
    gap: ${space.s};
    justify-items: start;
  }

  h2 {
    font-size: ${size.text};
    font-weight: 600;
    overflow-wrap: anywhere;

    span {
      color: ${color.inkQuiet};
      font-weight: 400;
    }
  }

  details {
    width: 100%;
  }

  summary {
    min-height: 32px;
    cursor: pointer;
    font-size: ${size.small};
  }

  @media (${from.medium}) {
    grid-template-columns: 208px minmax(0, 1fr);
  }
`;
