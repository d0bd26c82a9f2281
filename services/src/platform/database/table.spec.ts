import { describe, expect, it } from '@jest/globals';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Table } from './table.js';

@Entity({ schema: 'shelf', name: 'books' })
class BookRow {
  @PrimaryColumn('integer') id: number;
  @Column('text', { name: 'short_title' }) shortTitle: string;
  @Column('text', { array: true }) tags: readonly string[];
  @Column('jsonb', { name: 'reading_days', nullable: true }) readingDays: readonly string[] | null;
}

const books = new Table(BookRow);

describe('a table as its entity describes it', () => {
  it('has the name and the columns of the entity', () => {
    expect(books.name).toBe('shelf.books');
    expect(books.selected(['id', 'shortTitle'], 'b')).toBe('b.id as "id", b.short_title as "shortTitle"');
    expect(books.has('title')).toBe(false);
  });

  it('takes the fields of the entity, a list of PostgreSQL as a list and JSON as JSON', () => {
    expect(books.written({ shortTitle: 'Emma', tags: ['novel'], readingDays: ['Mon'] })).toEqual({
      ...{ short_title: 'Emma', tags: ['novel'], reading_days: '["Mon"]' },
    });
    expect(books.written({ readingDays: null })).toEqual({ reading_days: null });
  });

  it('reads a stored row as the entity, and leaves out what the entity does not know', () => {
    const stored = { id: 1, short_title: 'Emma', tags: [], reading_days: null, of_the_next_release: 7 };
    expect(books.read(stored)).toEqual({ id: 1, shortTitle: 'Emma', tags: [], readingDays: null });
  });

  it('refuses a field that the entity does not have, so that nothing else gets into a statement', () => {
    expect(() => books.written({ 'id = 1; --': 2 } as never)).toThrow(RangeError);
  });
});
