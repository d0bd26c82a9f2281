import type { ManagedProductView } from '@northlight/contracts';
import { Badge, color, href, Link, money, Picture, Row, radius, size, space } from '@northlight/site-kit';
import styled from 'styled-components';

/** Every product, archived ones too; its name leads to it. */
export function ProductTable({ products }: { readonly products: readonly ManagedProductView[] }) {
  return (
    <Scroller tabIndex={0} role="region" aria-label="All products">
      <table>
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col">Category</th>
            <Figure scope="col" as="th">
              Price
            </Figure>
            <Figure scope="col" as="th">
              Pieces left
            </Figure>
          </tr>
        </thead>
        <tbody>
          {products.map((one) => (
            <tr key={one.id}>
              <th scope="row">
                <Named>
                  <Small src={one.imageUrl} alt="" shape="square" sizes="56px" />
                  <span>
                    <Link to={href('adminProduct', { id: String(one.id) })}>{one.name}</Link>
                    <Standing product={one} />
                  </span>
                </Named>
              </th>
              <td>{one.category}</td>
              <Figure>{money(one.price)}</Figure>
              <Figure>{one.inventory}</Figure>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

function Standing({ product: { isArchived, inventory } }: { readonly product: ManagedProductView }) {
  return (
    <Row $gap="xs">
      {isArchived && <Badge>Archived</Badge>}
      {inventory === 0 && <Badge>Sold out</Badge>}
    </Row>
  );
}

const Scroller = styled.div`
  overflow-x: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  background: ${color.raised};

  table {
    width: 100%;
    min-width: 560px;
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
