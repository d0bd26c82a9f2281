import type { AuditEntryView } from '@northlight/contracts';
import { color, href, Link, Quiet, space } from '@northlight/site-kit';
import styled from 'styled-components';
import { fieldsOf, whoText } from '../../format/audit-words.ts';
import { momentText } from '../../format/moments.ts';
import { texts } from '../../texts/house-settings.ts';
import { FieldChanges } from '../../ui/field-changes.tsx';

/** Who changed the figures last, when, from what to what. */
export function LastChanges({ changes }: { readonly changes: readonly AuditEntryView[] }) {
  return (
    <Section aria-label={texts.recentChanges}>
      <h2>{texts.recentChanges}</h2>
      {changes.length === 0 && <Quiet>{texts.noChangesYetThese}</Quiet>}
      <ol>
        {changes.map((change) => (
          <li key={change.id}>
            <p>
              <b>{whoText(change)}</b>, <time dateTime={change.at}>{momentText(change.at)}</time>
            </p>
            <FieldChanges of={`Changed ${momentText(change.at)}`} fields={fieldsOf(change)} />
          </li>
        ))}
      </ol>
      {changes.length > 0 && <Link to={href('adminAudit', { subject: 'settings/house' })}>{texts.allChanges}</Link>}
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${space.m};

  h2 {
    font-size: 1.25rem;
  }

  li {
    display: grid;
    gap: ${space.s};
    padding-block: ${space.m};
    border-top: 1px solid ${color.line};
  }
`;
