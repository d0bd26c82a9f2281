import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Figures of the first texts, and what stands for them from now on. */
const figures: readonly (readonly [figure: string, name: string])[] = [
  ['the 6% booking fee', 'the {fee} booking fee'],
  ['takes 10% off a booking', 'takes {memberDiscount} off a booking'],
  [
    'From 5 tickets on, group tickets are 10% off',
    'From {groupFrom} tickets on, group tickets are {groupDiscount} off',
  ],
  ['up to 24 hours before', 'up to {moveHours} hours before'],
  ['up to 48 hours before', 'up to {refundHours} hours before'],
  ['48 hours or more before', '{refundHours} hours or more before'],
];

/** Texts that nobody has written anew name the figures that an admin sets, instead of having a copy of them. */
export class FiguresInTexts1796800100000 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> => replaced(db, figures);

  down = (db: QueryRunner): Promise<void> =>
    replaced(
      db,
      figures.map(([figure, name]) => [name, figure] as const),
    );
}

async function replaced(db: QueryRunner, pairs: typeof figures): Promise<void> {
  for (const pair of pairs)
    await db.query(
      `update correspondence.contents set blocks = replace(blocks::text, $1, $2)::jsonb where written_by = 'migration'`,
      [...pair],
    );
}
