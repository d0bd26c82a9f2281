import { Link, Picture, Row, radius, space } from '@northlight/site-kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface PicturedNameProps {
  readonly name: string;
  readonly to: string;
  readonly imageUrl: string;
  /** Its picture has no square crop. */
  readonly isWide?: boolean;
  /** Badges that say how the thing stands. */
  readonly children?: ReactNode;
}

/** The cell that names a row: its picture, and the way to its page. */
export function PicturedName({ name, to, imageUrl, isWide = false, children }: PicturedNameProps) {
  return (
    <Named>
      <Small
        src={imageUrl}
        alt=""
        shape={isWide ? 'wide' : 'square'}
        sizes={isWide ? '84px' : '56px'}
        $isWide={isWide}
      />
      <span>
        <Link to={to}>{name}</Link>
        <Row $gap="xs">{children}</Row>
      </span>
    </Named>
  );
}

const Named = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.m};
`;

const Small = styled(Picture)<{ $isWide: boolean }>`
  width: ${({ $isWide }) => ($isWide ? '84px' : '56px')};
  flex: none;
  border-radius: ${radius.s};
`;
