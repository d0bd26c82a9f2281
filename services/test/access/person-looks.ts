import { ModulesContainer } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { getMetadataStorage } from 'class-validator';

/** A route by which staff looks persons up: by words that are typed, or in a file to take along. */
export interface PersonLook {
  readonly path: string;
  /** The field of the query that takes words; undefined for a file. */
  readonly field: string | undefined;
}

/** Figures alone, and the record itself. */
const withoutPersons = ['/api/admin/reports.csv'];
const typed = ['search', 'q'];

const fieldsOf = (dto: new () => unknown): string[] =>
  getMetadataStorage()
    .getTargetValidationMetadatas(dto, '', false, false)
    .map(({ propertyName }) => propertyName);

function looksOf(controller: new () => unknown): PersonLook[] {
  const base: string = Reflect.getMetadata('path', controller);
  const { prototype } = controller;
  const handlers = Object.getOwnPropertyNames(prototype).filter((name) => Reflect.hasMetadata('path', prototype[name]));
  return handlers.flatMap((name) => {
    const path = `/${base}/${Reflect.getMetadata('path', prototype[name])}`.replace(/\/+$/, '');
    const types: unknown[] = Reflect.getMetadata('design:paramtypes', prototype, name) ?? [];
    const dtos = types.filter((type) => typeof type === 'function') as (new () => unknown)[];
    const isGet = Reflect.getMetadata('method', prototype[name]) === 0;
    const field = dtos.flatMap(fieldsOf).find((one) => typed.includes(one));
    const isLook = path.startsWith('/api/admin/') && isGet && (path.endsWith('.csv') || field !== undefined);
    return isLook ? [{ path, field: path.endsWith('.csv') ? undefined : field }] : [];
  });
}

/** Every such route of the service, by the rules of its query. */
export const personLooks = (app: NestExpressApplication): PersonLook[] =>
  [...app.get(ModulesContainer).values()]
    .flatMap(({ controllers }) => [...controllers.values()])
    .flatMap(({ metatype }) => looksOf(metatype as new () => unknown))
    .filter(({ path }) => !withoutPersons.includes(path));
