import type { ManagedUserView } from '@northlight/contracts';
import { Badge, type BadgeTone, Row } from '@northlight/site-kit';
import { useMemo } from 'react';
import { momentDay } from '../../format/moments.ts';
import { texts } from '../../texts/manage-users.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { OpenButton } from '../../ui/data-table/open-button.ts';
import { Small } from '../../ui/data-table/small.ts';
import { roleWord } from './role-words.ts';

interface UserTableProps {
  readonly users: readonly ManagedUserView[];
  /** These are all there are: only then an order of theirs is the order of all. */
  readonly isWhole: boolean;
  readonly onOpen: (id: number) => void;
}

/** Accounts by username; a row opens what may be changed, and for the keyboard the button in it. */
export function UserTable({ users, isWhole, onOpen }: UserTableProps) {
  const columns = useMemo(() => columnsFor(onOpen, isWhole), [onOpen, isWhole]);
  return (
    <DataTable
      caption={texts.users}
      columns={columns}
      rows={users}
      keyOf={({ id }) => id}
      onRow={({ id }) => onOpen(id)}
      minWidth={640}
    />
  );
}

const columnsFor = (onOpen: (id: number) => void, isWhole: boolean): readonly Column<ManagedUserView>[] => [
  {
    title: texts.user,
    isName: true,
    show: ({ id, username, firstName, lastName }) => (
      <>
        <OpenButton type="button" onClick={() => onOpen(id)}>
          {username}
        </OpenButton>
        <Small>{[firstName, lastName].filter(Boolean).join(' ') || texts.noNameGiven}</Small>
      </>
    ),
    ...(isWhole && { sortBy: ({ username }) => username }),
  },
  {
    title: texts.role,
    show: (user) => (
      <Row $gap="xs">
        {marksOf(user).map(([word, tone]) => (
          <Badge key={word} $tone={tone}>
            {word}
          </Badge>
        ))}
      </Row>
    ),
  },
  {
    title: texts.email,
    show: ({ email, emailVerified }) => (
      <>
        {email}
        <Small>{emailVerified ? texts.confirmed : texts.notConfirmed}</Small>
      </>
    ),
    ...(isWhole && { sortBy: ({ email }) => email }),
  },
  {
    title: texts.joined2,
    isOneLine: true,
    show: ({ createdAt }) => momentDay(createdAt),
    ...(isWhole && { sortBy: ({ createdAt }) => createdAt }),
  },
];

type Mark = readonly [word: string, tone: BadgeTone];

const marksOf = ({ isAdmin, roles, isDeactivated }: ManagedUserView): Mark[] => [
  ...(isDeactivated ? [[texts.deactivated, 'bad'] as const] : []),
  ...(isAdmin ? [[texts.admin, 'light'] as const] : []),
  ...roles.map((role): Mark => [roleWord(role), 'plain']),
];
