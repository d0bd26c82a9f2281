import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { {{Room}}{{stamp}} } from './persistence/migrations/{{stamp}}-{{room}}.js';

export const {{roomCamel}}Migrations = [{{Room}}{{stamp}}];

/** The room of {{words}}. */
@Module({ imports: [CqrsModule], controllers: [], providers: [] })
export class {{Room}}Module {}
