import type { ExperienceView } from '@northlight/contracts';
import { Badge, Button, color, href, Link, Picture, Row, radius, size, space } from '@northlight/site-kit';
import styled from 'styled-components';

interface ExperienceTableProps {
  readonly experiences: readonly ExperienceView[];
  readonly onDelete: (experience: ExperienceView) => void;
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Every experience in the order of the catalogue; its name leads to it. */
export function ExperienceTable({ experiences, onDelete }: ExperienceTableProps) {
  return (
    <Scroller tabIndex={0} role="region" aria-label="All experiences">
      <table>
        <thead>
          <tr>
            <th scope="col">Experience</th>
            <th scope="col">Category</th>
            <Figure scope="col" as="th">
              Price
            </Figure>
            <Figure scope="col" as="th">
              Minutes
            </Figure>
            <Figure scope="col" as="th">
              Order
            </Figure>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {experiences.map((one) => (
            <tr key={one.id}>
              <th scope="row">
                <Named>
                  <Small src={one.imageUrl} alt="" shape="square" sizes="56px" />
                  <span>
                    <Link to={href('adminExperience', { id: String(one.id) })}>{one.name}</Link>
                    <Row $gap="xs">
                      {one.isPopular && <Badge>Popular</Badge>}
                      {one.isNew && <Badge>New</Badge>}
                    </Row>
                  </span>
                </Named>
              </th>
              <td>{one.category}</td>
              <Figure>{dollars.format(one.price)}</Figure>
              <Figure>{one.duration}</Figure>
              <Figure>{one.displayOrder}</Figure>
              <td>
                <Button tone="danger" isSmall aria-label={`Delete ${one.name}`} onClick={() => onDelete(one)}>
                  Delete
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

const Scroller = styled.div`
  overflow-x: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  background: ${color.raised};

  table {
    width: 100%;
    min-width: 720px;
    border-collapse: collapse;
  }

  th,
  td {
    padding: ${space.m} ${space.l};
    text-align: left;
    vertical-align: middle;
  }

  thead th {
    color: ${color.inkQuiet};
    font-size: ${size.small};
    font-weight: 600;
  }

  tbody tr {
    border-top: 1px solid ${color.line};
  }

  tbody th {
    font-weight: 600;
  }
`;

const Figure = styled.td`
  && {
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
`;

const Named = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.m};
`;

const Small = styled(Picture)`
  width: 56px;
  flex: none;
  border-radius: ${radius.s};
`;
