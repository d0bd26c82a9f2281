import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Each size of a product has pieces of its own (docs/adr/0078). What there is of a product is split over its sizes, the
 * first ones get what is over. `inventory` stays what there is of all sizes: the release before goes on with it, and what
 * it writes is taken from the size that has most, or put there.
 */
export class VariantStock1798000000025 implements MigrationInterface {
  up = (db: QueryRunner): Promise<void> =>
    db.query(`
      alter table merchandise.products add column variant_stock jsonb;
      create function merchandise.keep_variant_stock() returns trigger language plpgsql as $$
      begin
        if new.variant_stock is null or new.inventory < 0 then return new; end if; -- which its check refuses
        if tg_op = 'UPDATE' and new.variant_stock is not distinct from old.variant_stock
          and new.inventory <> old.inventory then
          new.variant_stock := (
            select jsonb_object_agg(variant, pieces - greatest(0, least(pieces, old.inventory - new.inventory - fuller))
              + case when nth = 1 then greatest(0, new.inventory - old.inventory) else 0 end)
            from (
              select key as variant, value::int as pieces, row_number() over most as nth,
                coalesce(sum(value::int) over (most rows between unbounded preceding and 1 preceding), 0) as fuller
              from jsonb_each_text(old.variant_stock) window most as (order by value::int desc, key)
            ) as sizes);
        end if;
        new.inventory := (select sum(value::int) from jsonb_each_text(new.variant_stock));
        return new;
      end $$;
      create trigger keep_variant_stock before insert or update on merchandise.products
        for each row execute function merchandise.keep_variant_stock();
      update merchandise.products set variant_stock = (
        select jsonb_object_agg(variant, inventory / pieces + case when nth <= inventory % pieces then 1 else 0 end)
        from (select variant, nth, count(*) over () as pieces from unnest(case category
          when 'Apparel' then array['Small', 'Medium', 'Large', 'X-Large'] else array['8×10″', '12×16″', '18×24″'] end)
          with ordinality as size (variant, nth)) as sizes)
      where category in ('Apparel', 'Art');
      alter table merchandise.products add constraint products_variant_stock
        check (not jsonb_path_exists(variant_stock, '$.* ? (@ < 0)')) not valid;
      alter table merchandise.products validate constraint products_variant_stock;`);

  down = (db: QueryRunner): Promise<void> =>
    db.query(`
      drop trigger keep_variant_stock on merchandise.products;
      drop function merchandise.keep_variant_stock();
      alter table merchandise.products drop column variant_stock;`);
}
