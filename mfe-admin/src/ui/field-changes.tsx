import { color, radius, size, space, VisuallyHidden } from '@northlight/site-kit';
import styled from 'styled-components';
import type { FieldChange } from '../format/audit-words.ts';
import { texts } from '../texts/common.ts';

interface FieldChangesProps {
  readonly of: string;
  readonly fields: readonly FieldChange[];
}

/** Each field before and after, side by side; a side that there was not is left empty. */
export function FieldChanges({ of, fields }: FieldChangesProps) {
  return (
    <Table>
      <caption>
        <VisuallyHidden>{of}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{texts.field}</th>
          <th scope="col">{texts.before}</th>
          <th scope="col">{texts.after}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, label, old, now }) => (
          <tr key={name}>
            <th scope="row">{label}</th>
            <td>{old !== undefined && <del>{old}</del>}</td>
            <td>{now !== undefined && <ins>{now}</ins>}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  width: 100%;
  border: 1px solid ${color.line};
  border-radius: ${radius.s};
  border-collapse: separate;
  border-spacing: 0;
  background: ${color.raised};
  font-size: ${size.small};
  table-layout: fixed;

  th,
  td {
    padding: ${space.xs} ${space.m};
    overflow-wrap: anywhere;
    text-align: left;
    vertical-align: top;
    white-space: pre-wrap;
  }

  th:first-child {
    width: 28%;
  }

  thead th {
    color: ${color.inkQuiet};
    font-weight: 400;
  }

  tbody th {
    font-weight: 600;
  }

  tbody > tr > * {
    border-top: 1px solid ${color.line};
  }

  del {
    color: ${color.inkQuiet};
  }

  ins {
    text-decoration: none;
  }
`;
