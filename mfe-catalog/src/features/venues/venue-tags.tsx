import { Badge, Row, useQuery } from '@northlight/site-kit';
import { programmeOptions } from './use-venues.ts';

/** At most this many names stand on a venue's card (§9). */
const MAX_TAGS = 3;

/** Names of what a venue runs; a card without them is still a card, so a failure shows nothing (§2 Home 4). */
export function VenueTags({ slug }: { readonly slug: string }) {
  const { data } = useQuery({ ...programmeOptions(slug), enabled: slug !== '' });
  if (!data?.length) return null;
  return (
    <Row as="ul" $gap="s">
      {data.slice(0, MAX_TAGS).map(({ id, name }) => (
        <Badge as="li" key={id}>
          {name}
        </Badge>
      ))}
    </Row>
  );
}
